/** Keys whatever their length: in one piece, none twice, none left out; UUIDs behind a prefix, tokens, long hashes. */
import type { Detector } from '../../detector.ts';
import type { ColumnSample } from '../../sample.ts';

const FEWEST_ROWS = 10;
/** Shorter ones are left to `fromValues`. */
const LEAST_LENGTH = 20;
const inOnePiece = /^[!-~]{12,256}$/;
/** Surer than what values alone suggest, less sure than a header. */
const SURE = 0.6;

export const token: Detector = {
  id: 'token',
  label: 'keys made by machines',
  kind: 'code',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'R',
  proof: 'form',
  judge(column) {
    if (!areKeys(column)) return undefined;
    const evidence = [{ says: 'unique', share: column.uniqueShare } as const];
    return { confidence: SURE, share: 1, evidence };
  },
};

function areKeys({ rows, missing, uniqueShare, meanLength, probe, numbers, dates }: ColumnSample): boolean {
  if (rows < FEWEST_ROWS || missing > 0 || uniqueShare < 1 || meanLength < LEAST_LENGTH || numbers || dates)
    return false;
  return probe.every((value) => inOnePiece.test(value) && /\d/.test(value) && !/^[[{<]/.test(value));
}

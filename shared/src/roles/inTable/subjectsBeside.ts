/** `s`, `u` and `uid` beside times are those who did something then, if they return. */
import { detectors } from '../detectors/index.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { isOpen } from './rejudged.ts';

const short = new Set(wordsIn('s, d, u, p, uid, sid, pid, subj, who, usr, dev'));
const LEAST_ROWS_PER_VALUE = 1.5;
/** Fewer are answers or groups. */
const FEWEST = 10;

const subjectId = detectors.find(({ id }) => id === 'subject-id');

export function subjectsBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const hasTimes = roles.some(({ detector }) => detector?.id === 'time-stamp');
  const hasSubject = roles.some(({ role }) => role === 'subject');
  if (!hasTimes || hasSubject || !subjectId) return roles.slice();
  const first = columns.findIndex((column, i) => isOpen(roles[i]) && isShortId(column));
  return roles.map((role, i) => (i === first ? asSubject(columns[i], role) : role));
}

function isShortId({ header, numbers, distinct, rows, missing }: ColumnForm): boolean {
  if (header.words.length !== 1 || !short.has(header.words[0]) || distinct < FEWEST) return false;
  return (rows - missing) / distinct >= LEAST_ROWS_PER_VALUE && (!numbers || numbers.areWhole);
}

function asSubject({ header, rows, missing, distinct }: ColumnForm, role: ColumnRole): ColumnRole {
  if (!subjectId) return role;
  const evidence = [
    { says: 'header', words: header.words.join(' ') } as const,
    { says: 'repeated', rowsPerValue: (rows - missing) / distinct } as const,
  ];
  return {
    ...role,
    role: 'subject',
    kind: 'code',
    inferred: 'subject',
    detector: subjectId,
    confidence: 0.6,
    share: 1,
    evidence,
  };
}

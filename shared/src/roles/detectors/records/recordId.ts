/** The number of the row in some other table: a header that says `id` and nothing else, and no value twice. */
import { Confidence, type Detector } from '../../detector.ts';
import { phrasesOf, wholePhrase } from '../../header.ts';
import type { ColumnSample } from '../../sample.ts';

/** Nothing but a key is called so. */
const keyNames = phrasesOf(`
  id, ids, uid, pk, primary key, row id, record id, record number, record no, rec id, rec no, rec num, identifier,
  obs id, observation id, response id, submission id, entry id, sample id, case, caseno, resp id, Kennung,
  laufende Nummer, lfd Nr, Laufnummer, Datensatz ID, Datensatznummer, Satznummer, identifiant,
  numéro d'enregistrement, numéro d'ordre, identificador, clave, número de registro, id registro, folio, 識別子, 通し番号,
  連番, レコード番号, 整理番号, 编号, 序号, 记录号, 标识, 編號, 序號, 記錄編號
`);
/** Counts and measures are called so too: these are keys if they run on. */
const countNames = phrasesOf(`
  key, index, idx, row, row number, row no, row num, rownum, row index, record, unnamed, obs, seq, seq no,
  sequence number, serial, no, nr, n, num, number, line, line number, line no, Nummer, Zeile, numéro, clé, ligne,
  número, fila, 番号, 行番号, 行号, 行號
`);

const LEAST_UNIQUE = 0.95;
const FEWEST_VALUES = 3;
/** Of numbers that run on, from one row to the next, on average: some rows may have been left out. */
const MOST_STEP = 2;
const inOnePiece = /^\S{1,64}$/;

export const recordId: Detector = {
  id: 'record-id',
  label: 'ids of rows',
  kind: 'code',
  role: 'identifier',
  isPseudonym: true,
  safeHarbor: 'R',
  proof: 'header',
  judge(column) {
    const words = nameOf(column);
    if (words === undefined || column.uniqueShare < LEAST_UNIQUE || column.distinct < FEWEST_VALUES) return undefined;
    if (!looksLikeKeys(column)) return undefined;
    const evidence = [{ says: 'header', words } as const, { says: 'unique', share: column.uniqueShare } as const];
    return { confidence: Confidence.header, share: 1, evidence };
  },
};

/** `Num3` is one of several numbers, not the row's. */
function nameOf({ header, numbers, rows }: ColumnSample): string | undefined {
  if (/\d/.test(header.name.replace('Unnamed: 0', ''))) return undefined;
  const runsOn = numbers?.areWhole && numbers.largest - numbers.least < MOST_STEP * rows;
  return wholePhrase(header, keyNames) ?? (runsOn ? wholePhrase(header, countNames) : undefined);
}

function looksLikeKeys({ probe, numbers, dates }: ColumnSample): boolean {
  return !dates && (!numbers || numbers.decimals === 0) && probe.every((value) => inOnePiece.test(value));
}

/** Numbers of the rows themselves: 1, 2, 3 down the file. After another sorting the rows have other numbers, so these join nothing. */
import { Confidence, type Detector } from '../../detector.ts';
import { phrasesOf, tellsNothing, wholePhrase } from '../../header.ts';
import type { ColumnSample } from '../../sample.ts';

const named = phrasesOf(`
  id, no, nr, n, num, number, index, idx, row, row number, row id, row no, rownum, line, seq, serial, sl no, s no,
  sr no, serial number, obs, record, unnamed, key, item no, position, pos, rank, order, lfd Nr, laufende Nummer,
  Nummer, Zeile, numéro, ligne, numéro d'ordre, n° ordre, número, fila, orden, nº, riga, numero, linha, ordem, regel,
  volgnummer, lp, l p, liczba porządkowa, löpnummer, rad, pořadí, pořadové číslo, poř, №, номер, п п, № п п,
  порядковый номер, sıra, sıra no, sira no, 番号, 連番, 行番号, 通し番号, 序号, 行号, 번호, 순번, 연번
`);
const FEWEST_ROWS = 3;

export const rowNumber: Detector = {
  id: 'row-number',
  label: 'numbers of the rows',
  kind: 'number',
  role: 'identifier',
  isPseudonym: true,
  proof: 'header',
  judge(column) {
    const words = wholePhrase(column.header, named);
    if (words === undefined && !tellsNothing(column.header)) return undefined;
    // `id2` is one of several.
    if (words !== undefined && /\d/.test(column.header.name.replace('Unnamed: 0', ''))) return undefined;
    if (!countsRows(column)) return undefined;
    const unique = { says: 'unique', share: column.uniqueShare } as const;
    return {
      confidence: Confidence.headerAndForm,
      share: 1,
      evidence: words === undefined ? [unique] : [{ says: 'header', words }, unique],
    };
  },
};

/** From nought or one to as many as there are rows, each a step after the one before. */
function countsRows({ numbers, rows, missing, uniqueShare, values }: ColumnSample): boolean {
  if (!numbers?.areWhole || rows < FEWEST_ROWS || missing > 0 || uniqueShare < 1) return false;
  if (numbers.least < 0 || numbers.least > 1 || numbers.largest > rows) return false;
  let last = -1;
  for (const value of values) {
    const number = Number(value);
    if (!(number > last)) return false;
    last = number;
  }
  return true;
}

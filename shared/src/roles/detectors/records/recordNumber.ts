/** Numbers under which somebody keeps a record of a person: the header names them, each row has its own, all look alike. */
import { hasOneShape, holdsCodes } from '../../codes.ts';
import { Confidence, type Detector, type DetectorHead } from '../../detector.ts';
import { type HeaderWords, longestPhrase, phrasesOf, speaksAgainst } from '../../header.ts';

/** What a record number has to say of itself. */
export interface RecordNumber extends Pick<DetectorHead, 'id' | 'label'> {
  readonly safeHarbor: NonNullable<DetectorHead['safeHarbor']>;
  readonly header: HeaderWords;
}

/** The share of rows that have a value of their own. */
const LEAST_UNIQUE = 0.95;
/** Fewer rows show nothing. */
const FEWEST_VALUES = 3;

/** Facts about the record, and records of business. */
const denied = phrasesOf(`
  type, status, date, time, name, balance, category, description, currency, country, length, order, purchase, vendor,
  supplier, ledger, gl, chart, store, company, bank, banque, banco, banca, banka, rachunek, 口座, 银行, 銀行, 계좌, Datum,
  Art, fecha, 日期, 类型, 種類, 訂單, 订单, 注文
`);

export function recordNumber({ header, ...spec }: RecordNumber): Detector {
  const named = phrasesOf(header);
  return {
    ...spec,
    kind: 'code',
    role: 'identifier',
    isPseudonym: true,
    proof: 'header',
    judge(column) {
      const words = longestPhrase(column.header, named);
      if (words === undefined) return undefined;
      const other = longestPhrase(column.header, denied);
      // `chart` in `chart number` is part of the name.
      if (other !== undefined && !words.includes(other)) return undefined;
      if (column.distinct < FEWEST_VALUES || column.uniqueShare < LEAST_UNIQUE) return undefined;
      if (speaksAgainst(column.header, words) || !holdsCodes(column) || !hasOneShape(column)) return undefined;
      const evidence = [{ says: 'header', words } as const, { says: 'unique', share: column.uniqueShare } as const];
      return { confidence: Confidence.headerAndForm, share: 1, evidence };
    },
  };
}

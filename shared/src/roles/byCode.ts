/** Detectors of numbers whose form differs from place to place: the header names them, and the values are codes. */
import { Confidence, type Detector, type DetectorHead } from './detector.ts';
import { type HeaderWords, longestPhrase, phrasesOf } from './header.ts';
import type { ColumnSample } from './sample.ts';

export interface CodeDetector extends DetectorHead {
  readonly header: HeaderWords;
  /** Words of a header that speak against it, beside those that speak against any code. */
  readonly not?: HeaderWords;
  /** The common head of all codes like this. Runs in linear time. */
  readonly form: RegExp;
}

/** The share of distinct values that must have the form. */
const LEAST_SHARE = 0.8;
/** Codes distinguish people: so many distinct ones, or one for every fifth row. */
const MANY_CODES = 20;
const LEAST_DISTINCT_SHARE = 0.2;

/** Words about a document, not for the text on it. */
const about = `
  date, type, class, country, state, issuer, issued, expiry, expires, status, valid, count, total, share, percent,
  Datum, Art, Anzahl, Land, gültig, fecha, tipo, país, pays, 日期, 类型, 類型, 種類, 期限
`;

export function byCode({ header, not = '', form, ...head }: CodeDetector): Detector {
  const named = phrasesOf(header);
  const denied = phrasesOf([about, not]);
  return {
    ...head,
    proof: 'header',
    judge(column) {
      const words = longestPhrase(column.header, named);
      if (words === undefined || longestPhrase(column.header, denied) !== undefined) return undefined;
      if (column.dates || (column.numbers?.decimals ?? 0) > 0 || !tellsApart(column)) return undefined;
      const share = column.values.filter((value) => form.test(value)).length / column.values.length;
      if (!(share >= LEAST_SHARE)) return undefined;
      const evidence = [{ says: 'header', words } as const, { says: 'form', what: head.label, share } as const];
      return { confidence: Confidence.header, share, evidence };
    },
  };
}

function tellsApart({ distinct, rows, missing }: ColumnSample): boolean {
  return distinct > MANY_CODES || distinct >= LEAST_DISTINCT_SHARE * (rows - missing);
}

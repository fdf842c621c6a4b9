/** Which values of a column may stand for several others together: by a word for a total, or as a prefix of their codes. */
import type { Dimension } from './countTable.ts';
import { saysTotal } from './totalWords.ts';

/** Value → the value that may be its total, or −1. */
export interface Rollup {
  readonly dimension: number;
  readonly totalOf: Int32Array;
}

/** More values are no categories with a total among them that anyone would read. */
const MOST_VALUES = 20_000;
const MOST_TOTALS = 8;

/** What a column may hold of totals; the numbers have to agree. */
export function rollupsOf(dimension: Dimension, index: number): Rollup[] {
  if (dimension.size > MOST_VALUES) return [];
  const texts = Array.from({ length: dimension.size }, (_, code) => (code === 0 ? '' : dimension.text(code).trim()));
  const totals = texts.flatMap((text, code) => (code > 0 && saysTotal(text) ? [code] : []));
  const isTotal = new Set(totals);
  const byWord = totals.slice(0, MOST_TOTALS).map((total) => ({
    dimension: index,
    totalOf: Int32Array.from(texts, (_, code) => (code === 0 || isTotal.has(code) ? -1 : total)),
  }));
  const prefixes = byPrefix(texts);
  return prefixes ? [...byWord, { dimension: index, totalOf: prefixes }] : byWord;
}

const code = /^[\p{L}\d][\p{L}\d.]{0,11}$/u;
const hasDigit = /\d/;

/** `01` is the total of `011` and `012`, `A` of `A1` and `A2`: the longest other value that a value begins with. */
function byPrefix(texts: readonly string[]): Int32Array | undefined {
  const codes = texts.slice(1);
  if (codes.length < 3 || !codes.every((text) => code.test(text)) || !codes.some((text) => hasDigit.test(text)))
    return undefined;
  const known = new Map(codes.map((text, i) => [text, i + 1]));
  const totalOf = new Int32Array(texts.length).fill(-1);
  let parents = 0;
  for (const [text, child] of known) {
    for (let length = text.length - 1; length > 0; length--) {
      const parent = known.get(text.slice(0, length));
      if (parent === undefined) continue;
      totalOf[child] = parent;
      parents++;
      break;
    }
  }
  return parents >= 2 ? totalOf : undefined;
}

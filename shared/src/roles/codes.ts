/** Whether the values of a column are codes: short, in one piece, with digits, and perhaps of one shape. */
import type { ColumnSample } from './sample.ts';

const NEARLY_ALL = 0.9;
const MOST = 0.8;

/** In one piece, or digits in groups. */
const code = /^(?:\S{1,64}|[\d -]{1,40})$/;
const hasDigit = /\d/;

/** Not measured numbers, not dates, not words. */
export function holdsCodes({ probe, numbers, dates }: ColumnSample): boolean {
  if (probe.length === 0 || dates || (numbers && numbers.decimals > 0)) return false;
  return shareOf(probe, (value) => code.test(value) && hasDigit.test(value)) >= NEARLY_ALL;
}

/** As `AB-1234`: letters and digits in the same order, or always as many characters. */
export function hasOneShape({ probe }: ColumnSample): boolean {
  return commonest(probe.map(shapeOf)) >= MOST || commonest(probe.map(({ length }) => length)) >= MOST;
}

function shapeOf(value: string): string {
  return value.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'A');
}

/** The share of the commonest of `items`. */
function commonest(items: readonly unknown[]): number {
  const counts = new Map<unknown, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / items.length;
}

function shareOf(values: readonly string[], matches: (value: string) => boolean): number {
  return values.filter(matches).length / values.length;
}

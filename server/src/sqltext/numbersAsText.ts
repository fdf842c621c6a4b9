/** Numbers in SQL as remedies read and write them: plain ones alone, in doubles, and with as many decimals as they need. */
import { decimalsOf } from '@quasi/shared/remedies';
import type { TextDialect } from './dialects.ts';

/** Names an expression, for expressions that need it more than once. */
export type Naming = (expression: string) => string;

const PLAIN = '^[-+]?([0-9]+([.][0-9]*)?|[.][0-9]+)$';
const LONGEST = 24;
/** Of steps: with more, doubles have no digits left for them. */
const MOST_DECIMALS = 6;
const LARGEST_STEP = 1e15;

/** NULL for what is no plain number. */
export function plainNumber(dialect: TextDialect, value: string, named: Naming): string {
  const text = named(dialect.trimmed(value));
  const isPlain = `${dialect.isLike(text, PLAIN)} AND ${dialect.characters(text)} <= ${LONGEST}`;
  const number = named(`CASE WHEN ${isPlain} THEN ${dialect.number(text)} END`);
  return named(`CASE WHEN abs(${number}) <= ${constant(dialect, Number.MAX_SAFE_INTEGER)} THEN ${number} END`);
}

export function constant(dialect: TextDialect, number: number): string {
  return dialect.number(dialect.literal(String(number)));
}

/** Whether multiples of a step can be written exactly. */
export function isWritable(step: number): boolean {
  return decimalsOf(step) <= MOST_DECIMALS && step <= LARGEST_STEP;
}

/** As `Math.round`. */
export function rounded(number: string, named: Naming): string {
  const below = named(`floor(${number})`);
  return named(`CASE WHEN ${number} - ${below} >= 0.5 THEN ${below} + 1 ELSE ${below} END`);
}

/** As `writtenAs`: of a number that is a multiple of the step. */
export function multipleText(dialect: TextDialect, number: string, step: number, named: Naming): string {
  const decimals = decimalsOf(step);
  if (decimals === 0) return dialect.whole(number);
  const shift = 10 ** decimals;
  const size = named(`abs(${number})`);
  const below = named(`floor(${size})`);
  const fraction = named(`floor((${size} - ${below}) * ${shift} + 0.5)`);
  const whole = named(`CASE WHEN ${fraction} >= ${shift} THEN ${below} + 1 ELSE ${below} END`);
  const rest = named(`CASE WHEN ${fraction} >= ${shift} THEN ${fraction} - ${shift} ELSE ${fraction} END`);
  // A digit in front keeps the zeros that the fraction begins with.
  const digits = named(dialect.part(dialect.whole(`${rest} + ${shift}`), '2', String(decimals)));
  const sign = `CASE WHEN ${number} < 0 AND (${whole} > 0 OR ${rest} > 0) THEN '-' ELSE '' END`;
  const shown = `CASE WHEN ${rest} > 0 THEN ${dialect.concatenated("'.'", dialect.found(digits, '^[0-9]*[1-9]'))} ELSE '' END`;
  return dialect.concatenated(sign, dialect.whole(whole), shown);
}

/** As `intervalOf`. */
export function interval(dialect: TextDialect, number: string, width: number, named: Naming): string {
  const parts = named(`${number} / ${constant(dialect, width)}`);
  const nearest = rounded(parts, named);
  const isNear = `abs(${parts} - ${nearest}) <= ${constant(dialect, 4 * Number.EPSILON)} * abs(${parts})`;
  return named(`CASE WHEN ${isNear} THEN ${nearest} ELSE floor(${parts}) END`);
}

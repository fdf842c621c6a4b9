/** Values as our reader has them, written into the SQL: what means "not known" is NULL, and blanks go where the settings say so. */
import type { ReadingOptions } from '@quasi/shared/table';
import type { Dialect } from './dialect.ts';

type Missing = Pick<ReadingOptions, 'missingTokens' | 'trim'>;

/** `text`: an expression for the text of a value. */
export function normalised(
  dialect: Pick<Dialect, 'literal' | 'trimmed'>,
  text: string,
  { missingTokens, trim }: Missing,
): string {
  const trimmed = dialect.trimmed(text);
  const value = trim ? trimmed : text;
  if (missingTokens.length === 0) return value;
  const tokens = [...new Set(missingTokens.map((token) => token.trim()))].map((token) => dialect.literal(token));
  return `CASE WHEN ${trimmed} IN (${tokens.join(', ')}) THEN NULL ELSE ${value} END`;
}

/** As `normalised` for floating-point numbers: a token means one of them, or no number at all. `text`: of the number `value`. */
export function normalisedNumber(text: string, value: string, notANumber: string, { missingTokens }: Missing): string {
  const tokens = missingTokens.map((token) => token.trim());
  const numbers = tokens.filter((token) => token !== '' && String(Number(token)) === token && token !== 'NaN');
  const conditions = [
    ...(tokens.includes('NaN') ? [notANumber] : []),
    ...(numbers.length > 0 ? [`${value} IN (${numbers.join(', ')})`] : []),
  ];
  return conditions.length === 0 ? text : `CASE WHEN ${conditions.join(' OR ')} THEN NULL ELSE ${text} END`;
}

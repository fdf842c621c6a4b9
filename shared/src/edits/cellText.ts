/** How a value is written as a cell: in quotes only where it would not be read back without them. */
import { type Cell, type Dialect, isInQuotes, SAMPLE_LENGTH, type TextSource } from '../table/index.ts';

const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

/** How the cells of one text are written. */
export interface CellStyle {
  readonly dialect: Dialect;
  /** A cell that begins with this, and is not in quotes, could be taken for one in quotes of the other sort. */
  readonly misleading: string;
}

/** The head of the text decides about quotes: single ones do not count as long as none occurs there. */
export function cellStyleOf(dialect: Dialect, text: TextSource): CellStyle {
  if (dialect.quote !== DOUBLE_QUOTE) return { dialect, misleading: '"' };
  return { dialect, misleading: text.bytes(0, SAMPLE_LENGTH).includes(SINGLE_QUOTE) ? "'" : '' };
}

/** What stands in the place of a cell so that it is read as `value`. A cell that was in quotes stays in quotes. */
export function cellText(value: string, { kind }: Cell, isAlone: boolean, style: CellStyle): string {
  // A record of one cell that is empty would be a blank line.
  return isInQuotes(kind) || (isAlone && value === '') || needsQuotes(value, style)
    ? quoted(value, style.dialect)
    : value;
}

/** The value in quotes, each quote inside it doubled, or behind a backslash where the text has them so. */
export function quoted(value: string, { quote, escapedBy }: Dialect): string {
  const mark = String.fromCharCode(quote);
  const sign = String.fromCharCode(escapedBy);
  const inside = escapedBy === quote ? value : value.replaceAll(sign, sign + sign);
  return mark + inside.replaceAll(mark, sign + mark) + mark;
}

/** A dialect that any program reads. */
export function withoutEscapes(dialect: Dialect): Dialect {
  return { ...dialect, escapedBy: dialect.quote };
}

/** Whether it would be read as another value without quotes. */
export function needsQuotes(value: string, { dialect, misleading }: CellStyle): boolean {
  const { delimiter, quote, trim } = dialect;
  if (/[\r\n]/.test(value)) return true;
  if (value.includes(String.fromCharCode(delimiter)) || value.includes(String.fromCharCode(quote))) return true;
  if (misleading !== '' && value.startsWith(misleading)) return true;
  return trim && /^[ \t\v\f]|[ \t\v\f]$/.test(value);
}

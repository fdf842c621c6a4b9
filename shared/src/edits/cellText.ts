/** How a value is written as a cell: in quotes only where it would not be read back without them. */
import { type Cell, CellKind, type Dialect, SAMPLE_LENGTH, type TextSource } from '../table/index.ts';

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
  const wasQuoted = kind === CellKind.quoted || kind === CellKind.escaped;
  // A record of one cell that is empty would be a blank line.
  return wasQuoted || (isAlone && value === '') || needsQuotes(value, style) ? quoted(value, style.dialect) : value;
}

/** The value in quotes, each quote inside it doubled. */
export function quoted(value: string, { quote }: Dialect): string {
  const mark = String.fromCharCode(quote);
  return mark + value.replaceAll(mark, mark + mark) + mark;
}

/** Whether it would be read as another value without quotes. */
export function needsQuotes(value: string, { dialect, misleading }: CellStyle): boolean {
  const { delimiter, quote, trim } = dialect;
  if (/[\r\n]/.test(value)) return true;
  if (value.includes(String.fromCharCode(delimiter)) || value.includes(String.fromCharCode(quote))) return true;
  if (misleading !== '' && value.startsWith(misleading)) return true;
  return trim && /^[ \t\v\f]|[ \t\v\f]$/.test(value);
}

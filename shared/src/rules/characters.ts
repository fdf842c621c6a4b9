/** The words for the delimiter and the quote of a file. */
import type { Dialect } from '../table/index.ts';

const delimiters: Readonly<Record<string, string>> = {
  ',': 'a comma',
  ';': 'a semicolon',
  '\t': 'a tab',
  '|': 'a vertical bar',
  ':': 'a colon',
  ' ': 'a blank',
};

export function delimiterName({ delimiter }: Dialect): string {
  return delimiters[String.fromCharCode(delimiter)] ?? 'the delimiter';
}

export function quoteName({ quote }: Dialect): string {
  return quote === 0x27 ? "single quote (')" : 'quote (")';
}

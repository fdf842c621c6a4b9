/** The words for the delimiter and the quote of a file. */
import type { Dialect } from '../table/index.ts';
import { t, translatable, translated } from '../words/index.ts';

const delimiters: Readonly<Record<string, string>> = {
  ',': translatable('a comma'),
  ';': translatable('a semicolon'),
  '\t': translatable('a tab'),
  '|': translatable('a vertical bar'),
  ':': translatable('a colon'),
  ' ': translatable('a blank'),
};

export function delimiterName({ delimiter }: Dialect): string {
  return translated(delimiters[String.fromCharCode(delimiter)] ?? translatable('the delimiter'));
}

export function quoteName({ quote }: Dialect): string {
  return quote === 0x27 ? t`single quote (')` : t`quote (")`;
}

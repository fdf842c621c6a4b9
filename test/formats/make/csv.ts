/** The tables as delimited text, written by nothing but quotes where a cell needs them. */
import type { HardColumn, Text } from '../hardTable.ts';

const cell = (text: Text = '') => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function csvOf(columns: readonly HardColumn[]): string {
  const rows = columns[0].texts.map((_, i) => columns.map(({ texts }) => cell(texts[i])).join(','));
  return `${[columns.map(({ name }) => cell(name)).join(','), ...rows].join('\n')}\n`;
}

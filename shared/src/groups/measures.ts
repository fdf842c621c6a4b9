/** Columns that measure something of a group rather than name it. */
import type { ColumnForm } from '../roles/index.ts';
import { isMeasureWord } from './countWords.ts';

/** Numbers with decimals, and those whose name is that of a rate, a mean or a sum of money. */
export function isMeasure({ header, numbers }: ColumnForm): boolean {
  return numbers !== undefined && (numbers.decimals > 0 || numbers.least < 0 || isMeasureWord(header));
}

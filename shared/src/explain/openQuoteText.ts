/** Why nothing is measured or written while a quote is open, and what to do. */
import type { OpenQuote } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount } from './format.ts';

export function openQuoteText({ line }: OpenQuote): string {
  return t`Line ${formatCount(line)} has an unclosed quote, so the rows after it count as one cell. Close the quote first.`;
}

/** The rows of a text with an open quote are not those of its file, so nothing is measured on them or made of them. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import { openQuoteText } from '@quasi/shared/explain';
import type { Columns } from '@quasi/shared/table';
import { FileProblem } from '../files/index.ts';

export function* requireClosedQuotes(path: string, analysis: Analysis<Columns>): Work<void> {
  const { text } = yield* analysis.structure();
  if (text?.openQuote) throw new FileProblem(path, openQuoteText(text.openQuote));
}

/** What `quasi explain` says of a file: the card of the editor's status item, or its numbers. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import { type Card, fileCard } from '@quasi/shared/explain';

export function* cardOfFile(analysis: Analysis, title: string, budget: number | undefined): Work<Card> {
  const insight = yield* analysis.insight(budget);
  return fileCard(title, insight, insight, yield* analysis.expected());
}

export function* numbersOfFile(analysis: Analysis, file: string, budget: number | undefined): Work<object> {
  const facts = yield* analysis.insight(budget);
  const { table, settings, quasiIdentifiers, risk, verdict, sensitivity, compared, sensitive } = facts;
  const insight = yield* analysis.expected();
  const nameOf = (column: number) => table.columns[column].name;
  return {
    file,
    rows: table.rowCount,
    quasiIdentifiers: quasiIdentifiers.map(nameOf),
    target: settings.k,
    ...risk,
    expectedOrr: insight?.expected.value,
    expectedOrrMethod: insight?.expected.method,
    population: settings.population,
    matches: insight?.matches,
    sensitivity: quasiIdentifiers.map((column) => ({
      column: nameOf(column),
      S: sensitivity.S[compared.indexOf(column)] ?? 0,
    })),
    complete: sensitivity.isComplete ? undefined : false,
    diversity: sensitive.map(({ column, l, t }) => ({ sensitive: nameOf(column), l, t })),
    verdict,
  };
}

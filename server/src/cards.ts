/** Cards of the editor as Markdown: of a column, wherever it is pointed at, and of a file. */
import type { Analysis, ClassFacts, FileInsight, InsightFacts, Knowledge, ProfileFacts } from '@quasi/shared/analysis';
import { columnCard, columnParts, fileCard, shownName, toMarkdown } from '@quasi/shared/explain';
import type { DocumentWatch } from './documents/documentWatch.ts';
import { rulesOn } from './findings.ts';

/** A column with more values is not drawn while somebody waits. */
const MOST_VALUES_DRAWN = 20_000;

/** With what its parts find by looking closer, each in so many milliseconds. */
export async function columnMarkdown(
  watch: Pick<DocumentWatch, 'answer' | 'findings'>,
  analysis: Analysis,
  facts: ProfileFacts,
  column: number,
  milliseconds: number,
  parts = columnParts,
): Promise<string> {
  const seen = { facts, column, known: analysis.known, rules: rulesOn(facts, column, watch.findings) };
  const found = new Map<object, unknown>();
  for (const part of parts) {
    const work = part.look?.(analysis, seen, MOST_VALUES_DRAWN);
    if (work) found.set(part, await watch.answer(work, milliseconds));
  }
  return toMarkdown(columnCard(seen, found, parts));
}

/** `insight`, `expected` and `knowledge`: once they are known. */
export function fileMarkdown(
  uri: string,
  facts: ClassFacts,
  insight: InsightFacts | undefined,
  expected: FileInsight | undefined,
  knowledge: Knowledge | undefined,
): string {
  return toMarkdown(fileCard(nameOfFile(uri), facts, insight, expected, knowledge));
}

/** As a card can show it. */
export function nameOfFile(uri: string): string {
  const last = uri.slice(uri.search(/[^/:]*$/));
  try {
    return shownName(decodeURIComponent(last));
  } catch {
    // A name with a per cent sign of its own.
    return shownName(last);
  }
}

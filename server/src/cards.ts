/** Cards of the editor as Markdown: of a column, wherever it is pointed at, and of a file. */
import type { Analysis, ClassFacts, FileInsight, InsightFacts, Knowledge, ProfileFacts } from '@quasi/shared/analysis';
import { columnCard, fileCard, shownName, toMarkdown } from '@quasi/shared/explain';
import { columnWork, rulesOn } from './columnSeen.ts';
import type { DocumentWatch } from './documents/documentWatch.ts';

/** A column with more values is not drawn while somebody waits. */
const MOST_VALUES_DRAWN = 20_000;

/** With its distribution, if that can be drawn in so many milliseconds. */
export async function columnMarkdown(
  watch: DocumentWatch,
  analysis: Analysis,
  facts: ProfileFacts,
  column: number,
  milliseconds: number,
): Promise<string> {
  const work = columnWork(analysis, facts, column, MOST_VALUES_DRAWN);
  const shape = await watch.answer(work.shape, milliseconds);
  const ladder = work.ladder && (await watch.answer(work.ladder, milliseconds));
  const telling = work.telling && (await watch.answer(work.telling, milliseconds));
  const rules = rulesOn(facts, column, watch.findings);
  return toMarkdown(columnCard(facts, column, analysis.known, { rules, shape, ladder, telling }));
}

/** `insight`, `expected` and `knowledge`: once they are known. */
export function fileMarkdown(
  uri: string,
  facts: ClassFacts,
  insight: InsightFacts | undefined,
  expected: FileInsight | undefined,
  knowledge: Knowledge | undefined,
): string {
  return toMarkdown(fileCard(shownName(fileName(uri)), facts, insight, expected, knowledge));
}

function fileName(uri: string): string {
  const last = uri.slice(uri.search(/[^/:]*$/));
  try {
    return decodeURIComponent(last);
  } catch {
    // A name with a per cent sign of its own.
    return last;
  }
}

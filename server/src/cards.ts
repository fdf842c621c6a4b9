/** Cards of the editor as Markdown: of a column, wherever it is pointed at, and of a file. */
import {
  type Analysis,
  type ClassFacts,
  columnShape,
  type FileInsight,
  type InsightFacts,
  type ProfileFacts,
  staged,
  subjectAmong,
  tellingValues,
} from '@quasi/shared/analysis';
import { columnCard, fileCard, shownName, toMarkdown } from '@quasi/shared/explain';
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
  const { dictionary, index } = analysis.table.columns[column];
  const shaping = columnShape(dictionary, facts.roles[column].kind, MOST_VALUES_DRAWN);
  const shape = await watch.answer(staged('columns', dictionary.size, shaping), milliseconds);
  const laddering = dictionary.size > MOST_VALUES_DRAWN ? undefined : analysis.ladder(column);
  const ladder = laddering && (await watch.answer(laddering, milliseconds));
  const rules = watch.findings.flatMap(({ target, slug }) =>
    target.kind === 'column' && target.column === index ? [slug] : [],
  );
  const subject = subjectAmong(facts.roles);
  const looking =
    subject === undefined || subject === column ? undefined : tellingValues(analysis.table, subject, column);
  const telling = looking && (await watch.answer(looking, milliseconds));
  return toMarkdown(columnCard(facts, column, analysis.known, { rules: [...new Set(rules)], shape, ladder, telling }));
}

/** `insight` and `expected`: once they are known. */
export function fileMarkdown(
  uri: string,
  facts: ClassFacts,
  insight: InsightFacts | undefined,
  expected: FileInsight | undefined,
): string {
  return toMarkdown(fileCard(shownName(fileName(uri)), facts, insight, expected));
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

/** Cards of the editor, and these as Markdown: of a column and of a file. */
import type {
  Analysis,
  ClassFacts,
  FileInsight,
  InsightFacts,
  Knowledge,
  ProfileFacts,
  ScalingLaw,
} from '@quasi/shared/analysis';
import { type Card, columnCard, columnParts, fileCard, shownName, toMarkdown } from '@quasi/shared/explain';
import type { DocumentWatch } from './documents/documentWatch.ts';
import { rulesOn } from './findings.ts';

/** A column with more values is not drawn while somebody waits. */
export const MOST_VALUES_DRAWN = 20_000;

type Watch = Pick<DocumentWatch, 'answer' | 'findings'>;

/** With what its parts find by looking closer, each in so many milliseconds. */
export async function cardOfColumn(
  watch: Watch,
  analysis: Analysis,
  facts: ProfileFacts,
  column: number,
  milliseconds: number,
  parts = columnParts,
): Promise<Card> {
  const seen = { facts, column, known: analysis.known, rules: rulesOn(facts, column, watch.findings) };
  const found = new Map<object, unknown>();
  for (const part of parts) {
    const work = part.look?.(analysis, seen, MOST_VALUES_DRAWN);
    if (work) found.set(part, await watch.answer(work, milliseconds));
  }
  return columnCard(seen, found, parts);
}

export async function columnMarkdown(...asked: Parameters<typeof cardOfColumn>): Promise<string> {
  return toMarkdown(await cardOfColumn(...asked));
}

/** What follows the facts: once it is known. */
export function cardOfFile(
  uri: string,
  facts: ClassFacts,
  insight: InsightFacts | undefined,
  expected: FileInsight | undefined,
  knowledge: Knowledge | undefined,
  scaling: ScalingLaw | undefined,
): Card {
  return fileCard(nameOfFile(uri), facts, insight, expected, knowledge, scaling);
}

/** Where an editor shows the report, which has the tables. */
export function withoutTables(card: Card): Card {
  const sections = card.sections.map((section) => ({ ...section, values: [] }));
  return { ...card, sections: sections.filter(({ sentences }) => sentences.length > 0) };
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

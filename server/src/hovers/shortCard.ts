/** What matters most about a place in a data file, in two lines at most; on a row nothing where it is safe. */
import { columnShape, type ProfileFacts, staged } from '@quasi/shared/analysis';
import { type Card, shortColumnCard, shortNoiseCard, shortRowCard } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { MOST_VALUES_DRAWN } from '../cards.ts';
import { HOVER_PATIENCE } from '../patience.ts';
import type { Pointed } from './pointed.ts';

const MILLISECONDS_FOR_SHAPE = 20;

/** `facts`: of the columns, where they are known already. */
export async function shortHeaderCard({ watch, analysis, column }: Pointed, facts: ProfileFacts): Promise<Card> {
  const { dictionary } = analysis.table.columns[column];
  const drawing = columnShape(dictionary, facts.roles[column].kind, MOST_VALUES_DRAWN);
  const shape = await watch.answer(staged('columns', dictionary.size, drawing), MILLISECONDS_FOR_SHAPE);
  return shortColumnCard({ facts, column, known: analysis.known, rules: [] }, shape);
}

/** Undefined where the row is safe, or nothing is compared. */
export async function shortCellCard({ watch, analysis, row, line }: Pointed): Promise<Card | undefined> {
  const { table, settings, known } = analysis;
  const { protection } = known.profile ?? {};
  if (protection?.isWhole) return shortNoiseCard({ row, line }, protection);
  const counted = analysis.classOfRow(row);
  if (!counted) return { title: t`Still counting…`, sentences: [], values: [], sections: [] };
  const { size: classSize, columns } = counted;
  if (columns.length === 0 || classSize >= settings.k) return undefined;
  // Before the classes are settled, to find out about the row would take the time there is.
  const insight = known.classes ? await watch.row(analysis, row) : undefined;
  const seen = { table, row, line, classSize, subjects: known.classes?.subjects, target: settings.k };
  return shortRowCard(seen, insight);
}

export async function profileSoon({ watch, analysis }: Pointed): Promise<ProfileFacts | undefined> {
  return analysis.known.profile ?? (await watch.answer(analysis.profile(), HOVER_PATIENCE));
}

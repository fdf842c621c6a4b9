/** All that is known of a place in a data file, as cards: of the column and the file on a header cell, else of the row. */
import { type Card, noiseCard, rowCard } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { cardOfColumn, cardOfFile, withoutTables } from '../cards.ts';
import { HOVER_PATIENCE } from '../patience.ts';
import type { Pointed } from './pointed.ts';

const MILLISECONDS_FOR_SHAPE = 20;
const MILLISECONDS_FOR_FILE = 20;

/** `hasReport`: the editor shows that, which has the tables on the file. */
export function fullCards(pointed: Pointed, hasReport: boolean): Promise<Card[]> {
  return pointed.row < 0 ? headerCards(pointed, hasReport) : rowCards(pointed);
}

async function headerCards({ watch, analysis, column }: Pointed, hasReport: boolean): Promise<Card[]> {
  const facts = analysis.known.profile ?? (await watch.answer(analysis.profile(), HOVER_PATIENCE));
  if (!facts) return [sentence(t`Still looking at the columns…`)];
  const card = await cardOfColumn(watch, analysis, facts, column, MILLISECONDS_FOR_SHAPE);
  const { known } = analysis;
  if (!known.classes) return [card];
  const expected = known.expected ?? (await watch.answer(analysis.expected(), MILLISECONDS_FOR_FILE));
  const { classes, insight, knowledge, scaling } = known;
  const ofFile = cardOfFile(watch.document.uri, classes, insight, expected, knowledge, scaling);
  return [card, hasReport ? withoutTables(ofFile) : ofFile];
}

async function rowCards({ watch, analysis, row, line }: Pointed): Promise<Card[]> {
  const { table, settings, known } = analysis;
  const counted = analysis.classOfRow(row);
  if (!counted) return [sentence(t`Still counting…`)];
  const { protection } = known.profile ?? {};
  if (protection?.isWhole) return [noiseCard({ table, row, line }, protection, known.insight?.peopleBehind)];
  const { size: classSize, columns } = counted;
  // Before the classes are settled, to find out about the row would take the time there is.
  const insight = known.classes ? await watch.row(analysis, row) : undefined;
  const seen = { table, row, line, classSize, subjects: known.classes?.subjects, target: settings.k, columns };
  const card = rowCard(seen, insight);
  if (insight || !known.classes || columns.length === 0) return [card];
  return [{ ...card, sentences: [...card.sentences, t`Hover again for details.`] }];
}

function sentence(text: string): Card {
  return { title: text, sentences: [], values: [], sections: [] };
}

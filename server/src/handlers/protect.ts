/** `quasi/protect`: what could be done to a whole file by drawing at random: answers instead of values, a sample of the rows, unlinked parts. */
import { type ClassFacts, staged, type Work } from '@quasi/shared/analysis';
import { type CellTreatments, partEffects, sampleEffect, splitProposal } from '@quasi/shared/effects';
import { formatCount, formatCountOf, nameList } from '@quasi/shared/explain';
import type { ListedRemedy, ProtectParams, RemedyList } from '@quasi/shared/protocol';
import { canBeRandomised, cellTreatmentNamed, offeredEpsilons, sampleRows, splitColumns } from '@quasi/shared/remedies';
import { t } from '@quasi/shared/words';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { cellsGone } from '../actions/sampleTable.ts';
import { partsText, sampleText } from '../protectText.ts';
import { type Reading, readingOf } from '../reading.ts';
import type { Session } from '../session.ts';
import { isNoised, listedNoise } from './protectColumn.ts';

const MILLISECONDS_FOR_CLASSES = 10_000;
const SECONDS_TO_PROPOSE = 2;
const MILLISECONDS_A_REMEDY = 5000;
const shares = [0.5, 0.2, 0.1, 0.05];

export async function protect(session: Session, { uri }: ProtectParams): Promise<RemedyList | null> {
  const reading = readingOf(session, uri);
  reading?.requireClosedQuotes();
  const facts = await reading?.watch.answer(reading.analysis.classes(), MILLISECONDS_FOR_CLASSES);
  if (!reading || !facts) return null;
  const remedies = [
    ...(await responses(reading, facts)),
    ...(await samples(reading, facts)),
    ...(await parts(reading, facts)),
  ];
  reading.requireSame();
  return { name: '', remedies };
}

/** All compared columns that have few enough values or numbers, with the same ε each. */
async function responses(reading: Reading, facts: ClassFacts): Promise<ListedRemedy[]> {
  const { quasiIdentifiers, table } = facts;
  const asked = quasiIdentifiers.filter((column) => !isNoised(facts, column));
  const fit = await reading.watch.answer(columnsToRandomise(facts, asked), MILLISECONDS_A_REMEDY);
  if (!fit) return [];
  const nameOf = (column: number) => table.columns[column].name;
  const left = asked.filter((column) => !fit.includes(column)).map(nameOf);
  const listed: ListedRemedy[] = [];
  for (const epsilon of fit.length > 0 ? offeredEpsilons : []) {
    const treatment = cellTreatmentNamed('randomised-response', { epsilon });
    if (!treatment) continue;
    const treatments: CellTreatments = new Map(fit.map((column) => [column, treatment]));
    const what = t`Randomise ${nameList(fit.map(nameOf))} (ε = ${epsilon} each)`;
    const title = left.length > 0 ? t`${what}; ${nameList(left)} as before, having too many values or only one` : what;
    const one = await listedNoise(reading, facts, treatments, title);
    if (one) listed.push(one);
  }
  return listed;
}

function* columnsToRandomise({ table, roles }: ClassFacts, asked: readonly number[]): Work<number[]> {
  const fit: number[] = [];
  for (const column of asked) {
    const { dictionary: values } = table.columns[column];
    if (yield* staged('columns', values.size, canBeRandomised({ values, kind: roles[column].kind }))) fit.push(column);
  }
  return fit;
}

async function samples(reading: Reading, facts: ClassFacts): Promise<ListedRemedy[]> {
  const { watch, analysis } = reading;
  const listed: ListedRemedy[] = [];
  for (const share of shares) {
    const effect = await watch.answer(sampleEffect(analysis, facts, share), MILLISECONDS_A_REMEDY);
    if (!effect || effect.drawn === effect.rows) continue;
    const what = sampleRows.with({ share }).title((name) => name);
    const title = t`${what} (${formatCountOf(effect.drawn, t`row`, t`rows`)} of ${formatCount(effect.rows)})`;
    const remedy = { title, cells: cellsGone(analysis, share), needsKey: false, need: { share } };
    listed.push({ chosen: chosenRemedy(reading, 'sample', remedy), effect: sampleText(effect) });
  }
  return listed;
}

async function parts(reading: Reading, facts: ClassFacts): Promise<ListedRemedy[]> {
  const { watch, analysis } = reading;
  const proposal = await watch.answer(splitProposal(facts, SECONDS_TO_PROPOSE), MILLISECONDS_A_REMEDY);
  const effects = proposal && (await watch.answer(partEffects(analysis, proposal.groups), MILLISECONDS_A_REMEDY));
  if (!proposal || !effects) return [];
  const { groups, leftOut } = proposal;
  const names = leftOut.map((column) => analysis.table.columns[column].name);
  const what = splitColumns.with({ groups: groups.map((group) => group.map(String)) }).title((name) => name);
  const title = names.length > 0 ? t`${what}, without ${nameList(names)}` : what;
  const chosen = chosenRemedy(reading, 'split', {
    title,
    cells: 0,
    needsKey: false,
    need: { groups },
  });
  return [{ chosen: { ...chosen, isSplit: true }, effect: partsText(effects, analysis.table) }];
}

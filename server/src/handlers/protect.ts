/** `quasi/protect`: what could be done to a whole file by drawing at random: answers instead of values, a sample of the rows, unlinked parts. */
import { type Analysis, type ClassFacts, staged, type Work } from '@quasi/shared/analysis';
import { type CellTreatments, partEffects, sampleEffect, splitProposal } from '@quasi/shared/effects';
import { formatCount, formatCountOf, nameList } from '@quasi/shared/explain';
import type { ListedRemedy, ProtectParams, RemedyList } from '@quasi/shared/protocol';
import { canBeRandomised, cellTreatmentNamed, offeredEpsilons, sampleRows, splitColumns } from '@quasi/shared/remedies';
import { t } from '@quasi/shared/words';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { cellsGone } from '../actions/sampleTable.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { partsText, sampleText } from '../protectText.ts';
import { contentModified } from '../refusal.ts';
import type { Session } from '../session.ts';
import { isNoised, listedNoise } from './protectColumn.ts';

const MILLISECONDS_FOR_CLASSES = 10_000;
const SECONDS_TO_PROPOSE = 2;
const MILLISECONDS_A_REMEDY = 5000;
const shares = [0.5, 0.2, 0.1, 0.05];

interface Place {
  readonly session: Session;
  readonly watch: DocumentWatch;
  readonly analysis: Analysis;
}

export async function protect(session: Session, { uri }: ProtectParams): Promise<RemedyList | null> {
  const watch = session.watch(uri);
  const analysis = watch?.settled();
  if (!watch || !analysis) return null;
  const { version } = watch.document;
  const facts = await watch.answer(analysis.classes(), MILLISECONDS_FOR_CLASSES);
  if (!facts) return null;
  const place = { session, watch, analysis };
  const remedies = [
    ...(await responses(place, facts)),
    ...(await samples(place, facts)),
    ...(await parts(place, facts)),
  ];
  if (watch.document.version !== version || watch.settled() !== analysis) throw contentModified();
  return { name: '', remedies };
}

/** All compared columns that have few enough values or numbers, with the same ε each. */
async function responses({ session, watch, analysis }: Place, facts: ClassFacts): Promise<ListedRemedy[]> {
  const { quasiIdentifiers, table } = facts;
  const asked = quasiIdentifiers.filter((column) => !isNoised(facts, column));
  const fit = await watch.answer(columnsToRandomise(facts, asked), MILLISECONDS_A_REMEDY);
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
    const one = await listedNoise(session, watch, analysis, facts, treatments, title);
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

async function samples({ session, watch, analysis }: Place, facts: ClassFacts): Promise<ListedRemedy[]> {
  const listed: ListedRemedy[] = [];
  for (const share of shares) {
    const effect = await watch.answer(sampleEffect(analysis, facts, share), MILLISECONDS_A_REMEDY);
    if (!effect || effect.drawn === effect.rows) continue;
    const what = sampleRows.with({ share }).title((name) => name);
    const title = t`${what} (${formatCountOf(effect.drawn, t`row`, t`rows`)} of ${formatCount(effect.rows)})`;
    const remedy = { title, cells: cellsGone(analysis, share), needsKey: false, need: { share } };
    listed.push({ chosen: chosenRemedy({ session, watch, analysis }, 'sample', remedy), effect: sampleText(effect) });
  }
  return listed;
}

async function parts({ session, watch, analysis }: Place, facts: ClassFacts): Promise<ListedRemedy[]> {
  const proposal = await watch.answer(splitProposal(facts, SECONDS_TO_PROPOSE), MILLISECONDS_A_REMEDY);
  const effects = proposal && (await watch.answer(partEffects(analysis, proposal.groups), MILLISECONDS_A_REMEDY));
  if (!proposal || !effects) return [];
  const { groups, leftOut } = proposal;
  const names = leftOut.map((column) => analysis.table.columns[column].name);
  const what = splitColumns.with({ groups: groups.map((group) => group.map(String)) }).title((name) => name);
  const title = names.length > 0 ? t`${what}, without ${nameList(names)}` : what;
  const chosen = chosenRemedy({ session, watch, analysis }, 'split', {
    title,
    cells: 0,
    needsKey: false,
    need: { groups },
  });
  return [{ chosen: { ...chosen, isSplit: true }, effect: partsText(effects, analysis.table) }];
}

/** Remedies for the column of a header cell, the three best with what they do: its values told coarser, masked or renamed, or the column removed. */
import type { Analysis, ClassFacts, Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import {
  bestOffers,
  editsOf,
  isWorthTreating,
  type MeasuredOffer,
  measureTreatments,
  type Offer,
  offers,
  treatColumns,
} from '@quasi/shared/effects';
import { shownName } from '@quasi/shared/explain';
import { type RemedyName, remediesOf } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';
import { CodeActionKind, Command } from 'vscode-languageserver/node';
import { columnAt } from '../documents/columnAt.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import { rulesOn } from '../findings.ts';
import { measuringTools } from '../pseudonymKey.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosedOn } from './findingOf.ts';
import { offersForFindings, ownOffers } from './findingOffers.ts';
import { toolsFor, treatmentsOf } from './statedTreatments.ts';
import { entryFor, mergedEntries, type TreatNeed, treatNeed } from './treatEntries.ts';

const MOST_SHOWN = 3;

/** The remedies that are made by treating a column. */
const ofColumns: readonly RemedyName[] = ['treat', ...ownOffers];

export const treatColumn: ActionMaker<TreatNeed> = {
  name: 'treat',
  kinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite],
  list,
  needed: treatNeed,
  edits: treatEdits,
};

export function* treatEdits({ text }: OpenDocument, analysis: Analysis, need: TreatNeed): Work<CellEdit[]> {
  const facts = yield* analysis.classes();
  const treatments = treatmentsOf(need.treatments, analysis.table);
  const treated = yield* treatColumns(facts, treatments, toolsFor(treatments));
  return yield* editsOf(facts, analysis.table, text, treated);
}

async function list(asked: Asked): Promise<Entry<TreatNeed>[]> {
  const { session, watch, analysis, params, answer } = asked;
  const column = columnAt(watch, analysis, params.range);
  if (column === undefined) return [];
  // Of a finding on many columns the menu of each is the same, wherever the diagnostic stands.
  const remedies = new Set(rulesOn(analysis, column, watch.findings).flatMap(remediesOf));
  const isFound = ofColumns.some((remedy) => remedies.has(remedy));
  const facts = analysis.known.classes ?? (await answer(analysis.classes()));
  if (!facts || (!isFound && !isWorthTreating(facts, column))) return [];
  const asFound = await offersForFindings(asked, facts, column, remedies, MOST_SHOWN);
  const others = asFound.length === 0 || remedies.has('treat') ? await offersFor(asked, facts, column) : [];
  const entries = mergedEntries(asked, facts, column, asFound, others, diagnosedOn(asked, column, 'treat'));
  const isForBoth = asked.isInvoked && remedies.has('treat-both');
  const both = isForBoth ? await offerForBoth(asked, facts, column) : undefined;
  if (both) entries.unshift(entryFor(asked, facts, column, both, diagnosedOn(asked, column, ...ofColumns)));
  const isWorthIt = entries.length > 0 || isWorthTreating(facts, column);
  const more = session.abilities.commands && isWorthIt ? [moreEntry(asked, facts, column, entries.length > 0)] : [];
  return [...entries, ...more];
}

/** A part of the time that a menu has, and some more if nothing that helps is known by then: others want to measure something, too. */
const MILLISECONDS_TO_MEASURE = [70, 40];

/** What is not measured yet is measured for whom opened the menu, as far as there is time, and is known when it is opened again. */
async function offersFor({ analysis, isInvoked, answer }: Asked, facts: ClassFacts, column: number): Promise<Offer[]> {
  const all = { analysis, facts, column, tools: measuringTools };
  if (!facts.quasiIdentifiers.includes(column)) {
    if (isInvoked) await answer(offers.list(all));
    return ofOthers(facts, column, offers.known(facts, column));
  }
  const best = () => bestOffers(offers.known(facts, column), MOST_SHOWN);
  for (const [i, milliseconds] of isInvoked ? MILLISECONDS_TO_MEASURE.entries() : []) {
    if (i > 0 && best().length > 0) break;
    await answer(offers.measure(all, performance.now() + milliseconds));
  }
  return best();
}

/** By remedy, in the order in which they are offered for a column that names people; k says nothing of it. */
const forIdentifiers = ['remove', 'number-anew', 'pseudonymise', 'mask-last', 'keep-last'];
const forSubjects = ['number-anew', 'pseudonymise'];
const forTexts = ['redact-identifiers', 'remove'];

function ofOthers({ roles, embedded }: ClassFacts, column: number, all: readonly Offer[]): Offer[] {
  const { role } = roles[column];
  const remedyOf = ({ treatments }: Offer) => treatments.get(column)?.remedy ?? 'remove';
  const first = (names: readonly string[]) =>
    names.flatMap((name) => all.find((offer) => remedyOf(offer) === name) ?? []);
  if (role === 'identifier') return first(forIdentifiers);
  if (role === 'subject') return first(forSubjects);
  if (embedded[column]) return first(forTexts);
  const isCoarser = ({ treatments }: Offer) => [...treatments.values()].every((one) => one?.sort === 'coarser');
  return all.filter((offer) => isCoarser(offer) && remedyOf(offer) !== 'redact').slice(0, MOST_SHOWN);
}

/** Also where none by itself removes risk: together with others it may. */
function moreEntry({ watch }: Asked, { table }: ClassFacts, column: number, hasOthers: boolean): Entry<never> {
  const name = shownName(table.columns[column].name);
  const title = hasOthers ? t`More ways to treat ${name}…` : t`Ways to treat ${name}…`;
  return { title, command: Command.create(title, 'quasi.moreRemedies', watch.document.uri, column) };
}

/** For the other column, which nobody has asked about. */
const MILLISECONDS_FOR_OTHER = 30;

/** Undefined where one of the two has no treatment that keeps part of its values, or there was no time. */
async function offerForBoth(
  { analysis, answer }: Asked,
  facts: ClassFacts,
  column: number,
): Promise<MeasuredOffer | undefined> {
  const followers = (analysis.known.insight?.followers ?? []).filter((one) => one.column === column);
  // What nobody is known to know gives nothing away.
  const isTold = (on: number) => !['subject', 'unknown'].includes(facts.roles[on].role);
  const told = followers.filter(({ on }) => isTold(on)).sort((a, b) => b.gain - a.gain);
  const other = told[0]?.on;
  if (other === undefined) return undefined;
  const end = performance.now() + MILLISECONDS_FOR_OTHER;
  await answer(offers.measure({ analysis, facts, column: other, tools: measuringTools }, end));
  const [own, others] = [column, other].map((one) => mildest(offers.known(facts, one)));
  if (!own || !others) return undefined;
  const treatments = new Map([...own.treatments, ...others.treatments]);
  return await answer(measureTreatments(analysis, facts, treatments, measuringTools));
}

/** The best by what it does to the risk, else the first that tells the column coarser. */
function mildest(all: readonly Offer[]): Offer | undefined {
  const coarser = all.filter(({ treatments }) =>
    [...treatments.values()].every((one) => one?.sort === 'coarser' && one.remedy !== 'redact'),
  );
  return bestOffers(coarser, 1)[0] ?? coarser[0];
}

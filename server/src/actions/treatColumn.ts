/** Remedies for the column of a header cell: its values made coarser, masked or renamed; to remove the column comes last. */
import type { Analysis, ClassFacts, Work } from '@quasi/shared/analysis';
import type { CellEdit } from '@quasi/shared/edits';
import {
  coarserColumn,
  editsOf,
  isWorthTreating,
  type Offer,
  offers,
  type Treatments,
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
import { entriesFor, type TreatNeed, treatNeed } from './treatEntries.ts';

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
  const asFound = await offersForFindings(asked, facts, column, remedies);
  const others = asFound.length === 0 || remedies.has('treat') ? await treatmentsFor(asked, facts, column) : [];
  const both = remedies.has('treat-both') ? await bothOf(asked, facts, column) : undefined;
  const entries = entriesFor(asked, facts, [
    ...(both ? [{ treatments: both, diagnostics: diagnosedOn(asked, column, ...ofColumns) }] : []),
    ...asFound,
    ...others.map((treatments) => ({ treatments, diagnostics: diagnosedOn(asked, column, 'treat') })),
  ]);
  const isWorthIt = entries.length > 0 || isWorthTreating(facts, column);
  const more = session.abilities.commands && isWorthIt ? [moreEntry(asked, facts, column)] : [];
  return [...entries.slice(0, MOST_SHOWN), ...more];
}

/** Found in the column alone: the same at each opening, however much time there is. */
async function treatmentsFor({ analysis, answer }: Asked, facts: ClassFacts, column: number): Promise<Treatments[]> {
  if (facts.quasiIdentifiers.includes(column)) {
    const coarser = await answer(coarserColumn(facts, column));
    return coarser ? [coarser] : [];
  }
  const all = await answer(offers.list({ analysis, facts, column, tools: measuringTools }));
  return ofOthers(facts, column, all ?? []).map(({ treatments }) => treatments);
}

/** By remedy, in the order in which they are offered for a column that identifies people; pseudonyms ask for a key first. */
const forIdentifiers = ['number-anew', 'remove', 'pseudonymise'];
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

function moreEntry({ watch }: Asked, { table }: ClassFacts, column: number): Entry<never> {
  const title = t`More ways to treat ${shownName(table.columns[column].name)}…`;
  const command = Command.create(title, 'quasi.moreRemedies', watch.document.uri, column);
  return { title, section: 'more', command };
}

/** With the column that it follows from; undefined where one of the two has no treatment that keeps part of its values. */
async function bothOf({ analysis, answer }: Asked, facts: ClassFacts, column: number): Promise<Treatments | undefined> {
  const followers = (analysis.known.insight?.followers ?? []).filter((one) => one.column === column);
  // What nobody is known to know gives nothing away.
  const isKnown = (on: number) => !['subject', 'unknown'].includes(facts.roles[on].role);
  const [follower] = followers.filter(({ on }) => isKnown(on)).sort((a, b) => b.gain - a.gain);
  const own = follower && (await answer(coarserColumn(facts, column)));
  const other = own && (await answer(coarserColumn(facts, follower.on)));
  return other && new Map([...own, ...other]);
}

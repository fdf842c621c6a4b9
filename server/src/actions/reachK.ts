/** Reaches k: one entry that opens the plan, or, where the editor has none of our commands, the plan itself as an edit. */
import { formatCount } from '@quasi/shared/explain';
import { REACH_COMMAND } from '@quasi/shared/protocol';
import { recordAt } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { Command } from 'vscode-languageserver/node';
import { fields, flag, goal, ifThere, listOf } from '../edge/shape.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed, rowAsked } from './findingOf.ts';
import { type ReachNeed, reachEdits, reachPlan } from './reachPlan.ts';
import { remedyOfPlan } from './reachText.ts';
import { remedyEntry } from './remedyEntry.ts';
import { statedTreatment } from './statedTreatments.ts';

/** Of the time that a menu has; a later call goes on from there. */
const MILLISECONDS_TO_SEARCH = 15;

export const reachK: ActionMaker<ReachNeed> = {
  name: 'reach',
  section: 'reach',
  list,
  needed: (table) =>
    fields<ReachNeed>({ treatments: listOf(statedTreatment(table)), dropsRows: ifThere(flag), k: ifThere(goal) }),
  edits: reachEdits,
};

/** On the header, and on each row at risk. */
async function list(asked: Asked): Promise<Entry<ReachNeed>[]> {
  const { session, watch, analysis, params, isInvoked, answer } = asked;
  const diagnostics = diagnosed(params, 'reach');
  if (diagnostics.length === 0 && !isOnHeader(asked) && rowAsked(asked) === undefined) return [];
  const facts = analysis.known.classes ?? (await answer(analysis.classes()));
  if (!facts?.risk || facts.table.rowCount < facts.settings.k || facts.risk.k >= facts.settings.k) return [];
  const helped = diagnostics.length > 0 && { diagnostics };
  if (session.abilities.commands) {
    const title = t`Reach k = ${formatCount(facts.settings.k)}…`;
    return [{ title, ...helped, command: Command.create(title, REACH_COMMAND, watch.document.uri) }];
  }
  if (!isInvoked) return [];
  const plan = await answer(reachPlan(watch.document, analysis, new Map(), MILLISECONDS_TO_SEARCH));
  return plan ? [{ ...helped, ...remedyEntry(asked, 'reach', remedyOfPlan(facts, plan)) }] : [];
}

function isOnHeader({ watch, analysis, params: { range } }: Asked): boolean {
  return recordAt(analysis.table, watch.document.text.offsetAt(range.start)) === 0;
}

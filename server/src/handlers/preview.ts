/** `quasi/preview`: the text of a document as a remedy would leave it, to be shown beside what it is, and how sensitivities move. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import { sensitivitiesBetween, sidesOf, treatColumns } from '@quasi/shared/effects';
import type { PreviewParams, PreviewResult } from '@quasi/shared/protocol';
import type { ActionMaker } from '../actions/actionMaker.ts';
import { madeOfChosen, textAfter } from '../actions/chosen.ts';
import { namingColumns, namingNote } from '../actions/notReady.ts';
import { reachK } from '../actions/reachK.ts';
import { sensitivityText } from '../actions/sensitivityText.ts';
import { toolsFor, treatmentsIn } from '../actions/statedTreatments.ts';
import type { Session } from '../session.ts';
import type { ActionData } from './codeActionResolve.ts';

/** For each part of what is told of sensitivities; where that is too short, nothing is told. */
const SECONDS_FOR_SENSITIVITY = 0.4;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export async function preview(session: Session, { chosen }: PreviewParams): Promise<PreviewResult> {
  const text = decoder.decode(await textAfter(session, chosen));
  const data = chosen.data as ActionData;
  const note = await madeOfChosen(session, data, (_, analysis, maker) => noteOn(maker, analysis, data.need));
  return { text, note };
}

function* noteOn(maker: ActionMaker, analysis: Analysis, need: unknown): Work<string> {
  if (maker.note) return maker.note(need);
  const treatments = treatmentsIn(need, analysis.table);
  if (!treatments) return '';
  const facts = yield* analysis.classes();
  const treated = yield* treatColumns(facts, treatments, toolsFor(treatments));
  const changes = yield* sensitivitiesBetween(yield* sidesOf(analysis, treated), SECONDS_FOR_SENSITIVITY);
  const moved = changes && changes !== 'late' ? sensitivityText(changes, treatments, analysis.table) : '';
  const isWholeFile = maker.name === reachK.name;
  const caveat = isWholeFile ? namingNote(namingColumns(facts, (column) => treatments.has(column))) : '';
  return [moved, caveat].filter((part) => part !== '').join(' ');
}

/** `quasi/preview`: what a remedy would change in a document, as a text to be shown beside it or as a list, and how sensitivities move. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import { type CellEdit, type Removed, removedBy, withEdits } from '@quasi/shared/edits';
import { sensitivitiesBetween, sidesOf, treatColumns, valueChanges } from '@quasi/shared/effects';
import { changesText } from '@quasi/shared/explain';
import type { PreviewParams, PreviewResult } from '@quasi/shared/protocol';
import { readAlike, readTable, type Table } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { ActionMaker } from '../actions/actionMaker.ts';
import { madeOfChosen } from '../actions/chosen.ts';
import { cellEdits } from '../actions/makeEdit.ts';
import { namingColumns, namingNote } from '../actions/notReady.ts';
import { reachK } from '../actions/reachK.ts';
import { sensitivityText } from '../actions/sensitivityText.ts';
import { aimedFor, toolsFor, treatedNames, treatmentsIn } from '../actions/statedTreatments.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import { canCompare } from '../previewForm.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';
import type { ActionData } from './codeActionResolve.ts';

/** For each part of what is said of sensitivities; where that is too short, nothing is said. */
const SECONDS_FOR_SENSITIVITY = 0.4;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export async function preview(session: Session, { chosen, form }: PreviewParams): Promise<PreviewResult> {
  const data = chosen.data as ActionData;
  const shown = await madeOfChosen(session, data, function* ({ document }, analysis, maker) {
    const edits = yield* cellEdits(maker, document, analysis, data.need);
    return yield* changesOf(document, analysis.table, edits, form);
  });
  const { note, names } = await madeOfChosen(session, data, function* (_, analysis, maker) {
    const names = treatedNames(treatmentsIn(data.need, analysis.table), analysis.table);
    return { note: yield* noteOn(maker, analysis, data.need), names };
  });
  if (shown.form === 'comparison') return { ...shown, note, names };
  const head = [chosen.title, note].filter((part) => part !== '').join('\n');
  return { ...shown, text: `${head}\n\n${shown.text}\n`, note, names };
}

function* changesOf(
  document: OpenDocument,
  table: Table,
  edits: readonly CellEdit[],
  form: PreviewParams['form'],
): Work<Omit<PreviewResult, 'note' | 'names'>> {
  const { text } = document;
  const removed = yield* staged('rows', table.recordCount, removedBy(table, text, edits));
  const isComparable = yield* canCompare(table, removed.touched);
  const after = yield* staged('rows', edits.length, withEdits(text.all, edits));
  if (!isComparable || form === 'list') {
    const list = yield* listOf(document, table, after, removed);
    return { form: 'list', text: list, canCompare: isComparable };
  }
  const first = edits.find(({ start, end, text: written }) => decoder.decode(text.bytes(start, end)) !== written);
  const comparison = { form: 'comparison', text: decoder.decode(after), canCompare: true } as const;
  return first ? { ...comparison, first: toRange(first, text) } : comparison;
}

/** Both texts are read with no cell taken for missing, so that each value is seen as it is written. */
function* listOf({ text, settings }: OpenDocument, table: Table, after: Uint8Array, removed: Removed): Work<string> {
  const options = { trim: settings.trim, missingTokens: [], ...readAlike(table) };
  const read = function* (bytes: Uint8Array) {
    return yield* staged('reading', bytes.length, readTable(bytes, options));
  };
  const changes = yield* valueChanges(yield* read(text.all), yield* read(after), removed);
  if (!changes) return t`The rows are read in another way afterwards, so their values cannot be listed.`;
  return yield* staged('columns', changes.columns.length, changesText(changes));
}

function* noteOn(maker: ActionMaker, analysis: Analysis, need: unknown): Work<string> {
  if (maker.note) return maker.note(need);
  const treatments = treatmentsIn(need, analysis.table);
  if (!treatments) return '';
  const facts = aimedFor(yield* analysis.classes(), need);
  const treated = yield* treatColumns(facts, treatments, toolsFor(treatments));
  const changes = yield* sensitivitiesBetween(yield* sidesOf(analysis, treated), SECONDS_FOR_SENSITIVITY);
  const moved = changes && changes !== 'late' ? sensitivityText(changes, treatments, analysis.table) : '';
  const isWholeFile = maker.name === reachK.name;
  const caveat = isWholeFile ? namingNote(namingColumns(facts, (column) => treatments.has(column))) : '';
  return [moved, caveat].filter((part) => part !== '').join(' ');
}

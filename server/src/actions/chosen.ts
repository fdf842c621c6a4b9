/** The remedy that was chosen from the menu or from a list, if its text is still the one it was offered for. */
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import { rewritingEdits, withEdits } from '@quasi/shared/edits';
import { alikeIn, claimedColumns } from '@quasi/shared/effects';
import type { ChosenRemedy } from '@quasi/shared/protocol';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import type { ActionData } from '../handlers/codeActionResolve.ts';
import { type Reading, readingOrRefusal } from '../reading.ts';
import { contentModified, notOffered } from '../refusal.ts';
import type { Session } from '../session.ts';
import type { ActionMaker } from './actionMaker.ts';
import { actionMakers } from './index.ts';
import { cellEdits } from './makeEdit.ts';
import { namingColumns } from './notReady.ts';
import { reread } from './reread.ts';
import { isSameState, stateOf } from './textState.ts';

/** Somebody waits for what they chose; what takes longer has gone wrong. */
const MILLISECONDS_TO_MAKE = 30_000;

/** What an entry was made from, if its text is still the one it was offered for. */
export function offered(
  session: Session,
  data: ActionData,
): { readonly reading: Reading; readonly maker: ActionMaker } {
  const reading = readingOrRefusal(session, data.uri);
  const { watch, analysis } = reading;
  if (!isSameState(stateOf(watch.document, analysis), data)) throw contentModified();
  const maker = actionMakers.find(({ name }) => name === data.maker);
  if (!maker?.needed || maker.needed(analysis.table)(data.need) !== undefined) throw notOffered();
  return { reading, maker };
}

/** Does what was chosen; fails if the text is another by now, or becomes another meanwhile. */
export async function madeOfChosen<T>(
  session: Session,
  data: ActionData,
  make: (watch: DocumentWatch, analysis: Analysis, maker: ActionMaker) => Work<T>,
): Promise<T> {
  const { reading, maker } = offered(session, data);
  const { watch, analysis } = reading;
  const made = await watch.answer(make(watch, analysis, maker), MILLISECONDS_TO_MAKE);
  reading.requireSame();
  if (made === undefined) throw contentModified();
  return made;
}

/** The text of a copy that a chosen remedy makes, in UTF-8, and the columns that name people in it. */
export async function textOfCopy(
  session: Session,
  { data }: ChosenRemedy,
): Promise<{ readonly text: Uint8Array; readonly naming: readonly string[] }> {
  return await madeOfChosen(session, data as ActionData, function* (watch, analysis, maker) {
    const left = yield* textLeft(watch, analysis, maker, data as ActionData);
    const { text, profile } = yield* copyText(watch.document, analysis, left);
    return { text, naming: namingColumns(profile) };
  });
}

function* textLeft(
  { document }: DocumentWatch,
  analysis: Analysis,
  maker: ActionMaker,
  { need }: ActionData,
): Work<Uint8Array> {
  const edits = yield* cellEdits(maker, document, analysis, need);
  return yield* staged('rows', edits.length, withEdits(document.text.all, edits));
}

/** With what is known of its columns. `bytes`: as the remedy leaves them. */
function* copyText(document: OpenDocument, before: Analysis, bytes: Uint8Array) {
  const { table, source, analysis } = yield* reread(document, before, bytes);
  // Made coarser, a column may not look like one to compare any more.
  const compared = (yield* before.profile()).quasiIdentifiers.map((column) => before.table.columns[column].name);
  const profile = yield* analysis(compared).profile();
  const nothing = { written: new Map(), removed: new Set<number>(), isKept: undefined, dropsBlankLines: true };
  const changes = yield* alikeIn(claimedColumns(profile), table, source, nothing);
  const edits = yield* staged('rows', table.recordCount, rewritingEdits(table, source, changes));
  return { text: yield* staged('rows', edits.length, withEdits(bytes, edits)), profile };
}

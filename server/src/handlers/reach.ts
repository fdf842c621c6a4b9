/** `quasi/reach`: the least-loss generalisation that reaches k, looked for longer than a menu can wait. */
import type { ChosenRemedy, ReachParams } from '@quasi/shared/protocol';
import { reachRemedy } from '../actions/reachEntry.ts';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';

const MILLISECONDS_TO_SEARCH = 10_000;
/** To measure what was found. */
const MILLISECONDS_MORE = 20_000;

/** Null where no generalisation reaches k. */
export async function reach(session: Session, { uri }: ReachParams): Promise<ChosenRemedy | null> {
  const reading = readingOf(session, uri);
  if (!reading) return null;
  const { watch, analysis } = reading;
  const facts = await watch.answer(analysis.classes(), MILLISECONDS_TO_SEARCH);
  const end = performance.now() + MILLISECONDS_TO_SEARCH;
  const searching = facts && reachRemedy(analysis, facts, watch.document.text, end, end + MILLISECONDS_MORE);
  const found = searching && (await watch.answer(searching, MILLISECONDS_TO_SEARCH + MILLISECONDS_MORE));
  reading.requireSame();
  return found ? chosenRemedy(reading, 'reach', found) : null;
}

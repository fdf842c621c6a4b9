/** `quasi/identifiers` and `quasi/fixIdentifiers`: the columns that identify people with what is proposed for each, and that done in one go. */
import type { ProfileFacts, Work } from '@quasi/shared/analysis';
import { identifierFixes, type Treatments, treatColumns } from '@quasi/shared/effects';
import type {
  ChosenRemedy,
  FixIdentifiersParams,
  IdentifierList,
  IdentifiersParams,
  PlannedColumn,
} from '@quasi/shared/protocol';
import { fixesRemedy, fixIdentifiers as maker } from '../actions/fixIdentifiers.ts';
import { plannedColumns } from '../actions/plannedColumns.ts';
import { chosenRemedy } from '../actions/remedyEntry.ts';
import { readingOf, readingOrRefusal } from '../reading.ts';
import { contentModified } from '../refusal.ts';
import type { Session } from '../session.ts';

/** Texts are read through to the end. */
const MILLISECONDS_TO_MEASURE = 30_000;

/** Null as long as the file is not read. */
export async function identifiers(session: Session, { uri }: IdentifiersParams): Promise<IdentifierList | null> {
  const reading = readingOf(session, uri);
  reading?.requireClosedQuotes();
  const facts = await reading?.watch.answer(reading.analysis.profile(), MILLISECONDS_TO_MEASURE);
  const fixes = await reading?.watch.answer(identifierFixes(reading.analysis), MILLISECONDS_TO_MEASURE);
  const listed = facts && fixes && (await reading?.watch.answer(described(facts, fixes), MILLISECONDS_TO_MEASURE));
  reading?.requireSame();
  return listed ? { identifiers: listed } : null;
}

export async function fixIdentifiers(session: Session, params: FixIdentifiersParams): Promise<ChosenRemedy> {
  const reading = readingOrRefusal(session, params.uri);
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  const facts = await watch.answer(analysis.profile(), MILLISECONDS_TO_MEASURE);
  const fixes = await watch.answer(identifierFixes(analysis), MILLISECONDS_TO_MEASURE);
  const wanted = new Map([...(fixes ?? [])].filter(([column]) => params.columns.includes(column)));
  const remedied =
    facts && wanted.size > 0 ? await watch.answer(fixesRemedy(facts, wanted), MILLISECONDS_TO_MEASURE) : undefined;
  reading.requireSame();
  if (!remedied) throw contentModified();
  return chosenRemedy(reading, maker.name, remedied);
}

function* described(facts: ProfileFacts, fixes: Treatments): Work<PlannedColumn[]> {
  return plannedColumns(facts, fixes, yield* treatColumns(facts, fixes));
}

/** `quasi/fileDetails`: the card of a file with all that is known of it by now. */
import { fileCard, toMarkdown, toText } from '@quasi/shared/explain';
import type { DetailsResult, FileDetailsParams } from '@quasi/shared/protocol';
import { nameOfFile } from '../cards.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';

/** What the file leads one to expect of its people. */
const MILLISECONDS_TO_EXPECT = 1000;

export async function fileDetails(session: Session, { uri }: FileDetailsParams): Promise<DetailsResult | null> {
  const reading = readingOf(session, uri);
  if (!reading) return session.checkedFiles.viewOf(uri)?.details ?? null;
  if (!reading.analysis.known.classes) return null;
  const { watch, analysis } = reading;
  const expected = await watch.answer(analysis.expected(), MILLISECONDS_TO_EXPECT);
  const { classes, insight, knowledge, scaling } = analysis.known;
  if (!classes) return null;
  const card = fileCard(nameOfFile(uri), classes, insight, expected, knowledge, scaling);
  return { markdown: toMarkdown(card), text: toText(card) };
}

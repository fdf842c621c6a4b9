/**
 * `quasi/acceptBaseline`: writes what is found in a document today into the baseline of its settings. Without one a `quasi-baseline.json` beside the
 * configuration is begun and named there.
 */
import { dirname, join } from 'node:path';
import { baselineText, columnNamer, numbersOf } from '@quasi/shared/baseline';
import { withBaseline } from '@quasi/shared/config';
import type { AcceptBaselineParams, AcceptBaselineResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { ConfigPlace } from '../config/configChange.ts';
import { state, statementThatCounts } from '../config/statement.ts';
import { baselineIfReadable, pathInBaseline, writeWhole } from '../files/index.ts';
import { allFindings } from '../findings.ts';
import { readingOrRefusal } from '../reading.ts';
import { contentModified, fileOf, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';

const MILLISECONDS_TO_ANSWER = 60_000;
const NAME = 'quasi-baseline.json';

export async function acceptBaseline(session: Session, { uri }: AcceptBaselineParams): Promise<AcceptBaselineResult> {
  const file = fileOf(uri, t`Save the document first: a baseline is about files on this machine.`);
  const reading = readingOrRefusal(session, uri);
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  const found = await watch.answer(allFindings(analysis), MILLISECONDS_TO_ANSWER);
  if (!found) throw contentModified();
  const stated = analysis.settings.baseline;
  const place = stated ?? join(dirname(new ConfigPlace(session, file).path), NAME);
  const known = baselineIfReadable(place);
  if (stated !== undefined && !known)
    throw refusal(t`The baseline that quasi.json names cannot be read. Mend or remove it first.`);
  const numbers = numbersOf(found.findings, columnNamer(analysis.table.columns));
  const baseline = new Map([...(known ?? []), [pathInBaseline(place, file), numbers]]);
  await writeWhole([{ place, content: baselineText(baseline) }], { like: undefined, overwrites: true });
  if (stated === undefined) {
    const change = statementThatCounts(
      session,
      file,
      (text, glob) => withBaseline(text, glob, NAME),
      (settings) => settings.baseline !== undefined,
    );
    if (change) await state(session, t`Name the baseline`, change);
  }
  return { findings: found.findings.length };
}

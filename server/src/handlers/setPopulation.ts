/**
 * `quasi/setPopulation`: writes into the configuration that counts for a document how large the population is that its people are
 * taken from. It is said of all files, as one population is that of a study; of this file alone where something nearer to it says otherwise.
 */
import { basename } from 'node:path';
import type { KnownPopulation } from '@quasi/shared/analysis';
import { MOST_PEOPLE, type Settings, withPopulation } from '@quasi/shared/config';
import { formatCount, formatCountOf, shownName } from '@quasi/shared/explain';
import type { SetPopulationParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { state, statementThatCounts } from '../config/statement.ts';
import { readingOf } from '../reading.ts';
import { contentModified, fileOf, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';

/** A file of the population may have to be read for it. */
const MILLISECONDS_TO_DECIDE = 60_000;

export async function setPopulation(session: Session, { uri, population }: SetPopulationParams): Promise<void> {
  if (!Number.isSafeInteger(population) || population < 1) throw refusal(t`A population is a whole number above 0.`);
  if (population > MOST_PEOPLE) {
    throw refusal(t`A population has at most ${formatCount(MOST_PEOPLE)} people, about as many as have ever lived.`);
  }
  const reading = readingOf(session, uri);
  if (reading) {
    const { watch, analysis } = reading;
    const known = await watch.answer(analysis.populationIfStated(population), MILLISECONDS_TO_DECIDE);
    if (!known) throw contentModified();
    requireEffect(known, watch.document.settings);
  }
  const unsaved = t`Save the document first: a population is stated in quasi.json, beside files on this machine.`;
  const file = fileOf(uri, unsaved);
  const change = statementThatCounts(
    session,
    file,
    (text, glob) => withPopulation(text, glob, population),
    (settings) => settings.population === population,
  );
  if (change) return state(session, t`Set population`, change);
  throw refusal(t`An entry further down in quasi.json states another population for this file. Change it there.`);
}

/** A written statement has to count: nobody looks for a number that is passed over. */
function requireEffect({ population, passedOver }: KnownPopulation, { populationFile }: Settings): void {
  for (const passed of passedOver) {
    if (passed.kind !== 'smallPopulation') continue;
    const { count, arePeople } = passed.released;
    const released = arePeople ? formatCountOf(count, t`person`, t`people`) : formatCountOf(count, t`row`, t`rows`);
    throw refusal(t`The file has ${released}: the population they are taken from is at least as large.`);
  }
  if (population?.source === 'stated' || populationFile === undefined) return;
  const name = shownName(basename(populationFile));
  throw refusal(
    t`The population is known by the file ${name}, which counts more than a number. Take "populationFile" out of the settings first.`,
  );
}

/**
 * `quasi/setPopulation`: writes into the configuration that counts for a document how large the population is that its people are
 * taken from. It is said of all files, as one population is that of a study; of this file alone where something nearer to it says otherwise.
 */
import { MOST_PEOPLE, withPopulation } from '@quasi/shared/config';
import { formatCount } from '@quasi/shared/explain';
import type { SetPopulationParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { pathOf } from '../config/configFile.ts';
import { state, statementThatCounts } from '../config/statement.ts';
import { refusal } from '../refusal.ts';
import type { Session } from '../session.ts';

export async function setPopulation(session: Session, { uri, population }: SetPopulationParams): Promise<void> {
  if (!Number.isSafeInteger(population) || population < 1) throw refusal(t`A population is a whole number above 0.`);
  if (population > MOST_PEOPLE) {
    throw refusal(t`A population has at most ${formatCount(MOST_PEOPLE)} people, about as many as have ever lived.`);
  }
  const rows = session.watch(uri)?.settled()?.table.rowCount ?? 0;
  if (population < rows) {
    throw refusal(t`The file has ${formatCount(rows)} rows: the population they are taken from is at least as large.`);
  }
  const file = pathOf(uri);
  if (file === undefined) {
    throw refusal(t`Save the document first: a population is stated in quasi.json, beside files on this machine.`);
  }
  const change = statementThatCounts(
    session,
    file,
    (text, glob) => withPopulation(text, glob, population),
    (settings) => settings.population === population,
  );
  if (change) return state(session, t`Set population`, change);
  throw refusal(t`An entry further down in quasi.json states another population for this file. Change it there.`);
}

/**
 * `quasi/setPopulation`: writes into the configuration that counts for a document how large the population is that its people are
 * taken from. It is said of all files, as one population is that of a study; of this file alone where something nearer to it says otherwise.
 */
import { folderOf, globOf, settingsFor, withPopulation } from '@quasi/shared/config';
import { formatCount } from '@quasi/shared/explain';
import type { SetPopulationParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { type ConfigChange, canWriteConfig, changeOfConfig } from '../config/configChange.ts';
import { pathOf } from '../config/configFile.ts';
import type { Session } from '../session.ts';

export async function setPopulation(session: Session, { uri, population }: SetPopulationParams): Promise<void> {
  const { edit } = changeFor(session, uri, population);
  const { applied } = await session.connection.workspace.applyEdit({ label: t`Set population`, edit });
  if (!applied) throw problem(t`The editor did not change quasi.json. Try again.`);
}

function changeFor(session: Session, uri: string, population: number): ConfigChange {
  if (!Number.isSafeInteger(population) || population < 1) throw problem(t`A population is a whole number above 0.`);
  const rows = session.watch(uri)?.settled()?.table.rowCount ?? 0;
  if (population < rows) {
    throw problem(t`The file has ${formatCount(rows)} rows: the population they are taken from is at least as large.`);
  }
  const file = pathOf(uri);
  if (file === undefined) {
    throw problem(t`Save the document first: a population is stated in quasi.json, beside files on this machine.`);
  }
  const path = session.configs.placeFor(file);
  if (!canWriteConfig(session, path))
    throw problem(t`This editor lets no quasi.json be made. Make one, then try again.`);
  for (const glob of new Set([undefined, globOf(folderOf(path), file)])) {
    const change = changeOfConfig(session, path, (text) => withPopulation(text, glob, population));
    if (!change) throw problem(t`quasi.json has errors that keep it from being changed. Mend them first.`);
    const settings = settingsFor({}, session.configs.readAs(path, change.after.getText()), file);
    if (settings.population === population) return change;
  }
  throw problem(t`An entry further down in quasi.json states another population for this file. Change it there.`);
}

function problem(sentence: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, sentence);
}

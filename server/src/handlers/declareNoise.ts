/**
 * `quasi/declareNoise`: writes into the configuration that the columns of a file hold answers of randomised response, and with which ε, so
 * that Quasi knows from then on that a row of it is nobody's.
 */
import { folderOf, globOf, withColumnEpsilon } from '@quasi/shared/config';
import type { DeclareNoiseParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { noiseWritten } from '../actions/noiseWritten.ts';
import { canWriteConfig, changeOfConfig } from '../config/configChange.ts';
import { pathOf } from '../config/configFile.ts';
import type { Session } from '../session.ts';
import { safePath } from './safeCopy.ts';

export async function declareNoise(session: Session, { chosen }: DeclareNoiseParams): Promise<void> {
  const file = pathOf(chosen.uri);
  const written = noiseWritten(chosen.uri);
  if (file === undefined) {
    throw problem(t`Save the document first: its answers are declared in quasi.json, beside files on this machine.`);
  }
  if (!written)
    throw problem(t`Nothing is known any more of the answers that were written; declare their ε in quasi.json.`);
  const path = session.configs.placeFor(file);
  if (!canWriteConfig(session, path))
    throw problem(t`This editor lets no quasi.json be made. Make one, then try again.`);
  const glob = globOf(folderOf(path), chosen.isLarge ? safePath(file) : file);
  const change = changeOfConfig(session, path, (text) => withColumnEpsilon(text, glob, written));
  if (!change) throw problem(t`quasi.json has errors that keep it from being changed. Mend them first.`);
  const { applied } = await session.connection.workspace.applyEdit({ label: t`Declare answers`, edit: change.edit });
  if (!applied) throw problem(t`The editor did not change quasi.json. Try again.`);
}

function problem(sentence: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, sentence);
}

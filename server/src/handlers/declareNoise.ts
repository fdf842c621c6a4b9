/**
 * `quasi/declareNoise`: writes into the configuration that the columns of a file hold answers of randomised response, and with which ε, so
 * that Quasi knows from then on that a row of it is nobody's.
 */
import { withColumnEpsilon } from '@quasi/shared/config';
import { formatCountOf, nameList } from '@quasi/shared/explain';
import type { DeclareNoiseParams, DeclareNoiseResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { type NoiseWritten, noiseWritten } from '../actions/noiseCells.ts';
import { state, statementOfFile } from '../config/statement.ts';
import { fileOf, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import { safePath } from './safeCopy.ts';

export async function declareNoise(
  session: Session,
  { chosen, mayHoldValues }: DeclareNoiseParams,
): Promise<DeclareNoiseResult> {
  const unsaved = t`Save the document first: its answers are declared in quasi.json, beside files on this machine.`;
  const file = fileOf(chosen.uri, unsaved);
  const written = noiseWritten.get(chosen.uri);
  if (!written)
    throw refusal(t`Nothing is known any more of the answers that were written; declare their ε in quasi.json.`);
  const question = mayHoldValues ? undefined : questionOn(written);
  if (question !== undefined) return { question };
  const answers = chosen.isLarge ? safePath(file) : file;
  const change = statementOfFile(session, answers, (text, glob) => withColumnEpsilon(text, glob, written));
  await state(session, t`Declare answers`, change);
  return {};
}

/** Where the cells do not show all answers that were chosen among, these have to be given: values of the data, in another file. Undefined where they do. */
function questionOn(written: NoiseWritten): string | undefined {
  const told = [...written].filter(([, { categories }]) => categories !== undefined);
  if (told.length === 0) return undefined;
  const values = told.reduce((sum, [, { categories = [] }]) => sum + categories.length, 0);
  const names = nameList(told.map(([name]) => name));
  return t`This writes ${formatCountOf(values, t`value`, t`values`)} of ${names} into quasi.json, as the cells no longer show all answers there were to choose among. Everyone who reads quasi.json can read them there.`;
}

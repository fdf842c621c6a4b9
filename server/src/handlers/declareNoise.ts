/**
 * `quasi/declareNoise`: writes into the configuration that the columns of a file hold answers of randomised response, and with which ε, so
 * that Quasi knows from then on that a row of it is nobody's.
 */
import { withColumnEpsilon } from '@quasi/shared/config';
import type { DeclareNoiseParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { noiseWritten } from '../actions/noiseWritten.ts';
import { pathOf } from '../config/configFile.ts';
import { state, statementOfFile } from '../config/statement.ts';
import { refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import { safePath } from './safeCopy.ts';

export async function declareNoise(session: Session, { chosen }: DeclareNoiseParams): Promise<void> {
  const file = pathOf(chosen.uri);
  const written = noiseWritten(chosen.uri);
  if (file === undefined) {
    throw refusal(t`Save the document first: its answers are declared in quasi.json, beside files on this machine.`);
  }
  if (!written)
    throw refusal(t`Nothing is known any more of the answers that were written; declare their ε in quasi.json.`);
  const answers = chosen.isLarge ? safePath(file) : file;
  const change = statementOfFile(session, answers, (text, glob) => withColumnEpsilon(text, glob, written));
  return state(session, t`Declare answers`, change);
}

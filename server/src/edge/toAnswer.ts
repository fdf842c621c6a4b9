/** What a client learns of a failure; apart from the other files on failures, as the command line has no use for the protocol's packages. */
import { t } from '@quasi/shared/words';
import { ErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { complainOf } from './failures.ts';

/** For who asked: a failure is reported without its message. A refusal stays as it is. */
export function toAnswer(what: string, error: unknown): ResponseError<unknown> {
  if (error instanceof ResponseError) return error;
  complainOf(what, error);
  return new ResponseError(ErrorCodes.InternalError, t`Quasi failed here; the log says where.`);
}

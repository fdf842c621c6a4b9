/** The answers to a request that cannot be carried out: why not, in a sentence for a person; that the text is another by now; that nobody offered it. */
import { t } from '@quasi/shared/words';
import { ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { pathOf } from './config/configFile.ts';
import { pathOfTable } from './connections.ts';

export function refusal(sentence: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, sentence);
}

/** The path of a document, or the place of a table, beside which something is to be written. `otherwise`: what is said where it has none here. */
export function fileOf(uri: string, otherwise: string): string {
  const file = pathOf(uri) ?? pathOfTable(uri);
  if (file === undefined) throw refusal(otherwise);
  return file;
}

export function contentModified(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, t`The text has changed since this was offered; ask again.`);
}

/** What comes back is not what went out. */
export function notOffered(): ResponseError<void> {
  return new ResponseError(ErrorCodes.InvalidParams, t`This was not offered for the text as it stands; ask again.`);
}

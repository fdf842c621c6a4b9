/** The answers to a request that cannot be carried out: why not, in a sentence for a person; that the text is another by now; that nobody offered it. */
import { t } from '@quasi/shared/words';
import { ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';

export function refusal(sentence: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, sentence);
}

export function contentModified(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, t`The text has changed since this was offered; ask again.`);
}

/** What comes back is not what went out. */
export function notOffered(): ResponseError<void> {
  return new ResponseError(ErrorCodes.InvalidParams, t`This was not offered for the text as it stands; ask again.`);
}

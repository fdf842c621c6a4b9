/** The two answers to a request that cannot be carried out: why not, in a sentence for a person, or that the text is another by now. */
import { t } from '@quasi/shared/words';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';

export function refusal(sentence: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, sentence);
}

export function contentModified(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, t`The text has changed since this was offered; ask again.`);
}

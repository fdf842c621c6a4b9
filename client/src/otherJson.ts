/** Documents of JSON that hold no data, as most do: nothing of them goes to the server, and nothing is asked of it about them. */
import type { TextDocument } from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';
import { isOtherJson } from './selector.ts';

/** Decided when a document is opened: one that was no data is none until it is opened again. */
export function otherJsonLeftAlone(): Middleware {
  const left = new Set<string>();
  const isLeft = ({ uri }: TextDocument) => left.has(uri.toString());
  return {
    async didOpen(document, next) {
      if (isOtherJson(document)) left.add(document.uri.toString());
      else await next(document);
    },
    async didChange(event, next) {
      if (!isLeft(event.document)) await next(event);
    },
    async didSave(document, next) {
      if (!isLeft(document)) await next(document);
    },
    async didClose(document, next) {
      if (!left.delete(document.uri.toString())) await next(document);
    },
    provideHover: (document, position, token, next) => (isLeft(document) ? undefined : next(document, position, token)),
    provideDefinition: (document, position, token, next) =>
      isLeft(document) ? undefined : next(document, position, token),
    provideCodeActions: (document, range, context, token, next) =>
      isLeft(document) ? undefined : next(document, range, context, token),
    provideCodeLenses: (document, token, next) => (isLeft(document) ? undefined : next(document, token)),
    provideInlayHints: (document, range, token, next) => (isLeft(document) ? undefined : next(document, range, token)),
  };
}

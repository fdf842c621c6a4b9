/** The open documents that describe data, each of some kind, which answers the editor's questions about it. */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOf } from '../config/configFile.ts';
import { OpenTexts } from '../config/openTexts.ts';
import type { DocumentKind } from './documentKind.ts';

export class DescribedDocuments {
  readonly open = new OpenTexts();
  readonly kinds: readonly DocumentKind[];

  constructor(kindsOf: (open: OpenTexts) => readonly DocumentKind[]) {
    this.kinds = kindsOf(this.open);
  }

  /** Of a document by its name; undefined of data, and of what is not on this machine. */
  kindOf(uri: string): DocumentKind | undefined {
    const path = pathOf(uri);
    return path === undefined ? undefined : this.kinds.find((kind) => kind.holds(path));
  }

  /** A document that is open, with what answers for it. */
  at(uri: string): { readonly kind: DocumentKind; readonly document: TextDocument } | undefined {
    const kind = this.kindOf(uri);
    const document = this.open.get(pathOf(uri) ?? '')?.document;
    return kind && document && { kind, document };
  }

  look(): void {
    for (const kind of this.kinds) kind.look();
  }

  stop(): void {
    for (const kind of this.kinds) kind.stop();
  }
}

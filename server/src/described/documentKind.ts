/** What sorts of document that tell of data, and are none, have in common: a schema, statistics. */
import type {
  CodeAction,
  CodeActionParams,
  CompletionItem,
  Hover,
  Location,
  Position,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

export interface DocumentKind {
  /** By its name; what stands in it may still say that it is something else. */
  holds(path: string): boolean;
  /** Something may be other than it was: a text, a file, settings, what is known of data. What is as it was costs next to nothing. */
  look(): void;
  /** Takes back what is under way. */
  stop(): void;
  hover?(document: TextDocument, position: Position): Promise<Hover | null>;
  completion?(document: TextDocument, position: Position): CompletionItem[];
  definition?(document: TextDocument, position: Position): Location[];
  actions?(document: TextDocument, params: CodeActionParams): Promise<CodeAction[]>;
}

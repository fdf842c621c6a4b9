/** The common shape of documents that describe data: a schema, statistics. */
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
  /** A text, a file, settings or facts about data may have changed. Parts without a change cost next to nothing. */
  look(): void;
  /** Takes back what is under way. */
  stop(): void;
  hover?(document: TextDocument, position: Position): Promise<Hover | null>;
  completion?(document: TextDocument, position: Position): CompletionItem[];
  definition?(document: TextDocument, position: Position): Location[];
  actions?(document: TextDocument, params: CodeActionParams): Promise<CodeAction[]>;
}

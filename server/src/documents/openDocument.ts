/** One open document: its text, the table read from it, and what is known of that table. */
import { Analysis, staged, type Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import {
  type ColumnarTable,
  type ReadingOptions,
  readTable,
  type TableChange,
  type TextChange,
  updateTable,
} from '@quasi/shared/table';
import type { Range } from 'vscode-languageserver/node';
import { readingOptions } from '../readingOptions.ts';
import { today } from '../today.ts';
import { DocumentText } from './documentText.ts';
import { joinChanges } from './textChanges.ts';

export class OpenDocument {
  readonly uri: string;
  readonly text: DocumentText;
  version: number;
  #languageId: string;
  #settings: Settings;
  #table: ColumnarTable | undefined;
  #analysis: Analysis | undefined;
  /** Edits the table does not know of yet. */
  #pending: TextChange | undefined;

  constructor(uri: string, languageId: string, version: number, text: string, settings: Settings) {
    this.uri = uri;
    this.#languageId = languageId;
    this.version = version;
    this.text = new DocumentText(text);
    this.#settings = settings;
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** What is known is known still if only exceptions differ; the text is read again if the settings read it in another way. */
  configure(settings: Settings): void {
    const before = { settings: withoutExceptions(this.#settings), options: JSON.stringify(this.#options) };
    this.#settings = settings;
    if (withoutExceptions(settings) === before.settings) return;
    if (this.#table && JSON.stringify(this.#options) === before.options) {
      this.#analysis = this.#analysisOf(this.#table);
      return;
    }
    this.#table = undefined;
    this.#analysis = undefined;
    this.#pending = undefined;
  }

  /** Opened again with the same text. Returns whether what is known of it still holds. */
  reopen(languageId: string, version: number): boolean {
    const before = this.#options.delimiterHint;
    this.#languageId = languageId;
    this.version = version;
    return this.#options.delimiterHint === before;
  }

  edit(version: number, range: Range | undefined, text: string): void {
    this.version = version;
    this.#pending = joinChanges(this.#pending, this.text.replace(range, text));
  }

  /** The analysis, if it is about the text as it stands, or can be made so at once. */
  settle(): { analysis: Analysis; change?: TableChange } | undefined {
    if (!this.#table || !this.#analysis) return undefined;
    if (!this.#pending) return { analysis: this.#analysis };
    const change = updateTable(this.#table, this.text.all, this.#pending, this.#options);
    if (!change) return undefined;
    this.#pending = undefined;
    this.#analysis.apply(change);
    return { analysis: this.#analysis, change };
  }

  /** Reads the text from its beginning. */
  *read(): Work<Analysis> {
    const table = yield* staged('reading', this.text.length, readTable(this.text.all, this.#options));
    this.#table = table;
    this.#pending = undefined;
    this.#analysis = this.#analysisOf(table);
    return this.#analysis;
  }

  #analysisOf(table: ColumnarTable): Analysis {
    return new Analysis(table, this.#settings, { kind: 'editor', text: this.text, today: today() });
  }

  get #options(): ReadingOptions {
    return readingOptions(this.#settings, this.uri, this.#languageId);
  }
}

function withoutExceptions({ exceptions: _, ...others }: Settings): string {
  return JSON.stringify(others);
}

/** One open document: its text, the table read from it, and what is known of that table. */
import { type Analysis, openDataSet, staged, type Work } from '@quasi/shared/analysis';
import type { Numbers } from '@quasi/shared/baseline';
import type { Settings } from '@quasi/shared/config';
import {
  type ColumnarTable,
  contentStart,
  detectDialect,
  type ReadingOptions,
  readTable,
  SAMPLE_LENGTH,
  sameDialect,
  type Table,
  type TextChange,
  type TextSource,
  updateTable,
} from '@quasi/shared/table';
import type { Range } from 'vscode-languageserver/node';
import type { FileWorld } from '../datasets/worldOf.ts';
import { readingOptions } from '../readingOptions.ts';
import { AppliedRemedies } from './appliedRemedies.ts';
import { DocumentText } from './documentText.ts';
import { type NewRow, RowPlaces } from './rowPlaces.ts';

/** An analysis that is about the text as it stands. */
export interface Settled {
  readonly analysis: Analysis;
  /** Where rows went, if edits led from the table before to this one. */
  readonly newRow?: NewRow;
  /** The columns that were there before, under the same name; undefined if all were. */
  readonly keptColumns?: ReadonlySet<number>;
}

/** Two worlds with the same key are the same. */
interface Keys {
  readonly whole: string;
  /** Without exceptions, which only hide what is found. */
  readonly ofFindings: string;
}

export class OpenDocument {
  readonly text: DocumentText;
  /** The remedies that were applied to it. */
  readonly applied = new AppliedRemedies();
  #keys: Keys;
  #table: ColumnarTable | undefined;
  #analysis: Analysis | undefined;
  /** Edits the table does not know of yet. */
  #pending: TextChange | undefined;

  constructor(
    readonly uri: string,
    private languageId: string,
    public version: number,
    text: string,
    private world: FileWorld,
  ) {
    this.text = new DocumentText(text);
    this.#keys = keysOf(world);
  }

  get settings(): Settings {
    return this.world.settings;
  }

  /** The numbers of it that somebody has accepted. */
  get baseline(): Numbers | undefined {
    return this.world.baseline;
  }

  /** Differs if settings or files do that it is judged by; what these were when it was configured. */
  get key(): string {
    return this.#keys.whole;
  }

  /**
   * The facts still hold if only exceptions differ; the text is read again if the settings read it in another way. Returns
   * whether anything differs from before.
   */
  configure(world: FileWorld): boolean {
    const keys = keysOf(world);
    if (keys.whole === this.#keys.whole) return false;
    const before = { keys: this.#keys, options: this.#options };
    this.world = world;
    this.#keys = keys;
    if (keys.ofFindings !== before.keys.ofFindings) this.#analyseAnew(before.options);
    return true;
  }

  #analyseAnew(before: ReadingOptions): void {
    if (this.#table && this.#isReadAlike(this.#table, before)) {
      this.#analysis = this.#analysisOf(this.#table, (row) => row);
      return;
    }
    this.#table = undefined;
    this.#analysis = undefined;
    this.#pending = undefined;
  }

  /** Opened again with the same text. Returns whether what is known of it still holds: whether it is read in the same way. */
  reopen(languageId: string, version: number): boolean {
    const before = this.#options;
    this.languageId = languageId;
    this.version = version;
    const { delimiterHint, isJson } = this.#options;
    if (!this.#table || (delimiterHint === before.delimiterHint && isJson === before.isJson)) return true;
    // The language may be named after the delimiter that was found anyway.
    return this.#hasDialectOf(this.#table);
  }

  /** Names that a schema has for columns are typed letter by letter, and seldom make a header of what was none. */
  #isReadAlike(table: ColumnarTable, before: ReadingOptions): boolean {
    const { statedNames: names = [], ...options } = this.#options;
    const { statedNames: namesBefore = [], ...optionsBefore } = before;
    if (JSON.stringify(options) !== JSON.stringify(optionsBefore)) return false;
    return JSON.stringify(names) === JSON.stringify(namesBefore) || this.#hasDialectOf(table);
  }

  #hasDialectOf({ dialect, json }: ColumnarTable): boolean {
    if (json || this.#options.isJson) return json !== undefined && this.#options.isJson === true;
    const start = contentStart(this.text.all);
    return sameDialect(detectDialect(this.text.all.subarray(start, start + SAMPLE_LENGTH), this.#options), dialect);
  }

  edit(version: number, range: Range | undefined, text: string): void {
    this.version = version;
    const change = this.text.replace(range, text);
    // The facts on a text that was written as it was still hold.
    if (change.start < change.oldEnd || change.start < change.newEnd)
      this.#pending = joinChanges(this.#pending, change);
  }

  /** The analysis, if it is about the text as it stands, or can be made so at once; `rows`: those to be found again. */
  settle(rows: Iterable<number>): Settled | undefined {
    if (!this.#table || !this.#analysis) return undefined;
    if (!this.#pending) return { analysis: this.#analysis };
    const places = new RowPlaces(this.#table, rows);
    const change = updateTable(this.#table, this.text.all, this.#pending, this.#options);
    if (!change) return undefined;
    const newRow = places.after(this.#table, this.text, this.#pending);
    this.#pending = undefined;
    this.#analysis.apply(change);
    return { analysis: this.#analysis, newRow };
  }

  /** Reads the text from its beginning. */
  *read(rows: Iterable<number>): Work<Settled> {
    const before = this.#table;
    const places = before && new RowPlaces(before, rows);
    const table = yield* staged('reading', this.text.length, readTable(this.text.all, this.#options));
    const newRow = this.#pending && places?.after(table, this.text, this.#pending);
    const kept = table.columns.flatMap(({ name }, i) => (before?.columns.at(i)?.name === name ? [i] : []));
    // Where every line was written anew, as with other line ends, rows are looked for at their numbers.
    const isAsLong = table.recordCount === before?.recordCount;
    this.#table = table;
    this.#pending = undefined;
    this.#analysis = this.#analysisOf(table, (row) => newRow?.(row) ?? (isAsLong ? row : undefined));
    return { analysis: this.#analysis, newRow: newRow ?? (() => undefined), keptColumns: new Set(kept) };
  }

  /** Under settings that may be others than those in force. `text`: what the table was read from, if that is not the text as it stands. */
  analysisWith(table: Table, settings: Settings, text: TextSource = this.text): Analysis {
    const read = { kind: 'editor', table, source: text, encoding: undefined } as const;
    return openDataSet(read, { ...this.world, settings });
  }

  #analysisOf(table: ColumnarTable, newRow: (row: number) => number | undefined): Analysis {
    const analysis = this.analysisWith(table, this.settings);
    if (this.#analysis) analysis.inherit(this.#analysis, newRow);
    return analysis;
  }

  get #options(): ReadingOptions {
    return readingOptions(this.settings, this.uri, this.languageId);
  }
}

/** Of files what they are on disk now, so that keys are taken once and kept. */
function keysOf({ settings, state }: FileWorld): Keys {
  const { exceptions, ...others } = settings;
  const ofFindings = JSON.stringify([others, state()]);
  return { whole: `${ofFindings} ${JSON.stringify(exceptions)}`, ofFindings };
}

/** `earlier` leads from the text that was read to the text as it stands, on which `later` is made. */
function joinChanges(earlier: TextChange | undefined, later: TextChange): TextChange {
  if (!earlier) return later;
  return {
    start: Math.min(earlier.start, later.start),
    oldEnd: earlier.oldEnd + Math.max(0, later.oldEnd - earlier.newEnd),
    newEnd: Math.max(earlier.newEnd, later.oldEnd) + later.newEnd - later.oldEnd,
  };
}

/**
 * The schemas of data files: what is open in the editor beats the disk, and what has not changed is not read again. A long one is read in
 * slices; while that goes on, what it said before counts.
 */
import { existsSync } from 'node:fs';
import { type Resource, type Schema, schemaNames } from '@quasi/shared/schema';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { uriOf } from '../../config/configFile.ts';
import type { Configs } from '../../config/configs.ts';
import type { OpenTexts } from '../../config/openTexts.ts';
import { nothingSaid, type SchemaWord, wordOf } from '../../datasets/schemaWord.ts';
import { fileState, isBroken, nearestSchema, textOnDisk } from '../../files/index.ts';
import type { Scheduler } from '../../scheduler.ts';
import { SchemaReading } from './schemaReading.ts';

export interface FoundSchema extends SchemaWord {
  /** The schema for the file, even if faults in it take away all its effect. */
  readonly schema: Schema | undefined;
  /** Files that would change it if they came, went or changed. */
  readonly paths: readonly string[];
}

export const noSchema: FoundSchema = { ...nothingSaid, schema: undefined, paths: [] };

export class Schemas {
  readonly #read = new Map<string, SchemaReading>();
  readonly #words = new Map<string, FoundSchema>();
  #isStopped = false;

  /** `onRead`: a schema that was long to read is there. */
  constructor(
    private readonly configs: Configs,
    private readonly open: OpenTexts,
    private readonly scheduler: Scheduler,
    private readonly onRead: () => void,
  ) {}

  /** As far as schemas have been read. The same object as long as nothing changes. */
  for(file: string): FoundSchema {
    return this.#lookFor(file).word;
  }

  /** Once all that has to be read for it has been read; it waits for no other schema. */
  async readFor(file: string): Promise<FoundSchema> {
    for (;;) {
      const { word, looked } = this.#lookFor(file);
      const underWay = looked.flatMap((reading) => reading.underWay ?? []);
      if (underWay.length === 0) return word;
      await Promise.all(underWay);
    }
  }

  /** `looked`: what decides on it. */
  #lookFor(file: string): { readonly word: FoundSchema; readonly looked: readonly SchemaReading[] } {
    const looked: SchemaReading[] = [];
    const top = this.configs.topOf(file);
    const read = (path: string) => {
      const reading = this.#reading(path);
      looked.push(reading);
      return reading.last;
    };
    const { found } = nearestSchema(file, top, read, (path) => this.#isThere(path));
    const known = this.#words.get(file);
    // A schema that is not read yet may be the one for the file.
    if (looked.some(({ last }) => !last)) return { word: known ?? noSchema, looked };
    if (known && known.schema === found?.schema) return { word: known, looked };
    const word = foundWord(found?.schema, found?.resource, schemaNames(file, top));
    this.#words.set(file, word);
    return { word, looked };
  }

  /** Of the texts as they stand; undefined while they are being read. */
  current(path: string): Schema | undefined {
    const { last, underWay } = this.#reading(path);
    return underWay ? undefined : last;
  }

  async read(path: string): Promise<Schema> {
    for (;;) {
      const { last, underWay } = this.#reading(path);
      if (last && !underWay) return last;
      await underWay;
    }
  }

  /** Its present content is not known yet. */
  get isReading(): boolean {
    return [...this.#read.values()].some(({ underWay }) => underWay !== undefined);
  }

  /** Nobody is informed about later results. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Of the file as it is open, else as it is on disk. */
  documentOf(path: string): TextDocument {
    return this.open.get(path)?.document ?? TextDocument.create(uriOf(path), 'json', 0, this.textOf(path) ?? '');
  }

  isOpen(path: string): boolean {
    return this.open.get(path) !== undefined;
  }

  /** As an editor shows it, so without byte order mark. */
  textOf(path: string): string | undefined {
    return this.open.get(path)?.document.getText() ?? textOnDisk(path)?.replace(/^\uFEFF/, '');
  }

  /** Differs if the text may. */
  stateOf(path: string): string {
    const open = this.open.get(path);
    return open ? `open ${open.state}` : (fileState(path) ?? 'not to be read');
  }

  #reading(path: string): SchemaReading {
    const top = this.configs.topOf(path);
    const key = `${path}\n${top}`;
    const known = this.#read.get(key) ?? new SchemaReading(path, top, this, this.scheduler, this.#tell);
    this.#read.set(key, known);
    known.look();
    return known;
  }

  readonly #tell = () => {
    if (!this.#isStopped) this.onRead();
  };

  #isThere(path: string): boolean {
    return this.isOpen(path) || existsSync(path);
  }
}

function foundWord(schema: Schema | undefined, resource: Resource | undefined, names: readonly string[]): FoundSchema {
  const paths = [...new Set([...names, ...(schema?.paths ?? [])])];
  if (!schema || !resource || isBroken(schema)) return { ...noSchema, schema, paths };
  return { ...wordOf(resource, schema), schema, paths };
}

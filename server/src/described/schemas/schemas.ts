/** The schemas of data files: what is open in the editor beats the disk, and what has not changed is not read again. */
import { existsSync } from 'node:fs';
import type { FileStatement } from '@quasi/shared/config';
import { type Resource, type Schema, schemaNames, statementOf } from '@quasi/shared/schema';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { uriOf } from '../../config/configFile.ts';
import type { Configs } from '../../config/configs.ts';
import type { OpenTexts } from '../../config/openTexts.ts';
import { encodingIn, fileState, isBroken, nearestSchema, readSchemaFile, textOnDisk } from '../../files/index.ts';

/** What a schema says of one file. */
export interface SchemaWord {
  readonly statement: FileStatement;
  readonly encoding: string | undefined;
  /** That which is about the file, though something in it may be such that nothing of it counts. */
  readonly schema: Schema | undefined;
  /** Undefined where no schema is about the file, or nothing of it counts. */
  readonly resource: Resource | undefined;
  /** Files that would change it if they came, went or changed. */
  readonly paths: readonly string[];
}

export const noSchema: SchemaWord = {
  statement: {},
  encoding: undefined,
  schema: undefined,
  resource: undefined,
  paths: [],
};

export class Schemas {
  readonly #configs: Configs;
  readonly #open: OpenTexts;
  readonly #read = new Map<string, { readonly schema: Schema; readonly states: readonly string[] }>();
  readonly #words = new Map<string, SchemaWord>();

  constructor(configs: Configs, open: OpenTexts) {
    this.#configs = configs;
    this.#open = open;
  }

  /** The same object as long as nothing changes. */
  for(file: string): SchemaWord {
    const top = this.#configs.topOf(file);
    const read = (path: string) => this.read(path);
    const { found } = nearestSchema(file, top, read, (path) => this.#isThere(path));
    const known = this.#words.get(file);
    if (known && known.schema === found?.schema) return known;
    const word = wordOf(found?.schema, found?.resource, schemaNames(file, top));
    this.#words.set(file, word);
    return word;
  }

  read(path: string): Schema {
    const top = this.#configs.topOf(path);
    const key = `${path}\n${top}`;
    const known = this.#read.get(key);
    if (known?.schema.paths.every((each, i) => this.stateOf(each) === known.states[i])) return known.schema;
    const schema = readSchemaFile(path, top, (each) => this.textOf(each));
    this.#read.set(key, { schema, states: schema.paths.map((each) => this.stateOf(each)) });
    return schema;
  }

  /** Of the file as it is open, else as it is on disk. */
  documentOf(path: string): TextDocument {
    return this.#open.get(path)?.document ?? TextDocument.create(uriOf(path), 'json', 0, this.textOf(path) ?? '');
  }

  isOpen(path: string): boolean {
    return this.#open.get(path) !== undefined;
  }

  /** As an editor shows it, so without byte order mark. */
  textOf(path: string): string | undefined {
    return this.#open.get(path)?.document.getText() ?? textOnDisk(path)?.replace(/^\uFEFF/, '');
  }

  /** Differs if the text may. */
  stateOf(path: string): string {
    const open = this.#open.get(path);
    return open ? `open ${open.state}` : (fileState(path) ?? 'not to be read');
  }

  #isThere(path: string): boolean {
    return this.isOpen(path) || existsSync(path);
  }
}

function wordOf(schema: Schema | undefined, resource: Resource | undefined, names: readonly string[]): SchemaWord {
  const paths = [...new Set([...names, ...(schema?.paths ?? [])])];
  if (!schema || !resource || isBroken(schema)) return { ...noSchema, schema, paths };
  return { statement: statementOf(resource), encoding: encodingIn(resource), schema, resource, paths };
}

/**
 * The settings of one file, from all that is said of it. By default the repository's word counts more than the editor's; among
 * files a nearer one counts more; in one file, an entry of `files` counts more than what is said of all; and any of them counts
 * more than a schema, which is written for many programs.
 */
import * as z from 'zod/mini';
import { namedAttackers } from './attackers.ts';
import type { ColumnTag } from './columnTag.ts';
import { editorOnlyShape, readStatement, type Statement } from './editorSettings.ts';
import { type FileStatement, plainShape } from './fileShape.ts';
import { type PathTest, pathsOf } from './glob.ts';
import { type ConfigLayer, type LoadedConfig, noConfig } from './loadConfig.ts';
import { fileOfPart, folderOf, joined } from './paths.ts';
import { namedPolicies } from './policies.ts';
import { ruleSettings } from './ruleOptions.ts';
import type { ColumnDeclaration, Exception, Settings } from './settings.ts';

/** What a schema says of a file, with whole paths. */
export interface SchemaStatement extends FileStatement {
  /** What the header may call columns, if there is one. */
  readonly statedNames?: readonly string[];
  /** What tags say of columns, by their names. */
  readonly tags?: Readonly<Record<string, ColumnTag>>;
}

/** `path` is absolute, with `/` between its parts. */
export function settingsFor(
  statement: Statement,
  config: LoadedConfig,
  path: string,
  schema: SchemaStatement = {},
): Settings {
  const { run, structureDelay, idleDelay, configurationPreference, exclude: _, ...editor } = statement;
  const files = [schema, ...config.layers.flatMap((layer) => statementsFor(layer, path))];
  const inOrder = { filesystemFirst: [editor, ...files], editorFirst: [...files, editor], filesystemOnly: files };
  const statements = inOrder[configurationPreference ?? 'filesystemFirst'];
  return Object.freeze({
    ...editorOnly.parse({ run, structureDelay, idleDelay }),
    ...plain.parse(Object.assign({}, ...statements)),
    ...statements.reduce((aims, next) => aimsAfter(aims, next, config), startingAims),
    ...(schema.statedNames && { statedNames: schema.statedNames }),
    columns: [...tagsIn(schema), ...statements.flatMap(declarationsIn)],
    rules: ruleSettings(statements.flatMap(({ rules }) => rules ?? [])),
    exceptions: config.layers.flatMap((layer) => exceptionsFor(layer, path)),
  });
}

/** Settings that no file has a say in; a value that is not valid is left out and named. */
export function readSettings(given: unknown): { settings: Settings; problems: string[] } {
  const { statement, problems } = readStatement(given);
  return { settings: settingsFor(statement, noConfig, ''), problems };
}

const { configurationPreference: _, ...timing } = editorOnlyShape;
const editorOnly = z.object(timing);
const plain = z.object(plainShape);

function statementsFor(layer: ConfigLayer, file: string): FileStatement[] {
  const { path, config } = layer;
  const some = (config.files ?? []).filter(({ glob }) => holdsFor(layer, glob, file));
  return [config, ...some].map((said) => withWholePaths(said, folderOf(path)));
}

/** Files are named by their paths from the file that names them. */
function withWholePaths(said: FileStatement, folder: string): FileStatement {
  const { populationFile, baseline, columns } = said;
  return {
    ...said,
    ...(populationFile !== undefined && { populationFile: joined(folder, populationFile) }),
    ...(baseline !== undefined && { baseline: joined(folder, baseline) }),
    ...(columns && { columns: Object.fromEntries(Object.entries(columns).map(withWholePath)) }),
  };

  function withWholePath([name, column]: [string, ColumnSaid]): [string, ColumnSaid] {
    if (typeof column === 'string' || column.hierarchy === undefined) return [name, column];
    return [name, { ...column, hierarchy: joined(folder, column.hierarchy) }];
  }
}

type ColumnSaid = NonNullable<FileStatement['columns']>[string];

function exceptionsFor(layer: ConfigLayer, file: string): Exception[] {
  const { path, exceptions } = layer;
  const holding = exceptions.filter(({ entry: { glob } }) => !glob || holdsFor(layer, glob, file));
  return holding.map(({ entry, index }) => ({ ...entry, path, index }));
}

/** The patterns of a file, each compiled once: all data files are held against them. */
const compiled = new WeakMap<ConfigLayer, Map<string, PathTest>>();

function holdsFor(layer: ConfigLayer, glob: string, file: string): boolean {
  const known = compiled.get(layer) ?? new Map<string, PathTest>();
  compiled.set(layer, known);
  const holds = known.get(glob) ?? pathsOf(glob, folderOf(layer.path));
  known.set(glob, holds);
  return holds(file) || holds(fileOfPart(file));
}

function declarationsIn({ columns = {} }: FileStatement): ColumnDeclaration[] {
  return Object.entries(columns).map(([name, said]) => ({
    name,
    ...(typeof said === 'string' ? { role: said } : said),
  }));
}

function tagsIn({ tags = {} }: SchemaStatement): ColumnDeclaration[] {
  return Object.entries(tags).map(([name, tag]) => ({ name, tag }));
}

type Aims = Pick<Settings, 'k' | 'l' | 't' | 'policy' | 'attacker'>;

const startingAims: Aims = {
  k: 5,
  l: 2,
  t: 0.3,
  policy: { name: 'default', criteria: namedPolicies.default },
  attacker: { name: 'default', ...namedAttackers.default },
};

/** A policy stands for its numbers, an attacker for its own; what is said beside one, or nearer to the file, replaces them. */
function aimsAfter(before: Aims, said: FileStatement, { policies, attackers }: LoadedConfig): Aims {
  const named = nameIn(policies, said.policy);
  const stated = named === undefined ? before.policy : { name: named, criteria: policies[named] };
  const criteria = { ...stated.criteria, ...targetsIn(said) };
  const attacker = nameIn(attackers, said.attacker ?? (named && criteria.attacker));
  return {
    k: criteria.k ?? before.k,
    l: criteria.l ?? before.l,
    t: criteria.t ?? before.t,
    policy: { name: stated.name, criteria },
    attacker: {
      ...(attacker === undefined ? before.attacker : { name: attacker, ...attackers[attacker] }),
      ...(said.kappa !== undefined && { kappa: said.kappa, keyWidth: said.kappa }),
      ...(said.reveal !== undefined && { reveal: { '*': said.reveal } }),
    },
  };
}

/** The name, if something is known by it. */
function nameIn(known: object, name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(known, name) ? name : undefined;
}

function targetsIn({ k, l, t }: FileStatement): Pick<FileStatement, 'k' | 'l' | 't'> {
  return { ...(k !== undefined && { k }), ...(l !== undefined && { l }), ...(t !== undefined && { t }) };
}

export const defaultSettings: Settings = readSettings({}).settings;

/** How the data of a command are read and judged: as its options say, which count more, and their configurations and schemas. */
import type { LoadedConfig, Statement } from '@quasi/shared/config';
import type { SchemaWord } from '../datasets/schemaWord.ts';
import { packageDatabases, type StatedData } from '../datasets/worldOf.ts';
import { FileProblem } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { configReader } from './configs.ts';
import { countingOf } from './countingOf.ts';
import type { DataFile } from './dataOf.ts';
import { Told } from './problems.ts';
import { schemaReader } from './schemas.ts';
import { encodingOf, settingsOf } from './settingsOf.ts';

/** Undefined for data that nobody knows how to read; the reason has been reported by then. */
export type DataReader = (file: DataFile) => StatedData | undefined;

/** `statement`: what the options say. */
export function dataReader(
  args: Arguments,
  statement: Statement,
  configOf = configReader(args.text('config')),
  schemaOf: (file: DataFile) => SchemaWord | undefined = schemaReader(args),
): DataReader {
  const stated = encodingOf(args);
  const counting = countingOf(args);
  const soundConfigOf = (path: string): LoadedConfig => {
    const config = configOf(path);
    if (!config) throw new FileProblem(path, 'Its quasi.json is not valid.');
    return config;
  };
  return (file) => {
    const { path } = file;
    const config = configOf(path);
    const schema = config && schemaOf(file);
    if (!config || !schema) return undefined;
    const { statement: said, encoding, resource, databases } = schema;
    return {
      path,
      settings: settingsOf(statement, config, path, said),
      encoding: stated ?? encoding,
      resource,
      counting,
      databases: (settings) => packageDatabases(databases, settings, soundConfigOf),
    };
  };
}

/** How one file is read and judged by these options. */
export function statedData(args: Arguments, statement: Statement, file: DataFile): StatedData {
  const data = dataReader(args, statement)(file);
  if (!data) throw new Told();
  return data;
}

/** How the data beside what a command was asked about are read: as the command reads them where they are named themselves. */
import type { LoadedConfig, Statement } from '@quasi/shared/config';
import type { DataBeside } from '../predictedRisk.ts';
import type { DataFile } from './dataOf.ts';
import type { SchemaWord } from './schemas.ts';
import { settingsOf } from './settingsOf.ts';

/** Undefined of data of which it is not known how they are read, which has been told then. */
export type DataReader = (file: DataFile) => DataBeside | undefined;

/** `statement`, `encoding`: what the options say, which counts more. */
export function dataReader(
  statement: Statement,
  encoding: string | undefined,
  configOf: (path: string) => LoadedConfig | undefined,
  schemaOf: (file: DataFile) => SchemaWord | undefined,
): DataReader {
  return (file) => {
    const { path } = file;
    const config = configOf(path);
    const schema = config && schemaOf(file);
    if (!config || !schema) return undefined;
    const settings = settingsOf(statement, config, path, schema.statement);
    return { path, settings, encoding: encoding ?? schema.encoding, resource: schema.resource };
  };
}

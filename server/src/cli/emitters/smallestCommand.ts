/** Where the rows are elsewhere: the command that prints the query for the smallest classes, which a person runs and sees, and Quasi does not. */
import { addressOf } from '../../engines/address.ts';
import { tableEngines } from '../../engines/index.ts';
import { isFile } from '../../files/index.ts';
import { isAddress } from '../countingOf.ts';
import { asPart, shellCommand } from '../shellText.ts';
import type { FileReport } from './emitter.ts';

const MOST_CLASSES = '20';

export function smallestCommand({ file, facts, counted }: FileReport): string[] {
  const dialect = tableEngines.find(({ title }) => title === counted?.engine)?.name;
  const table = tableOf(file);
  const { settings, quasiIdentifiers, table: columns } = facts;
  if (dialect === undefined || table === undefined || quasiIdentifiers.length === 0 || !columns.areNamed) return [];
  const names = quasiIdentifiers.map((column) => asPart(columns.columns[column].name)).join(',');
  const words = ['--qi', names, '--k', String(settings.k), '--missing', settings.missing, '--worst', MOST_CLASSES];
  return [shellCommand(['quasi', 'sql', '--dialect', dialect, '--table', table, ...words])];
}

/** As `--table` takes it; DuckDB takes a file for a table. Nothing for a folder, or where each server has a part of the table. */
function tableOf(file: string): string | undefined {
  if (!isAddress(file)) return isFile(file) ? quoted(file) : undefined;
  const { schema, database, table, options } = addressOf(file);
  if (options.has('cluster')) return undefined;
  const place = schema ?? (file.startsWith('clickhouse:') ? database : undefined);
  return [...(place === undefined ? [] : [place]), table].map(quoted).join('.');
}

function quoted(name: string): string {
  return /[."]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

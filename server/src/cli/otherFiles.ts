/** The files beside the one that is measured: databases that may hold a person, and the population. */
import { drain } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { columnsOfModel, type Measured, type MeasureRequest, type PartName } from '@quasi/shared/measuring';
import type { Columns } from '@quasi/shared/table';
import { beginsAsText, FileProblem, openFile, readTableFrom, requireFewColumns } from '../files/index.ts';
import { readingOptions } from '../readingOptions.ts';
import type { PopulationOptions } from './notUsed.ts';
import { UsageProblem } from './problems.ts';

/** A request that knows where its other tables come from. */
export interface FileRequest extends MeasureRequest {
  /** What options say of the population, and no file does. */
  readonly ofOptions: PopulationOptions;
  readonly databases: readonly { readonly path: string; readonly table: Columns; readonly rate: number }[];
}

/** Read at once, to the end: the answer cannot begin without it. */
export function readOther(path: string, settings: Settings, encoding: string | undefined): Columns {
  if (path === '-')
    throw new UsageProblem('Only FILE can be read from standard input: name databases and populations.');
  if (!beginsAsText(path, encoding)) throw new FileProblem(path, 'It is not a text.');
  const { table, source } = drain(readTableFrom(openFile(path), { ...readingOptions(settings, path), encoding }));
  source.close();
  requireFewColumns(path, table);
  return table;
}

/** The others must have the columns that the parts asked for compare them on. */
export function requireColumnsOfOthers(request: FileRequest, measured: Measured, only: readonly PartName[]): void {
  const { table, facts } = measured;
  const { populationTable, databases } = request;
  const { populationPath } = request.ofOptions;
  const namesOf = (numbers: readonly number[]) => numbers.map((column) => table.columns[column].name);
  const ofDatabases = only.includes('protected') ? namesOf(columnsOfModel(measured)) : [];
  const isCompared = only.includes('models') || only.includes('population');
  const ofPopulation = isCompared ? [...namesOf(facts.quasiIdentifiers), ...ofDatabases] : ofDatabases;
  if (populationPath !== undefined && populationTable) requireThese(populationPath, populationTable, ofPopulation);
  for (const database of databases) requireThese(database.path, database.table, ofDatabases);
}

function requireThese(path: string, { columns }: Columns, names: readonly string[]): void {
  const missing = names.find((name) => !columns.some((column) => column.name === name));
  if (missing === undefined) return;
  const sentence = `There is no column "${shownName(missing)}" to compare on; name columns that both files have with --qi.`;
  throw new FileProblem(path, sentence);
}

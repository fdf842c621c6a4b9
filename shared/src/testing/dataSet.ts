/** A data set for a test, judged by its settings alone unless the test says what else there is. */
import {
  type Analysis,
  type DataRead,
  noDatabases,
  noHierarchies,
  noPopulationFile,
  openDataSet,
  type World,
} from '../analysis/index.ts';
import type { Settings } from '../config/index.ts';
import { embedded } from '../counts/index.ts';
import type { Columns, Table, TextSource } from '../table/index.ts';

const alone: Omit<DataRead & World, 'table' | 'source' | 'settings'> = {
  kind: 'disk',
  encoding: undefined,
  statedColumns: undefined,
  hierarchyFile: noHierarchies,
  readPopulation: noPopulationFile,
  databases: noDatabases,
  engine: embedded,
  budget: undefined,
  today: () => '2026-01-01',
};

export function dataSet<T extends Columns = Table>(
  table: T,
  settings: Settings,
  source: TextSource,
  others: Partial<typeof alone> = {},
): Analysis<T> {
  const all = { ...alone, ...others, table, source, settings };
  return openDataSet<T>(all, all);
}

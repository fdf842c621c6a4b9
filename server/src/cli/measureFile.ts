/** Puts the numbers of one file together, part by part. */
import { resolve } from 'node:path';
import { Analysis, type LeftOutDatabase, lackingIn, staged, usableTable, type Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { countClasses } from '@quasi/shared/counts';
import { formatCountOf, shownName } from '@quasi/shared/explain';
import {
  applies,
  columnsOfModel,
  type Measured,
  type MeasureRequest,
  type Part,
  type PartName,
  parts,
  rowsWithoutWeight,
  startMeasuring,
} from '@quasi/shared/measuring';
import type { Table } from '@quasi/shared/table';
import { FileProblem, PopulationFiles } from '../files/index.ts';
import { today } from '../today.ts';
import { withDeclaredColumns } from './declaredColumns.ts';
import { openTable, type TableRequest } from './openTable.ts';
import { type FileRequest, requireColumnsOfOthers } from './otherFiles.ts';
import { requireReadable } from './packageDatabases.ts';
import { requirePopulation } from './requirePopulation.ts';

/** Parts that look at the quasi-identifiers alone: for these, named, no other column needs to be read. */
const partsOfClasses: readonly PartName[] = ['classes', 'overall', 'population'];

/** Parts that are not about the columns of `--columns`. */
const partsOfFile: readonly PartName[] = [...partsOfClasses, 'columns', 'verdict'];

export interface MeasuredFile {
  readonly numbers: unknown;
  /** Columns that were passed over where none were named. */
  readonly leftOut: readonly string[];
  /** Of the package, which say nothing of the people behind the file. */
  readonly unusedDatabases: readonly LeftOutDatabase[];
}

export function* measureFile(file: TableRequest, asked: FileRequest, only: readonly PartName[]): Work<MeasuredFile> {
  const { named = [] } = file;
  const isRestricted =
    named.length > 0 &&
    asked.weights === undefined &&
    !file.settings.columns.some(({ role }) => role === 'weight') &&
    only.every((part) => partsOfClasses.includes(part));
  const wanted = namedColumns(asked);
  const { table, source, encoding } = yield* openTable(
    isRestricted ? { ...file, columns: named, wanted } : { ...file, wanted },
  );
  try {
    requireSense(file.path, withDeclaredColumns(asked, table, file.settings), table);
    const settings = withPopulation(file.settings, asked);
    const readPopulation = new PopulationFiles().for(file.path);
    const analysis = new Analysis(table, settings, {
      kind: 'disk',
      encoding,
      text: source,
      today: today(),
      readPopulation,
    });
    const request = yield* withKnownPopulation(withDeclaredColumns(asked, table, settings), analysis);
    const begun = yield* startMeasuring(analysis, request);
    requireColumnsOfOthers(request, begun, only);
    const { measured, unusedDatabases } = yield* withDatabases(begun, only.includes('protected') ? file : undefined);
    // Who names a part gets it, whatever it is worth.
    const areNamed = only.length < Object.keys(parts).length;
    const answers: [string, unknown][] = [];
    for (const name of only) {
      if (areNamed || applies(name, measured)) answers.push([name, yield* (parts[name] as Part)(measured)]);
    }
    return {
      numbers: {
        file: file.path,
        rows: table.rowCount,
        // Without all columns it cannot be told which rows are the same.
        duplicateRows: isRestricted ? undefined : yield* duplicateRows(table),
        delimiter: String.fromCharCode(table.dialect.delimiter),
        missing: request.missing,
        seed: request.seed,
        quasiIdentifiers: measured.facts.quasiIdentifiers.map((column) => table.columns[column].name),
        ...Object.fromEntries(answers),
      },
      leftOut: only.some((part) => !partsOfFile.includes(part)) ? leftOut(measured) : [],
      unusedDatabases,
    };
  } finally {
    source.close();
  }
}

/** Options count more than what is configured. */
function withPopulation(
  settings: Settings,
  { population, samplingRate, populationPath, populationTable }: FileRequest,
): Settings {
  return {
    ...settings,
    ...(populationPath !== undefined && !populationTable && { populationFile: resolve(populationPath) }),
    ...(population !== undefined && { population }),
    ...(samplingRate !== undefined && { samplingRate }),
  };
}

/** What options leave open is as the analysis knows it: by a file of the population, the sampling rate, or the weights. */
function* withKnownPopulation(request: FileRequest, analysis: Analysis): Work<FileRequest> {
  const known = yield* analysis.population();
  const file = yield* analysis.populationFile();
  if (file?.problem !== undefined && !request.populationTable) throw new FileProblem(file.name, file.problem);
  const isUsable = file?.table && lackingIn(yield* analysis.profile(), file).length === 0;
  // The option's file takes the place of the one that is configured.
  const option = request.populationTable;
  const ofOption = option && Math.max(option.rowCount, analysis.table.rowCount);
  return {
    ...request,
    population: request.population ?? ofOption ?? known?.size,
    samplingRate: request.samplingRate ?? (option ? undefined : known?.rate),
    populationTable: option ?? (isUsable ? file.table : undefined),
    populationStatistics: option ? undefined : file?.statistics,
  };
}

/** Those of the package, where no option names any. They are read only if there are people to be looked for in them. */
function* withDatabases(
  measured: Measured,
  file: TableRequest | undefined,
): Work<{ readonly measured: Measured; readonly unusedDatabases: readonly LeftOutDatabase[] }> {
  const unusedDatabases: LeftOutDatabase[] = [];
  const columns = columnsOfModel(measured).map((column) => measured.table.columns[column].name);
  const sources = columns.length > 0 ? (file?.databases ?? []) : [];
  const databases = [...measured.request.databases];
  for (const source of sources) {
    const found = yield* usableTable(source, columns);
    if ('why' in found) unusedDatabases.push(found);
    else databases.push({ name: source.name, table: found, rate: source.rate });
  }
  requireReadable(unusedDatabases);
  return { measured: { ...measured, request: { ...measured.request, databases } }, unusedDatabases };
}

/** What the options say of the file has to be true of it. */
function requireSense(path: string, { weights, population }: MeasureRequest, table: Table): void {
  requirePopulation(path, population, table.rowCount);
  const unweighted = weights === undefined ? 0 : rowsWithoutWeight(table, weights);
  if (unweighted > 0) {
    const rows = formatCountOf(unweighted, 'row has', 'rows have');
    throw new FileProblem(path, `${rows} no number above 0 in "${shownName(weights ?? '')}", the column of weights.`);
  }
}

/** All columns that the options name: each must exist. */
function namedColumns({ columns, sensitive, user, weights, sets, reveal }: MeasureRequest): string[] {
  const single = [user === 'row' ? undefined : user, weights].filter((name) => name !== undefined);
  return [...(columns ?? []), ...sensitive, ...single, ...sets.flat(), ...reveal.keys()];
}

function leftOut({ table, columns, request }: Measured): string[] {
  if (request.columns !== undefined) return [];
  return table.columns.filter((_, i) => !columns.includes(i)).map(({ name }) => name);
}

/** Rows less distinct rows. */
function* duplicateRows({ columns, rowCount }: Table): Work<number> {
  const codes = columns.map((column) => column.codes);
  const { classCount } = yield* staged('classes', rowCount, countClasses(codes, rowCount));
  return rowCount - classCount;
}

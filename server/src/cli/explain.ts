/** `quasi explain`: what the editor's hover says of a row, a column or a file, as text or as JSON. */
import { type Analysis, openDataSet, type Work } from '@quasi/shared/analysis';
import { formatCount, formatCountOf } from '@quasi/shared/explain';
import type { Resource } from '@quasi/shared/schema';
import type { Columns } from '@quasi/shared/table';
import { worldOf } from '../datasets/worldOf.ts';
import { FileProblem } from '../files/index.ts';
import type { Places } from '../readers/index.ts';
import type { Arguments } from './arguments.ts';
import { type Command, print } from './command.ts';
import { dataFileOf } from './dataOf.ts';
import { statedData } from './dataReader.ts';
import { driven } from './drive.ts';
import { explainColumn } from './explaining/column.ts';
import { type Explained, printed } from './explaining/explained.ts';
import { explainFile } from './explaining/file.ts';
import { explainHierarchy } from './explaining/hierarchy.ts';
import { explainRecord } from './explaining/record.ts';
import { explainRow } from './explaining/row.ts';
import { reportForeign, reportLeftOut, reportPassedOver, requirePopulation } from './notUsed.ts';
import { openData, type TableRequest, tableOf } from './openTable.ts';
import { UsageProblem } from './problems.ts';
import { budgetOf, populationOf, statementOf } from './settingsOf.ts';

export const explain: Command = {
  name: 'explain',
  operands: 'FILE',
  summary: 'say why a row, a column, a file or a person is at risk',
  options: {
    '--row N': 'of this data record, counted from 1; of a spreadsheet also by a cell of it, as Sheet1!A17',
    '--column NAME': 'of this column; without --row and --column of the whole file',
    '--record NAME=VALUE':
      'of a person with these values, a list, whose record may be in the file or not; an empty value is a missing one',
    '--hierarchy': "with --column: print the levels of coarser values, in ARX's CSV form; the output holds its values",
    '--json':
      'print numbers: of a row { row, classSize, toTarget, sets, blank, without, coarser, shares, rank, indistinguishable, calibrated, population, suda, cells }; of a column { column, role, sensitivity, smallKeys, dependsOn, tells, background, worstValues, rare, rules }; of a record { columns, population, guessed, record }; of a file { k, uniqueRows, rowsBelow, orr, expectedOrr, matches, sensitivity, diversity, verdict }',
    '--k N': 'the smallest class size aimed at (default 5)',
    '--qi COLUMNS': 'the columns rows are compared on; chosen if not given',
    '--population N': 'the size of the population the rows are taken from',
    '--budget SECONDS': 'time for what may take long, in all (default 10), or "none"',
  },
  async run(args) {
    const population = populationOf(args);
    const budget = budgetOf(args);
    const subject = subjectOf(args);
    const isColumn = typeof subject === 'object' && 'column' in subject;
    const statement = {
      ...statementOf(args),
      // Only columns have findings.
      ...(!isColumn && { maxRowFindings: 0 }),
      ...(population !== undefined && { population }),
    };
    const operand = args.onlyOperand('explain', 'Name a file to explain, or - for standard input.');
    const data = statedData(args, statement, dataFileOf(operand));
    const { path } = data;
    // What the option says of the population takes the place of all that is configured of it.
    const configured = population !== undefined && { populationFile: undefined, samplingRate: undefined };
    const request: ExplainRequest = {
      ...(await tableOf(args, path, worldOf({ ...data, settings: { ...data.settings, ...configured } }, budget))),
      population,
      mayBeTooWide: subject === 'file',
      wanted: isColumn ? [subject.column] : [],
      resource: data.resource,
    };
    const work = answerTo(request, subject, args.has('json'));
    const { text, passedOver, register, unusedDatabases } = await driven(work, args, path);
    const isHierarchy = isColumn && subject.isHierarchy;
    if (!args.has('quiet') && !isHierarchy) {
      // The card of the file reports it.
      if (subject !== 'file' || args.has('json')) {
        reportPassedOver(passedOver);
        reportForeign(register);
      }
      // Elsewhere it is an error, so it is reported beside any answer, too.
      reportLeftOut(unusedDatabases);
    }
    return print(text);
  },
};

/** The subject of the question: a row counted from 0 or by a cell of a sheet, a column by its name or its levels alone, somebody's values, or the file. */
type Subject =
  | { readonly row: number | string }
  | { readonly column: string; readonly isHierarchy: boolean }
  | { readonly record: readonly string[] }
  | 'file';

interface ExplainRequest extends TableRequest {
  /** What the option says. */
  readonly population: number | undefined;
  /** What its schema says of it. */
  readonly resource: Resource | undefined;
}

/** `C17`, after the name of a sheet or not. */
const cellName = /(^|!)[a-z]{1,3}\d{1,7}$/i;

function subjectOf(args: Arguments): Subject {
  const cell = args.text('row');
  const row = cell !== undefined && cellName.test(cell) ? cell : args.wholeNumber('row');
  const column = args.text('column');
  const record = args.list('record');
  if ([row, column, record].filter((one) => one !== undefined).length > 1) {
    throw new UsageProblem('Name a row, a column or a record, and only one of them.');
  }
  if (row === 0) throw new UsageProblem('--row counts data records from 1.');
  if (row !== undefined) return { row: typeof row === 'string' ? row : row - 1 };
  if (record !== undefined) return { record };
  const isHierarchy = args.has('hierarchy');
  if (isHierarchy && (column === undefined || args.has('json'))) {
    throw new UsageProblem(
      '--hierarchy prints the levels of one column as CSV: name it with --column, and leave out --json.',
    );
  }
  return column === undefined ? 'file' : { column, isHierarchy };
}

function* answerTo(request: ExplainRequest, subject: Subject, isJson: boolean) {
  const { path, world, population } = request;
  const opened = yield* openData(request);
  try {
    const analysis = openDataSet(opened, world);
    const { passedOver } = yield* analysis.knownPopulation();
    requirePopulation(path, passedOver, { population, samplingRate: undefined, populationPath: undefined });
    const explained = yield* explainedIn(analysis, request, opened.places, subject, isJson);
    const { inPopulation, peopleBehind } = analysis.known;
    const unusedDatabases = peopleBehind?.leftOut ?? [];
    const text = printed(explained, unusedDatabases);
    return {
      text,
      /** What files say of the population and is not used. */
      passedOver,
      /** What rows were compared with. */
      register: inPopulation?.register,
      /** Databases of the package that people were looked for in, and that say nothing of them. */
      unusedDatabases,
    };
  } finally {
    opened.close();
  }
}

function explainedIn(
  analysis: Analysis<Columns>,
  { path, resource }: ExplainRequest,
  places: Places | undefined,
  subject: Subject,
  isJson: boolean,
): Work<Explained> {
  if (subject === 'file') return explainFile(analysis, path, isJson);
  if ('record' in subject) return explainRecord(analysis, subject.record, path, isJson);
  if ('row' in subject) {
    const row = rowIn(path, analysis, places, subject.row);
    return explainRow(analysis, row, places?.cellName(row, undefined), isJson);
  }
  const column = analysis.table.columns.findIndex(({ name }) => name === subject.column);
  return subject.isHierarchy ? explainHierarchy(analysis, column) : explainColumn(analysis, column, resource, isJson);
}

function rowIn(path: string, { table }: Analysis<Columns>, places: Places | undefined, row: number | string): number {
  if (typeof row === 'string') {
    const found = places?.rowOf(row);
    if (found !== undefined) return found;
    throw new FileProblem(
      path,
      places ? `No row of its table is at ${row}.` : '--row needs a whole number: it has no cells.',
    );
  }
  if (row < table.rowCount) return row;
  const rows = table.rowCount === 0 ? 'no data rows' : formatCountOf(table.rowCount, 'data row', 'data rows');
  throw new FileProblem(path, `There is no row ${formatCount(row + 1)}: it has ${rows}.`);
}

/** `quasi explain`: what the editor's hover says of a row, a column or a file, as text or as JSON. */
import {
  type Analysis,
  type LeftOutDatabase,
  openDataSet,
  type PassedOver,
  type Register,
  type Work,
} from '@quasi/shared/analysis';
import { databaseLeftOut, formatCount, formatCountOf, toText } from '@quasi/shared/explain';
import type { Resource } from '@quasi/shared/schema';
import { worldOf } from '../datasets/worldOf.ts';
import { FileProblem } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { type Command, ExitCode } from './command.ts';
import { reportLeftOut } from './databasesLeftOut.ts';
import { dataFileOf } from './dataOf.ts';
import { dataReader } from './dataReader.ts';
import { drive } from './drive.ts';
import { cardOfColumn, numbersOfColumn } from './explaining/column.ts';
import { cardOfFile, numbersOfFile } from './explaining/file.ts';
import { hierarchyOf } from './explaining/hierarchy.ts';
import { cardOfRecord, numbersOfRecord } from './explaining/record.ts';
import { cardOfRow, numbersOfRow } from './explaining/row.ts';
import { jsonText } from './jsonText.ts';
import { inputFor, openTable, type TableRequest } from './openTable.ts';
import { populationOption } from './populationOption.ts';
import { ProgressBar } from './progressBar.ts';
import { reportForeign, reportPassedOver, requirePopulation } from './requirePopulation.ts';
import { budgetOf, statementOf } from './settingsOf.ts';
import { UsageProblem } from './usageProblem.ts';
import { wrapText } from './wrapText.ts';

export const explain: Command = {
  name: 'explain',
  operands: 'FILE',
  summary: 'say why a row, a column, a file or a person is at risk',
  options: {
    row: { value: 'N', help: 'of this data record, counted from 1' },
    column: { value: 'NAME', help: 'of this column; without --row and --column of the whole file' },
    record: {
      value: 'NAME=VALUE',
      help: 'of a person with these values, a list, whose record may be in the file or not; an empty value is a missing one',
    },
    hierarchy: {
      help: "with --column: print the levels by which it can be told coarser, in ARX's CSV form; this holds its values",
    },
    json: {
      help: 'print numbers: of a row { row, classSize, toTarget, sets, blank, without, coarser, shares, rank, indistinguishable, calibrated, population, suda, cells }; of a column { column, role, sensitivity, smallKeys, dependsOn, tells, background, worstValues, rare, rules }; of a record { columns, population, guessed, record }; of a file { k, uniqueRows, rowsBelow, orr, expectedOrr, matches, sensitivity, diversity, verdict }',
    },
    k: { value: 'N', help: 'the smallest class size aimed at (default 5)' },
    qi: { value: 'COLUMNS', help: 'the columns rows are compared on; chosen if not given' },
    population: { value: 'N', help: 'the size of the population the rows are taken from' },
    budget: { value: 'SECONDS', help: 'time for what may take long, in all (default 10), or "none"' },
  },
  run,
};

/** What is asked about: a row counted from 0, a column by its name or its levels alone, somebody's values, or the file. */
type Subject =
  | { readonly row: number }
  | { readonly column: string; readonly isHierarchy: boolean }
  | { readonly record: readonly string[] }
  | 'file';

interface ExplainRequest extends TableRequest {
  /** What the option says. */
  readonly population: number | undefined;
  /** What its schema says of it. */
  readonly resource: Resource | undefined;
}

interface Answer {
  readonly text: string;
  /** What files say of the population and is not used. */
  readonly passedOver: readonly PassedOver[];
  /** What rows were compared with. */
  readonly register: Register | undefined;
  /** Databases of the package that people were looked for in, and that say nothing of them. */
  readonly unusedDatabases: readonly LeftOutDatabase[];
}

async function run(args: Arguments): Promise<number> {
  const population = populationOption(args);
  const budget = budgetOf(args);
  const subject = subjectOf(args);
  const isColumn = typeof subject === 'object' && 'column' in subject;
  const statement = {
    ...statementOf(args),
    // Findings are told of columns only.
    ...(!isColumn && { maxRowFindings: 0 }),
    ...(population !== undefined && { population }),
  };
  const [operand, ...others] = args.operands;
  if (operand === undefined) throw new UsageProblem('Name a file to explain, or - for standard input.');
  if (others.length > 0) throw new UsageProblem('Name one file; explain takes no more.');
  const file = dataFileOf(operand);
  const { path } = file;
  const data = dataReader(args, statement)(file);
  if (!data) return ExitCode.failed;
  // What the option says of the population takes the place of all that is configured of it.
  const configured = population !== undefined && { populationFile: undefined, samplingRate: undefined };
  const request: ExplainRequest = {
    path,
    population,
    world: worldOf({ ...data, settings: { ...data.settings, ...configured } }, budget),
    input: await inputFor(path),
    named: args.list('qi') ?? [],
    mayBeTooWide: subject === 'file',
    wanted: isColumn ? [subject.column] : [],
    resource: data.resource,
  };
  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  bar.begin(path);
  const work = answerTo(subject, args.has('json'), request);
  const { text, passedOver, register, unusedDatabases } = await drive(work, bar).finally(() => bar.clear());
  // The card of the file tells it.
  if (!args.has('quiet') && (subject !== 'file' || args.has('json'))) {
    reportPassedOver(passedOver);
    reportForeign(register);
  }
  // Elsewhere it is an error, so that it is told beside any answer, too.
  if (!args.has('quiet')) reportLeftOut(unusedDatabases);
  process.stdout.write(text);
  return ExitCode.fine;
}

function subjectOf(args: Arguments): Subject {
  const row = args.wholeNumber('row');
  const column = args.text('column');
  const record = args.list('record');
  if ([row, column, record].filter((one) => one !== undefined).length > 1) {
    throw new UsageProblem('Name a row, a column or a record, and only one of them.');
  }
  if (row === 0) throw new UsageProblem('--row counts data records from 1.');
  if (row !== undefined) return { row: row - 1 };
  if (record !== undefined) return { record };
  const isHierarchy = args.has('hierarchy');
  if (isHierarchy && (column === undefined || args.has('json'))) {
    throw new UsageProblem(
      '--hierarchy prints the levels of one column as CSV: name it with --column, and leave out --json.',
    );
  }
  return column === undefined ? 'file' : { column, isHierarchy };
}

function answerTo(subject: Subject, isJson: boolean, request: ExplainRequest): Work<Answer> {
  if (typeof subject === 'object' && 'column' in subject && subject.isHierarchy) {
    return asHierarchy(request, subject.column);
  }
  return isJson ? asJson(request, subject) : asText(request, subject);
}

function* asHierarchy(request: ExplainRequest, column: string): Work<Answer> {
  const { answer: text } = yield* withAnalysis(request, (analysis) =>
    hierarchyOf(analysis, columnIn(analysis, column)),
  );
  return { text, passedOver: [], register: undefined, unusedDatabases: [] };
}

function* asText(request: ExplainRequest, subject: Subject): Work<Answer> {
  const { answer: card, ...known } = yield* withAnalysis(request, (analysis) => {
    if (subject === 'file') return cardOfFile(analysis, request.path === '-' ? 'Standard input' : request.path);
    if ('record' in subject) return cardOfRecord(analysis, subject.record, request.path);
    if ('row' in subject) return cardOfRow(analysis, rowIn(request.path, analysis, subject.row));
    return cardOfColumn(analysis, columnIn(analysis, subject.column), request.resource);
  });
  const { isTTY, columns } = process.stdout;
  const lines = toText(card).split('\n');
  const text = `${(isTTY ? lines.flatMap((line) => wrapText(line, columns)) : lines).join('\n')}\n`;
  return { text, ...known };
}

function* asJson(request: ExplainRequest, subject: Subject): Work<Answer> {
  const { answer: numbers, ...known } = yield* withAnalysis(request, (analysis) => {
    if (subject === 'file') return numbersOfFile(analysis, request.path);
    if ('record' in subject) return numbersOfRecord(analysis, subject.record, request.path);
    if ('row' in subject) return numbersOfRow(analysis, rowIn(request.path, analysis, subject.row));
    return numbersOfColumn(analysis, columnIn(analysis, subject.column), request.resource);
  });
  const unused = known.unusedDatabases.map(databaseLeftOut);
  return { text: jsonText({ ...numbers, databasesNotUsed: unused.length > 0 ? unused : undefined }), ...known };
}

function* withAnalysis<T>(
  request: ExplainRequest,
  explaining: (analysis: Analysis) => Work<T>,
): Work<Omit<Answer, 'text'> & { readonly answer: T }> {
  const { path, world, population } = request;
  const opened = yield* openTable(request);
  try {
    const analysis = openDataSet(opened, world);
    const { passedOver } = yield* analysis.knownPopulation();
    requirePopulation(path, passedOver, { population, samplingRate: undefined, populationPath: undefined });
    const answer = yield* explaining(analysis);
    const { inPopulation, peopleBehind } = analysis.known;
    return { answer, passedOver, register: inPopulation?.register, unusedDatabases: peopleBehind?.leftOut ?? [] };
  } finally {
    opened.source.close();
  }
}

function rowIn(path: string, { table }: Analysis, row: number): number {
  if (row < table.rowCount) return row;
  const rows = table.rowCount === 0 ? 'no data rows' : formatCountOf(table.rowCount, 'data row', 'data rows');
  throw new FileProblem(path, `There is no row ${formatCount(row + 1)}: it has ${rows}.`);
}

function columnIn({ table }: Analysis, name: string): number {
  return table.columns.findIndex((column) => column.name === name);
}

/** `quasi measure`: the numbers of one file, as JSON. */
import { noDatabases } from '@quasi/shared/analysis';
import { formatCount } from '@quasi/shared/explain';
import { type PartName, parts } from '@quasi/shared/measuring';
import { worldOf } from '../datasets/worldOf.ts';
import { FileProblem } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { type Command, ExitCode } from './command.ts';
import { dataFileOf } from './dataOf.ts';
import { statedData } from './dataReader.ts';
import { type Done, driven } from './drive.ts';
import { jsonText } from './jsonText.ts';
import { manyNames } from './manyNames.ts';
import { measureFile } from './measureFile.ts';
import { requestOf } from './measureRequest.ts';
import { type PopulationOptions, reportForeign, reportLeftOut, reportPassedOver } from './notUsed.ts';
import { tableOf } from './openTable.ts';
import type { FileRequest } from './otherFiles.ts';
import { reportProblem, sayNotes, UsageProblem } from './problems.ts';
import { statementOf } from './settingsOf.ts';

/** Who names a database expects people to be looked for in it. */
const IDLE_DATABASES =
  '--database has no effect here: people are looked for in it only by the part "protected", of a file that was collected with an ε (--epsilon).';

/** The file of the population that an option names counts before its size, as in a configuration. */
function idleSize({ population, samplingRate }: PopulationOptions): string | undefined {
  const idle = [
    ...(population === undefined ? [] : ['--population']),
    ...(samplingRate === undefined ? [] : ['--sampling-rate']),
  ];
  if (idle.length === 0) return undefined;
  const have = idle.length === 1 ? 'has' : 'have';
  return `${idle.join(' and ')} ${have} no effect here: the population is that of --population-file.`;
}

/** As cards say it of the people behind the file. */
function guessSentence(columns: readonly string[]): string {
  return `"protected" is a guess: the answers are too few for so much noise in ${manyNames(columns)}. The share of a value can be off by more than half, and people alone far too few or too many.`;
}

const partNames = Object.keys(parts) as PartName[];

export const measure: Command = {
  name: 'measure',
  operands: 'FILE',
  summary: 'print the numbers of a file as JSON',
  options: {
    qi: { value: 'COLUMNS', help: 'the columns rows are compared on; chosen if not given' },
    columns: {
      value: 'COLUMNS',
      help: 'columns for dependency, combinations, sensitivity, frequency and background; all but identifiers and free text',
    },
    only: { value: 'PARTS', help: `print only these parts: ${partNames.join(', ')}` },
    rows: { help: 'add arrays with a number for each row' },
    k: { value: 'N', help: 'the target class size, for shares at risk (default 5)' },
    missing: { value: 'HOW', help: 'what a missing cell equals: value (another one), wildcard, ignore, distinct' },
    sensitive: { value: 'COLUMNS', help: 'columns whose values must not be learnt' },
    user: { value: 'COLUMN', help: 'the user of a transaction, or "row": each record its own' },
    set: { value: 'A+B', help: 'a set of columns for background knowledge; may be repeated' },
    weights: { value: 'COLUMN', help: 'sampling weights' },
    kappa: { value: 'N', help: 'the widest combination looked for, or "all" (default 5)' },
    reveal: { value: 'NAME=P', help: 'probability that an attacker knows a column (default 0.5); a list' },
    population: { value: 'N', help: 'the size of the population' },
    'population-file': {
      value: 'FILE',
      help: 'a file of the population, with the columns compared; counts before N and S',
    },
    'sampling-rate': { value: 'S', help: 'the share of the population in the file (default rows / N)' },
    database: {
      value: 'FILE:RATE',
      help: 'another database that may hold a person; may be repeated (default: those of its package)',
    },
    epsilon: { value: 'E', help: 'the file was collected by randomised response with this ε an attribute' },
    model: { value: 'MODEL', help: 'tree (default), copula or independence' },
    alpha: { value: 'A', help: 'what the floor of SEI assumes (default 0.1)' },
    'at-most': { value: 'T', help: 'thresholds for "at most T people"; a list (default 1,10)' },
    target: { value: 'WHO', help: 'member (anyone of the population, default) or record (somebody of the file)' },
    seed: { value: 'N', help: 'start of the random numbers (default 1)' },
    budget: { value: 'SECONDS', help: 'time for what may take long, in all (default 10), or "none"' },
  },
  async run(args) {
    const statement = { ...statementOf(args), maxRowFindings: 0 };
    const only = partsOf(args);
    const operand = args.onlyOperand('measure', 'Name a file to measure, or - for standard input.');
    const data = statedData(args, statement, dataFileOf(operand));
    const { path, settings } = data;
    const request = requestOf(args, settings, data.encoding);
    const asNoised = { ...settings, epsilon: request.epsilon };
    const databases = () => (request.databases.length > 0 ? noDatabases : data.databases(asNoised));
    const world = worldOf({ ...data, databases }, request.budget);

    const measured = await driven(measureFile(await tableOf(args, path, world), request, only), args, path);
    if (!args.has('quiet')) tell(measured, request, path);
    process.stdout.write(jsonText(measured.numbers));
    return ExitCode.fine;
  },
};

/** What was not done, or not with all that there is. */
function tell(measured: Done<typeof measureFile>, { ofOptions }: FileRequest, path: string): void {
  const { leftOut, compared, hasIdleDatabases, isKnownByFile, untold, guessed } = measured;
  if (leftOut.length > 0)
    sayNotes([`left out as identifiers or free text: ${manyNames(leftOut)}; name the columns with --columns.`]);
  if (compared) {
    const first = `${formatCount(compared.columns)} of ${formatCount(compared.of)} columns`;
    sayNotes([
      `only the first ${first} are compared with each other, quasi-identifiers before others; name those that matter with --columns.`,
    ]);
  }
  if (hasIdleDatabases) sayNotes([IDLE_DATABASES]);
  const idle = isKnownByFile ? idleSize(ofOptions) : undefined;
  if (idle !== undefined) sayNotes([idle]);
  reportLeftOut(measured.unusedDatabases);
  reportPassedOver(measured.passedOver);
  reportForeign(measured.register);
  if (untold !== undefined) sayNotes([untold]);
  if (guessed.length > 0) reportProblem(new FileProblem(path, guessSentence(guessed)));
}

function partsOf(args: Arguments): readonly PartName[] {
  return (args.list('only') ?? partNames).map((name) => {
    const part = partNames.find((known) => known === name);
    if (part === undefined) throw new UsageProblem(`--only takes ${partNames.join(', ')}.`);
    return part;
  });
}

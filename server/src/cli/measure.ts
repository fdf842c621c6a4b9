/** `quasi measure`: the numbers of one file, as JSON. */
import { noDatabases } from '@quasi/shared/analysis';
import { formatCount } from '@quasi/shared/explain';
import { type PartName, parts } from '@quasi/shared/measuring';
import { worldOf } from '../datasets/worldOf.ts';
import { FileProblem } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { type Command, print } from './command.ts';
import { dataFileOf } from './dataOf.ts';
import { statedData } from './dataReader.ts';
import { type Done, driven } from './drive.ts';
import { jsonText } from './jsonText.ts';
import { manyNames } from './manyNames.ts';
import { measureCounts, NOT_COUNTED } from './measureCounts.ts';
import { measureFile } from './measureFile.ts';
import { requestOf } from './measureRequest.ts';
import { type PopulationOptions, reportForeign, reportLeftOut, reportPassedOver } from './notUsed.ts';
import { tableOf } from './openTable.ts';
import type { FileRequest } from './otherFiles.ts';
import { reportProblem, sayNotes, UsageProblem } from './problems.ts';
import { statementOf } from './settingsOf.ts';

/** A command that names a database expects a search for people in it. */
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
    '--qi COLUMNS': 'the columns rows are compared on; chosen if not given',
    '--columns COLUMNS':
      'columns for dependency, combinations, sensitivity, frequency and background; all but identifiers and free text',
    '--only PARTS': `print only these parts: ${partNames.join(', ')}`,
    '--rows': 'add arrays with a number for each row',
    '--k N': 'the target class size, for shares at risk (default 5)',
    '--missing HOW': 'what a missing cell equals: value (another one), wildcard, ignore, distinct',
    '--sensitive COLUMNS': 'columns whose values must not be learnt',
    '--user COLUMN': 'the user of a transaction, or "row": each record its own',
    '--set A+B': 'a set of columns for dependency, background knowledge and unicity; may be repeated',
    '--pair A=X=>B=Y': 'how often value Y of B goes with X of A, in dependency; may be repeated',
    '--draws N': 'random tables of each kind, in overall (default 50)',
    '--sample N': 'values that the sampling model draws, in background (default 100)',
    '--weights COLUMN': 'sampling weights',
    '--kappa N': 'the widest combination looked for, or "all" (default 5)',
    '--reveal NAME=P': 'probability that an attacker knows a column (default 0.5); a list',
    '--within NAME=N':
      'by how much an attacker may be wrong about a column: numbers by N, dates by N days, texts by 1 character; a list',
    '--population N': 'the size of the population',
    '--population-file FILE': 'a file of the population, with the columns compared; counts before N and S',
    '--sampling-rate S': 'the share of the population in the file (default rows / N)',
    '--database FILE:RATE': 'another database that may hold a person; may be repeated (default: those of its package)',
    '--epsilon E': 'the file was collected by randomised response with this ε an attribute',
    '--model MODEL': 'tree (default), copula or independence',
    '--alpha A': 'what the floor of SEI assumes (default 0.1)',
    '--at-most T': 'thresholds for "at most T people"; a list (default 1,10)',
    '--target WHO': 'member (anyone of the population, default) or record (somebody of the file)',
    '--seed N': 'start of the random numbers (default 1)',
    '--budget SECONDS': 'time for what may take long, in all (default 10), or "none"',
    '--counts FILE': 'what a query of "quasi sql" answered, instead of a file of rows',
  },
  async run(args) {
    const counts = args.text('counts');
    if (counts !== undefined) return printCounts(args, counts);
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
    return print(jsonText(measured.numbers));
  },
};

/** The query has said already what is compared, and how. */
function printCounts(args: Arguments, path: string): number {
  const others = Object.keys(measure.options).flatMap((typed) => /^--([\w-]+)/.exec(typed)?.[1] ?? []);
  const idle = others.find((name) => name !== 'counts' && args.has(name));
  if (idle !== undefined) throw new UsageProblem(`--${idle} has no effect on --counts: give it to "quasi sql".`);
  if (args.operands.length > 0)
    throw new UsageProblem('Name a file, or the result of a query with --counts, not both.');
  const numbers = measureCounts(path);
  if (!args.has('quiet')) sayNotes([`Made from counts alone. Not available: ${NOT_COUNTED}.`]);
  return print(jsonText(numbers));
}

/** Reports the parts that were not done, or not with everything there is. */
function tell(measured: Done<typeof measureFile>, { ofOptions }: FileRequest, path: string): void {
  const { numbers, why } = measured;
  if (numbers.countedBy !== undefined && why !== undefined) sayNotes([`Counted by ${numbers.countedBy}: ${why}.`]);
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

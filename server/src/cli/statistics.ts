/** `quasi statistics`: what the owner of a file can publish of it without a row, in the format that `quasi predict` reads. */
import { noDatabases } from '@quasi/shared/analysis';
import { statementOf as statementOfStatistics } from '@quasi/shared/statistics';
import { worldOf } from '../datasets/worldOf.ts';
import { putAll } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { type Command, ExitCode } from './command.ts';
import { dataFileOf } from './dataOf.ts';
import { dataReader } from './dataReader.ts';
import { drive } from './drive.ts';
import { jsonText } from './jsonText.ts';
import { inputFor } from './openTable.ts';
import { notesOn } from './predicting/notes.ts';
import { statisticsOfFile } from './predicting/statisticsOfFile.ts';
import { UsageProblem } from './problems.ts';
import { ProgressBar } from './progressBar.ts';
import { budgetOf, seedOf, statementOf } from './settingsOf.ts';
import { outputTo } from './writing/output.ts';
import { outputPlace } from './writing/outputPlace.ts';

export const statistics: Command = {
  name: 'statistics',
  operands: 'FILE',
  summary: 'print what can be published of a file without its rows',
  options: {
    output: { value: 'OUT', short: 'o', help: 'where they are written, such as name.stats.json; - (default) to print' },
    columns: { value: 'COLUMNS', help: 'the columns told of; all but identifiers, subjects and free text' },
    qi: { value: 'COLUMNS', help: 'the columns rows are compared on; chosen if not given' },
    'suppress-below': { value: 'N', help: 'counts below N are only told in sum; without it all are told' },
    withhold: { value: 'COLUMNS', help: 'of these columns tell the counts and not the values' },
    pairs: { help: 'add the frequent tuples of dependent quasi-identifiers, with confidences' },
    tree: { help: 'add the pair tables along the tree of dependent quasi-identifiers' },
    seed: { value: 'N', help: 'with --pairs or --tree: start of the random numbers (default 1)' },
    budget: {
      value: 'SECONDS',
      help: 'with --pairs or --tree: time for the search for dependencies (default 10), or "none"',
    },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  const statement = { ...statementOf(args), maxRowFindings: 0 };
  const below = args.wholeNumber('suppress-below');
  if (below !== undefined && (below < 2 || below > 1_000_000)) {
    throw new UsageProblem('--suppress-below needs a whole number from 2 to 1000000.');
  }
  const request = {
    columns: args.list('columns'),
    withheld: args.list('withhold') ?? [],
    below,
    pairs: args.has('pairs'),
    tree: args.has('tree'),
    seed: seedOf(args),
    budget: budgetOf(args),
  };
  const idle = ['seed', 'budget'].find((option) => args.has(option));
  if (idle !== undefined && !request.pairs && !request.tree)
    throw new UsageProblem(
      `--${idle} is for the search for dependencies, which --pairs and --tree ask for: frequencies are only counted.`,
    );
  const [operand, ...others] = args.operands;
  if (operand === undefined) throw new UsageProblem('Name a file to take statistics of, or - for standard input.');
  if (others.length > 0) throw new UsageProblem('Name one file; statistics takes no more.');
  const file = dataFileOf(operand);
  const { path } = file;
  const place = outputPlace(args.text('output') ?? '-', '-o', [path]);
  const data = dataReader(args, statement)(file);
  if (!data) return ExitCode.failed;
  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  bar.begin(path);
  const table = {
    path,
    world: worldOf({ ...data, databases: () => noDatabases }, request.budget),
    input: await inputFor(path),
    named: args.list('qi') ?? [],
    wanted: [...(request.columns ?? []), ...request.withheld],
  };
  const made = await drive(statisticsOfFile(table, request), bar).finally(() => bar.clear());
  if (!args.has('quiet'))
    for (const note of notesOn(made, request, table.named)) process.stderr.write(`quasi: ${note}\n`);
  const text = jsonText(statementOfStatistics(made.statistics));
  const output = outputTo(place, path);
  try {
    output.write(Buffer.from(text));
    await putAll([output]);
  } finally {
    output.drop();
  }
  return ExitCode.fine;
}

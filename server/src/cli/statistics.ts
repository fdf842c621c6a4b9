/** `quasi statistics`: what the owner of a file can publish of it without a row, in the format that `quasi predict` reads. */
import { noDatabases, openDataSet, type Work } from '@quasi/shared/analysis';
import { RowsElsewhere } from '@quasi/shared/counts';
import { shownName } from '@quasi/shared/explain';
import { type StatisticsOfTable, type StatisticsRequest, statisticsOf } from '@quasi/shared/predicting';
import { statementOf as statementOfStatistics } from '@quasi/shared/statistics';
import { worldOf } from '../datasets/worldOf.ts';
import { FileProblem } from '../files/index.ts';
import { requireClosedQuotes } from './closedQuotes.ts';
import { type Command, ExitCode } from './command.ts';
import { dataFileOf } from './dataOf.ts';
import { statedData } from './dataReader.ts';
import { driven } from './drive.ts';
import { jsonText } from './jsonText.ts';
import { openData, type TableRequest, tableOf } from './openTable.ts';
import { notesOn } from './predicting/notes.ts';
import { sayNotes, UsageProblem } from './problems.ts';
import { budgetOf, seedOf, statementOf } from './settingsOf.ts';
import { writing } from './writing/output.ts';
import { outputPlace } from './writing/outputPlace.ts';

export const statistics: Command = {
  name: 'statistics',
  operands: 'FILE',
  summary: 'print what can be published of a file without its rows',
  options: {
    '-o, --output OUT': 'where they are written, such as name.stats.json; - (default) to print',
    '--columns COLUMNS': 'the columns to list; all but identifiers, subjects and free text',
    '--qi COLUMNS': 'the columns rows are compared on; chosen if not given',
    '--suppress-below N': 'counts below N are only listed as a sum; without it all are listed',
    '--withhold COLUMNS': 'list the counts of these columns, but not their values',
    '--pairs': 'add the frequent tuples of dependent quasi-identifiers, with confidences',
    '--tree': 'add the pair tables along the tree of dependent quasi-identifiers',
    '--seed N': 'with --pairs or --tree: start of the random numbers (default 1)',
    '--budget SECONDS': 'with --pairs or --tree: time for the search for dependencies (default 10), or "none"',
  },
  async run(args) {
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
    const operand = args.onlyOperand('statistics', 'Name a file to take statistics of, or - for standard input.');
    const file = dataFileOf(operand);
    const { path } = file;
    const place = outputPlace(args.text('output') ?? '-', '-o', [path]);
    const data = statedData(args, statement, file);
    const table = await tableOf(args, path, worldOf({ ...data, databases: () => noDatabases }, request.budget));
    const wanted = [...(request.columns ?? []), ...request.withheld];
    const made = await driven(statisticsOfFile({ ...table, wanted, isWritten: true }, request), args, path);
    if (!args.has('quiet')) sayNotes(notesOn(made, request, table.named));
    await writing(path, async (output) => {
      output(place).write(Buffer.from(jsonText(statementOfStatistics(made.statistics))));
    });
    return ExitCode.fine;
  },
};

/** The statistics of a file on disk or from standard input. */
function* statisticsOfFile(request: TableRequest, asked: StatisticsRequest): Work<StatisticsOfTable> {
  const opened = yield* openData({ ...request, isCounted: true });
  const { table } = opened;
  try {
    const names = new Set<string>();
    for (const { name } of table.columns) {
      if (names.has(name)) {
        const sentence = `Two columns are called "${shownName(name)}"; statistics need a name for each.`;
        throw new FileProblem(request.path, sentence);
      }
      names.add(name);
    }
    const analysis = openDataSet(opened, request.world);
    yield* requireClosedQuotes(request.path, analysis);
    const made = yield* statisticsOf(analysis, asked);
    opened.requireUnchanged();
    return made;
  } catch (error) {
    throw error instanceof RowsElsewhere ? new FileProblem(request.path, error.message) : error;
  } finally {
    opened.close();
  }
}

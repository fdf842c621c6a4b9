/** `quasi report`: a page for people who would rather look than read, of one file or of many. */
import { shownName } from '@quasi/shared/explain';
import { type Audience, inJson } from '@quasi/shared/report';
import { worldOf } from '../datasets/worldOf.ts';
import { FileProblem } from '../files/index.ts';
import { isStatisticsName } from '../predictedRisk.ts';
import { splitPart } from '../readers/index.ts';
import type { Arguments } from './arguments.ts';
import { statisticsAt, textOfStatistics } from './checkStatistics.ts';
import { type Command, ExitCode } from './command.ts';
import { UsedConfigs } from './configs.ts';
import { type DataReader, dataReader } from './dataReader.ts';
import { drive } from './drive.ts';
import { expandPaths } from './expandPaths.ts';
import { jsonText } from './jsonText.ts';
import { leavesOut } from './leavesOut.ts';
import { inputFor } from './openTable.ts';
import { reportProblem, UsageProblem } from './problems.ts';
import { ProgressBar } from './progressBar.ts';
import { dataReport, originalOf, type Reported } from './reporting/dataReport.ts';
import { type Listed, pagePlace, writePages } from './reporting/pages.ts';
import { statisticsReport } from './reporting/statisticsReport.ts';
import { budgetOf, settingsOf, statementOf } from './settingsOf.ts';
import { withParts } from './withParts.ts';

/** Seconds for each part, so that a report is there before its reader has gone; what is cut says so. */
const BUDGET = 3;

const audiences: readonly Audience[] = ['external', 'internal'];

export const report: Command = {
  name: 'report',
  operands: 'PATH…',
  summary: 'make a page of figures about the risk of files',
  options: {
    '-o, --output OUT.html': 'the page; of several files an index, with their pages beside it; - for standard output',
    '--audience WHO': 'external (default): no lines, no rare values, no small counts; internal: with them',
    '--original FILE': 'what the file was made of: its measures are shown beside those of the file',
    '--json': 'print the content as JSON',
    '--force': 'replace files that are there',
    '--k N': 'the smallest class size aimed at (default 5)',
    '--qi COLUMNS': 'the columns rows are compared on; chosen if not given',
    '--no-ignore': 'look at what .gitignore leaves out of folders and patterns, too',
    '--budget SECONDS': `time for each part that may take long (default ${BUDGET}), or "none"`,
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  const { operands } = args;
  const output = args.text('output');
  const isJson = args.has('json');
  if (operands.length === 0) throw new UsageProblem('Name a file or folder to report on, or - for standard input.');
  if (output === undefined && !isJson) throw new UsageProblem('Say where the page goes: -o OUT.html.');
  if (output === '-' && isJson) throw new UsageProblem('--json prints on standard output, too: name a file with -o.');
  const audience = args.choice('audience', audiences) ?? 'external';
  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  const stated = operands.flatMap(statisticsAt);
  const {
    files: found,
    problems,
    notes,
  } = expandPaths(
    operands.filter((path) => !isStatisticsName(path)),
    leavesOut(args),
  );
  for (const problem of [...problems, ...notes]) reportProblem(problem);
  const files = await drive(withParts(found), bar).finally(() => bar.clear());
  const isOne = files.length + stated.length === 1 && problems.length === 0;
  if (output === '-' && !isOne) throw new UsageProblem('Several files need a place for their pages: -o OUT.html.');
  const inputs = [...files.map(({ path }) => splitPart(path).file), ...stated.map(({ path }) => path)];
  const place = output === undefined ? undefined : pagePlace(output, inputs, args.has('force'));

  const statement = statementOf(args);
  const configs = new UsedConfigs(args.text('config'));
  const readData = dataReader(args, statement, configs.of);
  const budget = args.has('budget') ? budgetOf(args) : BUDGET;
  const original = isOne ? await originalAt(args, readData, bar) : undefined;
  const listed: (Listed & { readonly hasWarnings: boolean })[] = [];
  const add = async (path: string, making: () => Promise<Reported>) => {
    bar.begin(path);
    try {
      const { report: made, hasWarnings } = await making();
      listed.push({ path, report: made, problem: '', hasWarnings });
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      bar.clear();
      reportProblem(error);
      listed.push({ path, report: undefined, problem: error.message, hasWarnings: false });
    }
    bar.clear();
  };
  for (const file of files) {
    await add(file.path, async () => {
      const data = readData(file);
      if (!data) throw new FileProblem(file.path, 'What quasi.json or its schema says of it cannot be read.');
      const request = {
        path: file.path,
        world: worldOf(data, budget),
        input: await inputFor(file.path),
        named: args.list('qi') ?? [],
        isOneOfSeveral: !isOne,
        resource: data.resource,
      };
      return await drive(dataReport({ ...request, audience, original }), bar);
    });
  }
  for (const part of stated) {
    await add(part.path, async () => {
      const config = configs.of(part.path);
      if (!config) throw new FileProblem(part.path, 'Its quasi.json is not valid.');
      const text = await textOfStatistics(part);
      const settings = settingsOf(statement, config, part.path);
      return await drive(statisticsReport(part, text, settings, audience, budget), bar);
    });
  }
  if (place !== undefined) {
    const title = `Disclosure risk of ${shownName(operands.join(', '))}`;
    await writePages(place, title, listed, isOne, args.has('force'));
  }
  if (isJson) process.stdout.write(jsonText(isOne ? listed.map(jsonOf)[0] : listed.map(jsonOf)));
  if (problems.length > 0 || listed.some(({ report: made }) => made === undefined)) return ExitCode.failed;
  return listed.some(({ hasWarnings }) => hasWarnings) ? ExitCode.findings : ExitCode.fine;
}

function jsonOf({ path, report: made, problem }: Listed): unknown {
  return made ? { path, report: inJson(made) } : { path, problem };
}

async function originalAt(args: Arguments, readData: DataReader, bar: ProgressBar) {
  const path = args.text('original');
  if (path === undefined) return undefined;
  const data = readData({ path, schema: undefined });
  if (!data) throw new FileProblem(path, 'What quasi.json or its schema says of it cannot be read.');
  const request = { path, world: worldOf(data, undefined), input: undefined, isOneOfSeveral: true };
  return await drive(originalOf(request), bar).finally(() => bar.clear());
}

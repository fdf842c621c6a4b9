/** `quasi report`: a page for people who would rather look than read, of one file or of many. It is a check that writes pages in the place of lines. */
import { existsSync } from 'node:fs';
import { openDataSet, type Work } from '@quasi/shared/analysis';
import { shownFile } from '@quasi/shared/explain';
import { type Audience, inJson, type Original } from '@quasi/shared/report';
import { worldOf } from '../datasets/worldOf.ts';
import { FileProblem } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { checkRun } from './checkRun.ts';
import type { Command } from './command.ts';
import { UsedConfigs } from './configs.ts';
import { dataReader } from './dataReader.ts';
import { driven } from './drive.ts';
import type { Emitter } from './emitters/emitter.ts';
import { jsonText } from './jsonText.ts';
import { leavesOut } from './leavesOut.ts';
import { openData, type TableRequest } from './openTable.ts';
import { UsageProblem } from './problems.ts';
import { type Listed, ReportPages, taken } from './reporting/reportPages.ts';
import { budgetOf, statementOf } from './settingsOf.ts';
import { outputPlace } from './writing/outputPlace.ts';

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

/** The pages say it all. */
const silent: Emitter = { file: () => '', statistics: () => '', beside: () => '', end: () => '' };

async function run(args: Arguments): Promise<number> {
  const { operands } = args;
  const output = args.text('output');
  const isJson = args.has('json');
  if (operands.length === 0) throw new UsageProblem('Name a file or folder to report on, or - for standard input.');
  if (output === undefined && !isJson) throw new UsageProblem('Say where the page goes: -o OUT.html.');
  if (output === '-' && isJson) throw new UsageProblem('--json prints on standard output, too: name a file with -o.');
  const audience = args.choice('audience', audiences) ?? 'external';
  const original = await originalAt(args);
  let made: ReportPages | undefined;
  const code = await checkRun({
    args,
    operands,
    leftOut: leavesOut(args),
    ofGit: undefined,
    budget: args.has('budget') ? budgetOf(args) : BUDGET,
    emitter: silent,
    failing: ['error', 'warning'],
    outputsFor({ inputs, isOne }) {
      if (output === '-' && !isOne) throw new UsageProblem('Several files need a place for their pages: -o OUT.html.');
      if (original && !isOne) throw new UsageProblem('--original is of one file: name a single one.');
      const place = output === undefined ? undefined : placeOf(output, inputs, args.has('force'));
      const readers = { audience, original, needsRows: true };
      made = new ReportPages({ place, operands, isOne, mayReplace: args.has('force'), readers });
      return { pages: made };
    },
  });
  const contents = made?.listed.map(jsonOf) ?? [];
  if (isJson) process.stdout.write(jsonText(made?.isOne ? contents[0] : contents));
  return code;
}

function placeOf(path: string, inputs: readonly string[], mayReplace: boolean): string {
  const place = outputPlace(path, '-o', inputs);
  if (place !== '-' && !mayReplace && existsSync(place)) throw taken(path);
  return place;
}

function jsonOf({ path, report: page, problem }: Listed): unknown {
  return page ? { path, report: inJson(page) } : { path, problem };
}

async function originalAt(args: Arguments) {
  const path = args.text('original');
  if (path === undefined) return undefined;
  const data = dataReader(
    args,
    statementOf(args),
    new UsedConfigs(args.text('config')).of,
  )({ path, schema: undefined });
  if (!data) throw new FileProblem(path, 'What quasi.json or its schema says of it cannot be read.');
  const request = { path, world: worldOf(data, undefined), input: undefined, isOneOfSeveral: true };
  return await driven(originalOf(request), args, path);
}

/** Only its measures are wanted. */
function* originalOf(request: TableRequest): Work<Original> {
  const opened = yield* openData({ ...request, isCounted: true });
  try {
    return { file: shownFile(request.path), facts: yield* openDataSet(opened, request.world).classes() };
  } finally {
    opened.close();
  }
}

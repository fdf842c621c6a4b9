/** `quasi check`: lints files, folders and patterns. */
import { appendFileSync } from 'node:fs';
import type { Severity } from '@quasi/shared/rules';
import { FileProblem } from '../files/index.ts';
import { isAgentReading } from './agent.ts';
import type { Arguments } from './arguments.ts';
import { baselineOptions, ratchetsFor } from './baseline/ratchets.ts';
import { checkRun } from './checkRun.ts';
import { coloursFor } from './colours.ts';
import { type Command, optionsIn, readingOptions } from './command.ts';
import type { Emitter, Style } from './emitters/emitter.ts';
import { type Formats, formats } from './emitters/index.ts';
import { ruleCountsEmitter } from './emitters/ruleCounts.ts';
import { severities, severityOf, severityTexts } from './emitters/severities.ts';
import { EvidenceFile } from './evidence/evidenceFile.ts';
import { filesByGit, gitOptions } from './gitFiles.ts';
import { leavesOut } from './leavesOut.ts';
import { linksFor } from './links.ts';
import { reportProblem, UsageProblem } from './problems.ts';
import { budgetOf } from './settingsOf.ts';
import { outputWidth } from './terminalWidth.ts';

/** Until somebody asks for them nothing of pages is loaded. */
const noPages = { pagesBeside: undefined };

export const check = checkWith(formats);

export function checkWith(known: Formats): Command {
  const [usual, ...others] = Object.keys(known);
  const last = others.pop();
  return {
    name: 'check',
    operands: 'PATH…',
    summary: 'look for risk in files, folders and patterns',
    options: {
      '--format FORMAT': `${[`${usual} (default)`, ...others].join(', ')} or ${last}`,
      '--statistics': 'count the findings of each rule instead of listing them',
      '--fail-on SEVERITY': 'exit with 1 on hint, info, warning (default) or error; or never',
      '--k N': 'the smallest class size aimed at (default 5)',
      '--qi COLUMNS': 'the columns rows are compared on; chosen if not given',
      '--max-rows N': 'report at most so many single rows of a file for each rule (default 3)',
      '--no-ignore':
        'check what .gitignore leaves out of folders and patterns, too; a file that is named is always checked',
      ...baselineOptions,
      ...gitOptions,
      '--evidence OUT.json': 'write a file that says how each file was judged and with which result, without values',
      '--report OUT.html':
        'write a page of figures for readers outside, as quasi report makes it, of what this run found',
      '--budget SECONDS': 'time for what may take long, in all (default 10), or "none"',
    },
    run: (args) => run(args, known),
  };
}

async function run(args: Arguments, knownFormats: Formats): Promise<number> {
  const budget = budgetOf(args);
  const failing = failingSeverities(args);
  const emitter = emitterFor(args, knownFormats, failing);
  const leftOut = leavesOut(args);
  const ofGit = filesByGit(args, leftOut);
  const operands = ofGit ? ofGit.paths : args.operands;
  if (!ofGit && operands.length === 0) {
    throw new UsageProblem('Name a file or folder to check, or - for standard input.');
  }
  const [evidencePath, reportPath] = [args.text('evidence'), args.text('report')];
  const { pagesBeside } = reportPath === undefined ? noPages : await import('./reporting/reportPages.ts');
  const code = await checkRun({
    args,
    operands,
    leftOut,
    ofGit,
    budget,
    emitter,
    failing,
    outputsFor: ({ files, inputs, isOne }) => ({
      evidence: evidencePath === undefined ? undefined : new EvidenceFile(evidencePath, inputs, budget),
      ratchets: ratchetsFor(args, files),
      pages: pagesBeside?.(reportPath ?? '', args.operands, inputs, isOne),
    }),
  });
  addToStepSummary(emitter.summary?.());
  return code;
}

/** The severities that make the command fail: all of those up to the one that is named. */
function failingSeverities(args: Arguments): readonly Severity[] {
  const words = severities.map((severity) => severityTexts[severity].word);
  const failOn = args.choice('fail-on', [...words, 'information', 'never']) ?? 'warning';
  const limit = severityOf(failOn);
  return limit === undefined ? [] : severities.slice(0, severities.indexOf(limit) + 1);
}

/** GitHub names a file for it, which may hold what other commands of the step said. */
function addToStepSummary(summary: string | undefined): void {
  const path = process.env['GITHUB_STEP_SUMMARY'];
  if (summary === undefined || !path) return;
  try {
    appendFileSync(path, summary);
  } catch {
    reportProblem(new FileProblem(path, 'The summary of the step cannot be written.'));
  }
}

/** An agent gets lines that are easy to parse, unless a format is asked for. */
function emitterFor(args: Arguments, known: Formats, failing: readonly Severity[]): Emitter {
  const names = Object.keys(known);
  const asked = args.choice('format', names);
  const style = styleOf(args, failing);
  if (args.has('statistics')) {
    if (asked !== undefined) throw new UsageProblem('--statistics has a form of its own: leave out --format.');
    return ruleCountsEmitter(style);
  }
  const usual = isAgentReading() && 'concise' in known ? 'concise' : names[0];
  return known[asked ?? usual](style);
}

function styleOf(args: Arguments, failing: readonly Severity[]): Style {
  const { stdout } = process;
  return {
    colours: coloursFor(stdout, args.has('no-color')),
    link: linksFor(stdout),
    withSummary: !args.has('quiet'),
    width: outputWidth(stdout),
    failing,
    options: optionsIn({ ...readingOptions, '--qi COLUMNS': '' }).flatMap(({ name, takesValue }) => {
      if (!args.has(name)) return [];
      return takesValue ? [`--${name}`, args.text(name) ?? ''] : [`--${name}`];
    }),
  };
}

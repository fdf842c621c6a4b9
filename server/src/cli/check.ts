/** `quasi check`: lints files, folders and patterns. */
import { appendFileSync } from 'node:fs';
import type { DataColumns } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import type { Severity } from '@quasi/shared/rules';
import { isConfig } from '../config/configFile.ts';
import { configFindings } from '../config/configFindings.ts';
import { worldOf } from '../datasets/worldOf.ts';
import { configPath, FileProblem } from '../files/index.ts';
import { isStatisticsName } from '../predictedRisk.ts';
import { splitPart } from '../readers/index.ts';
import { isAgentReading } from './agent.ts';
import type { Arguments } from './arguments.ts';
import { baselineOptions, ratchetFor } from './baseline/ratchet.ts';
import { checkFile } from './checkFile.ts';
import { checkStatistics, statisticsAt, textOfStatistics } from './checkStatistics.ts';
import { coloursFor } from './colours.ts';
import { type Command, ExitCode, optionsIn, readingOptions } from './command.ts';
import { UsedConfigs } from './configs.ts';
import { countedNote } from './countedElsewhere.ts';
import { countingOf, isAddress, isOneTableBy } from './countingOf.ts';
import { type DataReader, dataReader } from './dataReader.ts';
import { drive } from './drive.ts';
import type { Emitter, FileReport, FindingIn, Style } from './emitters/emitter.ts';
import { type Formats, formats } from './emitters/index.ts';
import { ruleCountsEmitter } from './emitters/ruleCounts.ts';
import { severities, severityOf, severityTexts } from './emitters/severities.ts';
import { EvidenceFile } from './evidence/evidenceFile.ts';
import { expandPaths } from './expandPaths.ts';
import { filesByGit, gitOptions } from './gitFiles.ts';
import { leavesOut } from './leavesOut.ts';
import { linksFor } from './links.ts';
import { locatedInTexts } from './locatedInTexts.ts';
import { reportLeftOut } from './notUsed.ts';
import { inputFor } from './openTable.ts';
import { reportProblem, sayNotes, UsageProblem } from './problems.ts';
import { ProgressBar } from './progressBar.ts';
import { budgetOf, encodingOf, settingsOf, statementOf } from './settingsOf.ts';
import { outputWidth } from './terminalWidth.ts';
import { withParts } from './withParts.ts';

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
      '--budget SECONDS': 'time for what may take long, in all (default 10), or "none"',
    },
    run: (args) => run(args, known),
  };
}

async function run(args: Arguments, knownFormats: Formats): Promise<number> {
  const statement = statementOf(args);
  const named = args.list('qi') ?? [];
  const configs = new UsedConfigs(args.text('config'));
  const readData = dataReader(args, statement, configs.of);
  const budget = budgetOf(args);
  const failing = failingSeverities(args);
  const emitter = emitterFor(args, knownFormats, failing);
  const reportUnread = (problem: FileProblem) => {
    reportProblem(problem);
    emitter.problem?.(problem.message, problem.file);
  };
  const evidencePath = args.text('evidence');
  const leftOut = leavesOut(args);
  const ofGit = filesByGit(args, leftOut);
  const operands = ofGit ? ofGit.paths : args.operands;
  if (!ofGit && operands.length === 0) {
    throw new UsageProblem('Name a file or folder to check, or - for standard input.');
  }

  const stated = operands.flatMap(statisticsAt);
  const isOwnConfig = (path: string) => isConfig(configPath(path));
  const ownConfigs = operands.filter(isOwnConfig).map((path) => configs.add(path));
  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  const {
    files: listed,
    problems,
    notes,
  } = expandPaths(
    operands.filter((path) => !isStatisticsName(path) && !isOwnConfig(path)),
    leftOut,
    // What git names is no pattern, and may be gone from disk.
    ofGit ? () => true : isOneTableBy(countingOf(args)),
  );
  for (const problem of problems) reportUnread(problem);
  for (const note of notes) reportProblem(note);
  const files = await drive(withParts(listed, ofGit?.bytesOf), bar).finally(() => bar.clear());
  const evidence =
    evidencePath === undefined
      ? undefined
      : new EvidenceFile(
          evidencePath,
          files.map(({ path }) => splitPart(path).file),
          budget,
        );
  const ratchet = ratchetFor(
    args,
    files.map(({ path }) => path),
  );
  for (const problem of problems) evidence?.leaveOut(problem.file, problem.message);
  // Of a folder, or where a shell may have expanded a pattern, not each file need have the columns.
  const isOneOfSeveral = operands.length > 1 || (files[0]?.path !== operands[0] && !isAddress(operands[0]));
  let failed = problems.length > 0 || ownConfigs.includes(undefined);
  let found = false;
  const beside: FindingIn[] = [];
  const known: DataColumns[] = [];
  for (const file of files) {
    const { path } = file;
    bar.begin(path);
    const config = configs.of(path);
    let columns: string[] | undefined;
    try {
      if (!config) {
        evidence?.leaveOut(path, 'What quasi.json says of it cannot be read.');
        failed = true;
        continue;
      }
      const data = readData(file);
      if (!data) {
        evidence?.leaveOut(path, 'What its schema says of it is not valid.');
        failed = true;
        continue;
      }
      const request = {
        path,
        input: ofGit?.bytesOf ? ofGit.bytesOf(path) : await inputFor(path),
        // Where an option names a baseline, that of the settings does not count.
        world: ratchet ? { ...worldOf(data, budget), baseline: undefined } : worldOf(data, budget),
        named,
        isOneOfSeveral,
        evidenceOf: evidence && config,
        resource: data.resource,
      };
      const whole = await drive(checkFile(request), bar);
      const report = ratchet ? ratchet.apply(whole) : whole;
      bar.clear();
      columns = report.facts.table.columns.map(({ name }) => name);
      if (report.lacking.length > 0) reportProblem(new FileProblem(path, noteOn(report, named)));
      if (!args.has('quiet')) reportLeftOut(report.unusedDatabases);
      if (report.counted && !args.has('quiet')) sayNotes([countedNote(path, report.counted)]);
      process.stdout.write(emitter.file(report));
      if (report.evidence) evidence?.add(report.evidence);
      beside.push(...report.inSchema);
      found ||= report.findings.some(({ finding }) => failing.includes(finding.severity));
    } catch (error) {
      bar.clear();
      if (!(error instanceof FileProblem)) throw error;
      reportUnread(error);
      evidence?.leaveOut(path, error.message);
      failed = true;
    }
    if (config) known.push({ path: configPath(path), config, columns });
  }
  const readBeside: DataReader = (file) => {
    const data = readData(file);
    failed ||= data === undefined;
    return data;
  };
  for (const part of stated) {
    const { path } = part;
    if (part.resource === undefined) evidence?.leaveOut(path, 'These are statistics, not data.');
    bar.begin(path);
    try {
      const config = configs.of(path);
      if (!config) {
        failed = true;
        continue;
      }
      const text = await textOfStatistics(part);
      const work = checkStatistics(part, text, settingsOf(statement, config, path), readBeside, budget);
      const report = await drive(work, bar);
      bar.clear();
      process.stdout.write(emitter.statistics(report));
      found ||= report.findings.some(({ located }) => failing.includes(located.finding.severity));
    } catch (error) {
      bar.clear();
      if (!(error instanceof FileProblem)) throw error;
      reportUnread(error);
      failed = true;
    }
  }
  bar.begin('quasi.json');
  const work = configFindings(configs.all, known, configs.dataOnDisk(statement, encodingOf(args)));
  const inConfigs = locatedInTexts(await drive(work, bar));
  bar.clear();
  beside.push(...inConfigs);
  found ||= beside.some(({ located }) => failing.includes(located.finding.severity));
  process.stdout.write(emitter.beside(beside));
  process.stdout.write(await emitter.end());
  addToStepSummary(emitter.summary?.());
  await evidence?.write(inConfigs);
  await ratchet?.end();
  return failed ? ExitCode.failed : found ? ExitCode.findings : ExitCode.fine;
}

/** The severities that make the command fail: all of those up to the one that is named. */
function failingSeverities(args: Arguments): readonly Severity[] {
  const words = severities.map((severity) => severityTexts[severity].word);
  const failOn = args.choice('fail-on', [...words, 'information', 'never']) ?? 'warning';
  const limit = severityOf(failOn);
  return limit === undefined ? [] : severities.slice(0, severities.indexOf(limit) + 1);
}

function noteOn({ lacking }: FileReport, named: readonly string[]): string {
  const others = lacking.length < named.length ? 'the other columns of --qi' : 'the columns that count without it';
  const names = lacking.map((name) => `"${shownName(name)}"`).join(' or ');
  return `There is no column ${names}; rows were compared on ${others}.`;
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

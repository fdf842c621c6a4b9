/** One run over files, folders and patterns: each is read once, and what is found of it goes to whatever writes it. */
import type { DataColumns } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import type { Severity } from '@quasi/shared/rules';
import { isConfig } from '../config/configFile.ts';
import { configFindings } from '../config/configFindings.ts';
import { countedText } from '../countedElsewhere.ts';
import { worldOf } from '../datasets/worldOf.ts';
import { configPath, FileProblem, type LeavesOut } from '../files/index.ts';
import { isStatisticsName } from '../predictedRisk.ts';
import { splitPart } from '../readers/index.ts';
import type { Arguments } from './arguments.ts';
import type { Ratchets } from './baseline/ratchets.ts';
import { checkFile } from './checkFile.ts';
import { checkStatistics, statisticsAt, textOfStatistics } from './checkStatistics.ts';
import { ExitCode } from './command.ts';
import { UsedConfigs } from './configs.ts';
import { countingOf, isAddress, isOneTableBy } from './countingOf.ts';
import { type DataReader, dataReader } from './dataReader.ts';
import { drive } from './drive.ts';
import type { Emitter, FileReport, FindingIn } from './emitters/emitter.ts';
import type { EvidenceFile } from './evidence/evidenceFile.ts';
import { expandPaths } from './expandPaths.ts';
import type { GitFiles } from './gitFiles.ts';
import { locatedInTexts } from './locatedInTexts.ts';
import { reportLeftOut } from './notUsed.ts';
import { inputFor } from './openTable.ts';
import { shownPath } from './paths.ts';
import { reportProblem, sayNotes } from './problems.ts';
import { ProgressBar } from './progressBar.ts';
import type { ReportPages } from './reporting/reportPages.ts';
import { encodingOf, settingsOf, statementOf } from './settingsOf.ts';
import { withParts } from './withParts.ts';

export interface Run {
  readonly args: Arguments;
  readonly operands: readonly string[];
  readonly leftOut: LeavesOut;
  readonly ofGit: GitFiles | undefined;
  /** Seconds. */
  readonly budget: number | undefined;
  readonly emitter: Emitter;
  /** The severities that make the command fail. */
  readonly failing: readonly Severity[];
  /** Called before anything is looked at, so that nobody waits in vain for what cannot be written. */
  outputsFor(looked: LookedAt): Outputs;
}

interface LookedAt {
  /** Data files, with their parts. */
  readonly files: readonly string[];
  /** Whatever is read: nothing may be written over it. */
  readonly inputs: readonly string[];
  /** All that the run is about is one table, or one description of one. */
  readonly isOne: boolean;
}

interface Outputs {
  readonly evidence?: EvidenceFile | undefined;
  readonly ratchets?: Ratchets | undefined;
  readonly pages?: ReportPages | undefined;
}

export async function checkRun(run: Run): Promise<number> {
  const { args, operands, leftOut, ofGit, budget, emitter, failing } = run;
  const statement = statementOf(args);
  const named = args.list('qi') ?? [];
  const configs = new UsedConfigs(args.text('config'));
  const readData = dataReader(args, statement, configs.of);
  const reportUnread = (problem: FileProblem) => {
    reportProblem(problem);
    emitter.problem?.(problem.message, problem.file);
  };

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
  const { evidence, ratchets, pages } = run.outputsFor({
    files: files.map(({ path }) => path),
    inputs: [...files.map(({ path }) => splitPart(path).file), ...stated.map(({ path }) => path)],
    isOne: files.length + stated.length === 1 && problems.length === 0,
  });
  const leaveOut = (path: string, why: string) => {
    evidence?.leaveOut(path, why);
    pages?.leaveOut(path, why);
  };
  for (const problem of problems) leaveOut(problem.file, problem.message);
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
        leaveOut(path, 'What quasi.json says of it cannot be read.');
        failed = true;
        continue;
      }
      const data = readData(file);
      if (!data) {
        leaveOut(path, 'What its schema says of it is not valid.');
        failed = true;
        continue;
      }
      const request = {
        path,
        input: ofGit?.bytesOf ? ofGit.bytesOf(path) : await inputFor(path),
        world: worldOf(data, budget),
        named,
        isOneOfSeveral,
        evidenceOf: evidence && config,
        pages,
        resource: data.resource,
      };
      const whole = await drive(checkFile(request), bar);
      const report = ratchets?.apply(whole, data.settings) ?? whole;
      bar.clear();
      columns = report.facts.table.columns.map(({ name }) => name);
      if (report.lacking.length > 0) reportProblem(new FileProblem(path, noteOn(report, named)));
      if (!args.has('quiet')) reportLeftOut(report.unusedDatabases);
      if (report.counted && !args.has('quiet')) sayNotes([`${shownPath(path)}: ${countedText(report.counted)}`]);
      process.stdout.write(emitter.file(report));
      if (report.evidence) evidence?.add(report.evidence);
      if (report.page) pages?.add(path, report.page);
      beside.push(...report.inSchema);
      found ||= report.findings.some(({ finding }) => failing.includes(finding.severity));
    } catch (error) {
      bar.clear();
      if (!(error instanceof FileProblem)) throw error;
      reportUnread(error);
      leaveOut(path, error.message);
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
        pages?.leaveOut(path, 'What quasi.json says of it cannot be read.');
        failed = true;
        continue;
      }
      const text = await textOfStatistics(part);
      const settings = settingsOf(statement, config, path);
      const report = await drive(checkStatistics(part, text, settings, readBeside, budget, pages), bar);
      bar.clear();
      process.stdout.write(emitter.statistics(report));
      if (report.page) pages?.add(path, report.page);
      found ||= report.findings.some(({ located }) => failing.includes(located.finding.severity));
    } catch (error) {
      bar.clear();
      if (!(error instanceof FileProblem)) throw error;
      reportUnread(error);
      pages?.leaveOut(path, error.message);
      failed = true;
    }
  }
  bar.begin('quasi.json');
  const work = configFindings(configs.all, known, configs.dataOnDisk(statement, encodingOf(args)));
  const inConfigs = locatedInTexts(await drive(work, bar));
  bar.clear();
  beside.push(...inConfigs);
  found ||= beside.some(({ located }) => failing.includes(located.finding.severity));
  for (const problem of (await ratchets?.end()) ?? []) {
    reportUnread(problem);
    failed = true;
  }
  process.stdout.write(emitter.beside(beside));
  process.stdout.write(await emitter.end());
  const written = await pages?.write();
  await evidence?.write(inConfigs, written);
  return failed ? ExitCode.failed : found ? ExitCode.findings : ExitCode.fine;
}

function noteOn({ lacking }: FileReport, named: readonly string[]): string {
  const others = lacking.length < named.length ? 'the other columns of --qi' : 'the columns that count without it';
  const names = lacking.map((name) => `"${shownName(name)}"`).join(' or ');
  return `There is no column ${names}; rows were compared on ${others}.`;
}

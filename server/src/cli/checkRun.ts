/** One run over files, folders and patterns: each is read once, and what is found of it goes to whatever writes it. */
import type { DataColumns } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import type { Severity } from '@quasi/shared/rules';
import { configFindings } from '../config/configFindings.ts';
import { countedText } from '../countedElsewhere.ts';
import { worldOf } from '../datasets/worldOf.ts';
import { configPath, FileProblem, type LeavesOut } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { checkFile } from './checkFile.ts';
import { checkStatistics, textOfStatistics } from './checkStatistics.ts';
import { chosenInputs, pathsRead } from './chosenInputs.ts';
import { ExitCode } from './command.ts';
import { UsedConfigs } from './configs.ts';
import { type DataReader, dataReader } from './dataReader.ts';
import { drive } from './drive.ts';
import type { Emitter, FileReport, FindingIn } from './emitters/emitter.ts';
import type { GitFiles } from './gitFiles.ts';
import { locatedInTexts } from './locatedInTexts.ts';
import { reportLeftOut } from './notUsed.ts';
import { inputFor } from './openTable.ts';
import { shownPath } from './paths.ts';
import { reportProblem, sayNotes } from './problems.ts';
import { ProgressBar } from './progressBar.ts';
import { type Outputs, RunOutcome } from './runOutcome.ts';
import { encodingOf, settingsOf, statementOf } from './settingsOf.ts';

const UNREADABLE_CONFIG = 'What quasi.json says of it cannot be read.';

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

export async function checkRun(run: Run): Promise<number> {
  const { args, operands, leftOut, ofGit, budget, emitter, failing } = run;
  const statement = statementOf(args);
  const named = args.list('qi') ?? [];
  const configs = new UsedConfigs(args.text('config'));
  const readData = dataReader(args, statement, configs.of);
  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  const chosen = await chosenInputs(args, operands, leftOut, ofGit, bar);
  const { files, stated, problems, notes } = chosen;
  const outputs = run.outputsFor({
    files: files.map(({ path }) => path),
    inputs: pathsRead(chosen),
    isOne: files.length + stated.length === 1 && problems.length === 0,
  });
  const { evidence, ratchets, pages } = outputs;
  const outcome = new RunOutcome(emitter, failing, outputs, bar);
  for (const problem of problems) {
    outcome.unread(problem);
    outcome.leaveOut(problem.file, problem.message, true);
  }
  for (const note of notes) reportProblem(note);
  if (chosen.configs.map((path) => configs.add(path)).includes(undefined)) outcome.hasFailed = true;

  const beside: FindingIn[] = [];
  const known: DataColumns[] = [];
  for (const file of files) {
    const { path } = file;
    const config = configs.of(path);
    let columns: string[] | undefined;
    await outcome.look(path, true, async () => {
      if (!config) return outcome.leaveOut(path, UNREADABLE_CONFIG, true);
      const data = readData(file);
      if (!data) return outcome.leaveOut(path, 'What its schema says of it is not valid.', true);
      const request = {
        path,
        input: ofGit?.bytesOf ? ofGit.bytesOf(path) : await inputFor(path),
        world: worldOf(data, budget),
        named,
        isOneOfSeveral: chosen.areSeveral,
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
      outcome.count(report.findings.map(({ finding }) => finding.severity));
    });
    if (config) known.push({ path: configPath(path), config, columns });
  }

  const readBeside: DataReader = (file) => {
    const data = readData(file);
    outcome.hasFailed ||= data === undefined;
    return data;
  };
  for (const part of stated) {
    const { path } = part;
    if (part.resource === undefined) evidence?.leaveOut(path, 'These are statistics, not data.');
    await outcome.look(path, false, async () => {
      const config = configs.of(path);
      if (!config) return outcome.leaveOut(path, UNREADABLE_CONFIG, false);
      const text = await textOfStatistics(part);
      const settings = settingsOf(statement, config, path);
      const report = await drive(checkStatistics(part, text, settings, readBeside, budget, pages), bar);
      bar.clear();
      process.stdout.write(emitter.statistics(report));
      if (report.page) pages?.add(path, report.page);
      outcome.count(report.findings.map(({ located }) => located.finding.severity));
    });
  }

  bar.begin('quasi.json');
  const work = configFindings(configs.all, known, configs.dataOnDisk(statement, encodingOf(args)));
  const inConfigs = locatedInTexts(await drive(work, bar));
  bar.clear();
  beside.push(...inConfigs);
  outcome.count(beside.map(({ located }) => located.finding.severity));
  for (const problem of (await ratchets?.end()) ?? []) outcome.unread(problem);
  process.stdout.write(emitter.beside(beside));
  process.stdout.write(await emitter.end());
  const written = await pages?.write();
  await evidence?.write(inConfigs, written);
  return outcome.hasFailed ? ExitCode.failed : outcome.hasFound ? ExitCode.findings : ExitCode.fine;
}

function noteOn({ lacking }: FileReport, named: readonly string[]): string {
  const others = lacking.length < named.length ? 'the other columns of --qi' : 'the columns that count without it';
  const names = lacking.map((name) => `"${shownName(name)}"`).join(' or ');
  return `There is no column ${names}; rows were compared on ${others}.`;
}

/** The outcome of a run over files, for everything that it writes: lines, evidence and pages. */
import type { Severity } from '@quasi/shared/rules';
import { FileProblem } from '../files/index.ts';
import type { Ratchets } from './baseline/ratchets.ts';
import type { Emitter } from './emitters/emitter.ts';
import type { EvidenceFile } from './evidence/evidenceFile.ts';
import { reportProblem } from './problems.ts';
import type { ProgressBar } from './progressBar.ts';
import type { ReportPages } from './reporting/reportPages.ts';

export interface Outputs {
  readonly evidence?: EvidenceFile | undefined;
  readonly ratchets?: Ratchets | undefined;
  readonly pages?: ReportPages | undefined;
}

export class RunOutcome {
  /** Something could not be read. */
  hasFailed = false;
  /** A finding is grave enough for the command to fail. */
  hasFound = false;

  constructor(
    private readonly emitter: Emitter,
    /** The severities that make the command fail. */
    private readonly failing: readonly Severity[],
    private readonly outputs: Outputs,
    private readonly bar: ProgressBar,
  ) {}

  /** Looks at one file. `isData`: evidence is about data alone. */
  async look(path: string, isData: boolean, looking: () => Promise<void>): Promise<void> {
    this.bar.begin(path);
    try {
      await looking();
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      this.bar.clear();
      this.unread(error);
      this.leaveOut(path, error.message, isData);
    } finally {
      this.bar.clear();
    }
  }

  unread(problem: FileProblem): void {
    this.hasFailed = true;
    reportProblem(problem);
    this.emitter.problem?.(problem.message, problem.file);
  }

  leaveOut(path: string, why: string, isData: boolean): void {
    this.hasFailed = true;
    if (isData) this.outputs.evidence?.leaveOut(path, why);
    this.outputs.pages?.leaveOut(path, why);
  }

  count(severities: readonly Severity[]): void {
    this.hasFound ||= severities.some((severity) => this.failing.includes(severity));
  }
}

/** Sends findings, states and progress to the editor: only what is current, and only when something changed. */
import type { Progress, StructureFacts } from '@quasi/shared/analysis';
import { stageName } from '@quasi/shared/explain';
import { type FileStatus, fileStatusNotification } from '@quasi/shared/protocol';
import type { Finding } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';
import type { Connection, Diagnostic, Range } from 'vscode-languageserver/node';
import type { ClientAbilities } from '../abilities.ts';
import { complainOf } from '../edge/failures.ts';
import { type Positions, relatedPlaces, toDiagnostic } from '../toLsp.ts';
import { ProgressReport } from './progressReport.ts';

/** What findings are published about: an open document, or a file on disk. */
interface Published {
  readonly uri: string;
  readonly version?: number;
  readonly text: Positions;
}

export class Publisher {
  /** What the editor shows, by URI, in a form that is quickly compared. */
  readonly #shown = new Map<string, string>();
  /** The last status of a file that was not about work under way, and the files that have had reports of work since. */
  readonly #settled = new Map<string, FileStatus>();
  readonly #busy = new Set<string>();

  /** `afterReady`: hears of each state that says what was found. */
  constructor(
    private readonly connection: Connection,
    private readonly abilities: Pick<ClientAbilities, 'workDoneProgress' | 'relatedInformation'>,
    private readonly afterReady: (status: FileStatus) => void,
  ) {}

  hasPublished(uri: string): boolean {
    return this.#shown.has(uri);
  }

  publish(published: Published, facts: StructureFacts, findings: readonly Finding[]): void {
    this.publishDiagnostics(published.uri, published.version, this.diagnosticsOf(published, facts, findings));
  }

  diagnosticsOf({ uri, text }: Published, facts: StructureFacts, findings: readonly Finding[]): Diagnostic[] {
    return findings.map((finding) => {
      const diagnostic = toDiagnostic(finding, facts, text);
      const related = this.abilities.relatedInformation ? relatedPlaces(finding, facts, text, uri) : [];
      return related.length > 0 ? { ...diagnostic, relatedInformation: related } : diagnostic;
    });
  }

  publishDiagnostics(uri: string, version: number | undefined, diagnostics: Diagnostic[]): void {
    const fingerprint = diagnostics.map(fingerprintOf).join('\n');
    if (this.#shown.get(uri) === fingerprint) return;
    this.#shown.set(uri, fingerprint);
    void this.connection.sendDiagnostics({ uri, ...(version !== undefined && { version }), diagnostics });
  }

  clear(uri: string): void {
    this.rest(uri);
    this.#settled.delete(uri);
    if (this.#shown.delete(uri)) void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  status(status: FileStatus): void {
    if (status.state === 'analysing') this.#busy.add(status.uri);
    else {
      this.#busy.delete(status.uri);
      this.#settled.set(status.uri, status);
    }
    void this.connection.sendNotification(fileStatusNotification, status);
    if (status.state === 'ready') this.afterReady(status);
  }

  /** Work that was reported has been stopped, and none follows: the status before it holds again. */
  rest(uri: string): void {
    if (this.#busy.has(uri)) this.status(this.#settled.get(uri) ?? { uri, state: 'idle' });
  }

  /** A failure is reported without any of the file's values: its name and place in our code. */
  fail(uri: string, version: number | undefined, error: unknown): void {
    complainOf(`Analysis of ${version === undefined ? 'a checked file' : `version ${version}`}`, error);
    this.status({ uri, state: 'failed', reason: t`The analysis failed; the log says where.` });
  }

  progressOf(uri: string): { step(progress: Progress): void; end(): void } {
    const report = new ProgressReport(this.connection, this.abilities.workDoneProgress, (progress) =>
      this.status({ uri, state: 'analysing', stage: stageName(progress.stage), progress: progress.share }),
    );
    return { step: (progress) => report.step(progress), end: () => report.end() };
  }
}

function fingerprintOf({ range, code, severity, message, data, relatedInformation = [] }: Diagnostic): string {
  const related = relatedInformation.map(({ location, message: told }) => `${textOf(location.range)} ${told}`);
  return [`${textOf(range)} ${severity} ${code} ${data} ${message}`, ...related].join('\n');
}

function textOf({ start, end }: Range): string {
  return `${start.line}:${start.character}-${end.line}:${end.character}`;
}

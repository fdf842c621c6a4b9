/** What a check comes to, counted while its files are printed: the last lines of all formats that people read. */
import type { VerdictState } from '@quasi/shared/analysis';
import { formatCount, formatCountOf } from '@quasi/shared/explain';
import type { Severity } from '@quasi/shared/rules';
import { cutTo } from '../terminalWidth.ts';
import { packParts } from '../wrapText.ts';
import type { FileReport, LocatedFinding, Style } from './emitter.ts';
import { FIXABLE, isFixableWithoutLoss } from './fixable.ts';
import { severities, severityTexts } from './severities.ts';

const SEPARATOR = ' · ';

const stateTexts: Readonly<Record<VerdictState | 'nothing' | 'nobody', string>> = {
  'not-ready': 'not ready',
  provisional: 'provisional',
  ready: 'ready',
  identified: 'identified',
  'not-judged': 'unclear',
  nobody: 'not about people',
  nothing: 'not judged',
};

/** They say more about files and findings. */
export const moreCommands = ['quasi columns FILE', 'quasi explain-rule RULE'];

export class Totals {
  readonly #findings: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };
  readonly #states = new Map<string, number>();
  #files = 0;
  #allowed = 0;
  #fixable = 0;
  #areColumnsChosen = false;
  #areComparisonsCut = false;

  addFile({ facts, allowed, compared }: FileReport): void {
    const { verdict, unit, quasiIdentifiers, roles } = facts;
    const isNobody = verdict?.state === 'not-judged' && unit.rows === 'things';
    const text = stateTexts[isNobody ? 'nobody' : (verdict?.state ?? 'nothing')];
    this.#states.set(text, (this.#states.get(text) ?? 0) + 1);
    this.#files++;
    this.#allowed += allowed;
    this.#areColumnsChosen ||= !isNobody && quasiIdentifiers.some((column) => !roles[column].isDeclared);
    this.#areComparisonsCut ||= compared !== undefined;
  }

  /** A file that has no verdict. */
  addOther(): void {
    this.#files++;
  }

  addFindings(findings: readonly LocatedFinding[]): void {
    for (const { finding } of findings) {
      this.#findings[finding.severity]++;
      if (isFixableWithoutLoss(finding)) this.#fixable++;
    }
  }

  get #hasFindings(): boolean {
    return Object.values(this.#findings).some((count) => count > 0);
  }

  get files(): number {
    return this.#files;
  }

  /** `4 files: 3 not ready, 1 ready · 9 warnings, 14 info · [*] 2 can be fixed without loss in an editor` */
  summary(): string {
    return this.#parts().join(SEPARATOR);
  }

  #parts(): string[] {
    const counted = severities
      .filter((severity) => this.#findings[severity] > 0)
      .map((severity) => {
        const { word, plural } = severityTexts[severity];
        return formatCountOf(this.#findings[severity], word, plural);
      });
    const states = Object.values(stateTexts).filter((text) => this.#states.has(text));
    const ofFiles = states.map((text) =>
      this.#files === 1 ? text : `${formatCount(this.#states.get(text) ?? 0)} ${text}`,
    );
    const files = formatCountOf(this.#files, 'file', 'files');
    const parts = [
      ofFiles.length > 0 ? `${files}: ${ofFiles.join(', ')}` : files,
      counted.length > 0 ? counted.join(', ') : 'nothing found',
    ];
    if (this.#allowed > 0) parts.push(`${formatCount(this.#allowed)} allowed by exceptions`);
    if (this.#fixable > 0)
      parts.push(`${FIXABLE} ${formatCount(this.#fixable)} can be fixed without loss in an editor`);
    return parts;
  }

  /** The summary, and what is true of all files and said once. `more`: what shows more than this format. */
  lastLines({ colours, width = Number.POSITIVE_INFINITY }: Style, more: readonly string[]): string[] {
    const lines = packParts(this.#parts(), SEPARATOR, width).map(colours.bold);
    return [...lines, ...this.#notes(more).map((note) => colours.faint(cutTo(note, width)))];
  }

  #notes(more: readonly string[]): string[] {
    const notes: string[] = [];
    if (this.#areColumnsChosen) notes.push('Columns were chosen by names and values; quasi.json corrects them.');
    if (this.#areComparisonsCut)
      notes.push('Not all columns were compared with each other; "--format full" says which.');
    if (this.#hasFindings) notes.push(`More: ${more.join(', ')}.`);
    return notes;
  }
}

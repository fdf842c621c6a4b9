/** For GitHub Actions: what people read goes to the log, the gravest findings become annotations, and a table goes to the summary of the step. */
import { randomUUID } from 'node:crypto';
import type { Severity } from '@quasi/shared/config';
import { formatCount, formatCountOf, verdictSentence, visible } from '@quasi/shared/explain';
import { type Entry, entriesIn, entriesOf } from './ci/entries.ts';
import type { Emitter, FindingIn, Style } from './emitter.ts';
import { textEmitter } from './text.ts';

type Kind = 'error' | 'warning' | 'notice';
const kinds: Readonly<Record<Severity, Kind>> = {
  error: 'error',
  warning: 'warning',
  information: 'notice',
  hint: 'notice',
};

/** GitHub drops what comes after so many annotations of a kind in a step, and does not say so. */
const MOST_OF_A_KIND = 10;

export function githubEmitter(style: Style): Emitter {
  const text = textEmitter(style);
  const entries: Entry[] = [];
  const files: string[] = [];
  /** Names of files and columns are in the log: no line of it may be taken for a command. */
  const token = randomUUID();
  const asLog = (log: string) => (log === '' ? '' : `::stop-commands::${token}\n${log}::${token}::\n`);
  const add = (findings: readonly FindingIn[]) => {
    entries.push(...entriesIn(findings));
  };
  return {
    file(report) {
      const { file, findings, facts } = report;
      entries.push(...entriesOf(file, findings));
      files.push(`| ${inTable(file)} | ${inTable(verdictSentence(facts) ?? '')} | ${formatCount(findings.length)} |\n`);
      return asLog(text.file(report));
    },
    statistics(report) {
      add(report.findings);
      files.push(`| ${inTable(report.file)} | ${inTable(report.summary)} | ${formatCount(report.findings.length)} |\n`);
      return asLog(text.statistics(report));
    },
    beside(findings) {
      add(findings);
      return asLog(text.beside(findings));
    },
    async end() {
      const annotations = (['error', 'warning', 'notice'] as const).flatMap((kind) =>
        annotationsOf(
          kind,
          entries.filter(({ finding }) => kinds[finding.severity] === kind),
        ),
      );
      return asLog(await text.end()) + annotations.join('');
    },
    summary: () => `### Quasi\n\n| file | verdict | findings |\n| --- | --- | ---: |\n${files.join('')}\n`,
  };
}

/** The last one that is shown says how many there are beside it. */
function annotationsOf(kind: Kind, entries: readonly Entry[]): string[] {
  const shown = entries.length > MOST_OF_A_KIND ? entries.slice(0, MOST_OF_A_KIND - 1) : entries;
  const rest = entries.length - shown.length;
  const more =
    rest > 0
      ? [`::${kind} title=quasi::${formatCountOf(rest, 'more finding is', 'more findings are')} in the log\n`]
      : [];
  return [...shown.map((entry) => annotation(kind, entry)), ...more];
}

function annotation(kind: Kind, { path, finding, range, text }: Entry): string {
  const places = range && {
    line: range.start.line + 1,
    endLine: range.end.line + 1,
    // GitHub takes columns only within one line.
    ...(range.end.line === range.start.line && { col: range.start.character + 1, endColumn: range.end.character + 1 }),
  };
  const properties = Object.entries({ file: path, ...places, title: `quasi (${finding.slug})` });
  const written = properties.map(([name, value]) => `${name}=${inProperty(String(value))}`);
  return `::${kind} ${written.join(',')}::${inData(text)}\n`;
}

function inData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function inProperty(text: string): string {
  return inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Markdown that shows a text as it is. */
function inTable(text: string): string {
  return visible(text).replace(/[\\`*_{}[\]<>()#+!|~&@]/g, (character) => `&#${character.charCodeAt(0)};`);
}

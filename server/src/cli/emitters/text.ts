/** Findings as lines a person reads and a terminal or editor can follow to the place. */
import { formatCount, formatCountOf, formatShare, visible } from '@quasi/shared/explain';
import type { Severity } from '@quasi/shared/rules';
import type { Colours } from '../colours.ts';
import type { Emitter, FileReport, LocatedFinding } from './emitter.ts';

const severities = ['error', 'warning', 'information', 'hint'] as const satisfies Severity[];
const severityWidth = Math.max(...severities.map(({ length }) => length));

export function textEmitter(colours: Colours, withSummary: boolean): Emitter {
  const totals: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };
  let files = 0;
  return {
    file(report) {
      files++;
      for (const { finding } of report.findings) totals[finding.severity]++;
      const lines = findingLines(report, colours);
      if (withSummary) lines.push(summaryLine(report, colours), '');
      return lines.map((line) => `${line}\n`).join('');
    },
    end: () => (withSummary ? `${totalLine(files, totals)}\n` : ''),
  };
}

/** The gravest first; among equals the order of the rules, which is the riskiest first. */
function findingLines({ file, findings }: FileReport, colours: Colours): string[] {
  const place = ({ position }: LocatedFinding) => `${visible(file)}:${position.line + 1}:${position.character + 1}`;
  const width = findings.reduce((widest, finding) => Math.max(widest, place(finding).length), 0);
  return severities.flatMap((severity) =>
    findings
      .filter(({ finding }) => finding.severity === severity)
      .map((located) => {
        const { message, slug } = located.finding;
        const padded = severity.padEnd(severityWidth);
        return `${place(located).padEnd(width)}  ${coloured(padded, severity, colours)}  ${visible(message)}  ${colours.faint(slug)}`;
      }),
  );
}

function coloured(text: string, severity: Severity, { red, yellow, blue, faint }: Colours): string {
  return { error: red, warning: yellow, information: blue, hint: faint }[severity](text);
}

function summaryLine({ file, rows, columns, k, rowsAlone }: FileReport, { bold, faint }: Colours): string {
  const parts = [formatCountOf(rows, 'row', 'rows'), formatCountOf(columns, 'column', 'columns')];
  if (rows > 0) {
    parts.push(`k = ${formatCount(k)}`);
    parts.push(`${formatCountOf(rowsAlone, 'row', 'rows')} alone (${formatShare(rowsAlone / rows)})`);
  }
  return `${bold(visible(file))}  ${faint(parts.join(' · '))}`;
}

function totalLine(files: number, totals: Readonly<Record<Severity, number>>): string {
  const { error, warning, information, hint } = totals;
  const parts = [
    error > 0 && formatCountOf(error, 'error', 'errors'),
    warning > 0 && formatCountOf(warning, 'warning', 'warnings'),
    information > 0 && `${formatCount(information)} for information`,
    hint > 0 && formatCountOf(hint, 'hint', 'hints'),
  ].filter((part) => part !== false);
  return `${formatCountOf(files, 'file', 'files')} checked: ${parts.length > 0 ? parts.join(', ') : 'nothing found'}`;
}

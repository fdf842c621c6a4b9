/** Findings as lines a person reads and a terminal or editor can follow to the place. */
import {
  formatCount,
  formatCountOf,
  formatEpsilon,
  formatShare,
  unitSentence,
  visible,
  worstCaseSentences,
} from '@quasi/shared/explain';
import type { Severity } from '@quasi/shared/rules';
import { isTooWide } from '@quasi/shared/table';
import type { Colours } from '../colours.ts';
import { shownPath } from '../paths.ts';
import { verdictText } from '../verdictText.ts';
import { wrapText } from '../wrapText.ts';
import type { Emitter, FileReport, FindingIn, LocatedFinding, Style } from './emitter.ts';
import { tellOnce } from './tellOnce.ts';

const severities = ['error', 'warning', 'information', 'hint'] as const satisfies Severity[];
const severityWidth = Math.max(...severities.map(({ length }) => length));
/** Of findings that say the same, so many places are named after the first. */
const MOST_PLACES = 10;
/** On a narrower terminal, or with less room beside the place, a sentence stands under its place. */
const LEAST_WIDTH = 100;
const LEAST_ROOM = 40;
const INDENT_UNDER = 2;

export function textEmitter(style: Style): Emitter {
  const { colours, withSummary } = style;
  const totals: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };
  let files = 0;
  let allowed = 0;
  const told = (findings: readonly FindingIn[]) => {
    for (const { located } of findings) totals[located.finding.severity]++;
    return linesByFile(findings, style);
  };
  return {
    file(report) {
      files++;
      allowed += report.allowed;
      for (const { finding } of report.findings) totals[finding.severity]++;
      const lines = findingLines(report, style);
      if (withSummary) lines.push(summaryLine(report, colours), ...verdictLines(report, style), '');
      return ended(lines);
    },
    statistics(report) {
      files++;
      const lines = told(report.findings);
      if (withSummary) lines.push(`${colours.bold(shownPath(report.file))}  ${colours.faint(report.summary)}`, '');
      return ended(lines);
    },
    beside(findings) {
      const lines = told(findings);
      if (withSummary && lines.length > 0) lines.push('');
      return ended(lines);
    },
    end: () => (withSummary && files > 0 ? `${totalLine(files, totals)}\n${allowedLine(allowed)}` : ''),
  };
}

function ended(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function linesByFile(findings: readonly FindingIn[], style: Style): string[] {
  return [...new Set(findings.map(({ file }) => file))].flatMap((file) => {
    const own = findings.filter((each) => each.file === file).map(({ located }) => located);
    return findingLines({ file, findings: own }, style);
  });
}

/** The gravest first; among equals the order of the rules, which is the riskiest first. What is said of many rows is said once. */
function findingLines({ file, findings }: Pick<FileReport, 'file' | 'findings'>, { colours, width }: Style): string[] {
  const place = ({ range, row }: LocatedFinding) =>
    range
      ? `${shownPath(file)}:${range.start.line + 1}:${range.start.character + 1}`
      : `${shownPath(file)}${row === undefined ? '' : `, row ${formatCount(row)}`}`;
  const inOrder = severities.flatMap((severity) => findings.filter(({ finding }) => finding.severity === severity));
  const groups = tellOnce(inOrder);
  const placeWidth = groups.reduce((widest, { first }) => Math.max(widest, place(first).length), 0);
  const indentBeside = placeWidth + 2 + severityWidth + 2;
  const isUnder = width !== undefined && (width < LEAST_WIDTH || width - indentBeside < LEAST_ROOM);
  const indent = isUnder ? INDENT_UNDER : indentBeside;
  const room = (width ?? Number.POSITIVE_INFINITY) - indent;
  return groups.flatMap(({ first, same, further }) => {
    const { severity, message, slug } = first.finding;
    const lines = wrapText(visible(message), room);
    if (same.length > 0) lines.push(...wrapText(`The same on ${linesOf(same)}.`, room).map(colours.faint));
    if (further.length > 0) lines.push(...wrapText(`Others on ${linesOf(further)}.`, room).map(colours.faint));
    if (isUnder) {
      const head = `${place(first)}  ${coloured(severity, severity, colours)}  ${colours.faint(slug)}`;
      return [head, ...lines.map((line) => ' '.repeat(indent) + line)];
    }
    const last = lines.pop() as string;
    const isAlone = same.length + further.length === 0;
    if (isAlone && last.length + 2 + slug.length <= room) lines.push(`${last}  ${colours.faint(slug)}`);
    else lines.push(last, colours.faint(slug));
    const head = `${place(first).padEnd(placeWidth)}  ${coloured(severity.padEnd(severityWidth), severity, colours)}  `;
    return lines.map((line, i) => (i === 0 ? head : ' '.repeat(indent)) + line);
  });
}

/** By their lines, or by their rows where the data are no text. */
function linesOf(places: readonly LocatedFinding[]): string {
  const first = places.slice(0, MOST_PLACES);
  const named = first.map(({ range, row }) => formatCount(range ? range.start.line + 1 : (row ?? 0)));
  const rest = places.length - named.length;
  return `${places[0]?.range ? 'line' : 'row'}${places.length > 1 ? 's' : ''} ${named.join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`;
}

function coloured(text: string, severity: Severity, { red, yellow, blue, faint }: Colours): string {
  return { error: red, warning: yellow, information: blue, hint: faint }[severity](text);
}

function summaryLine({ file, rows, columns, facts }: FileReport, { bold, faint }: Colours): string {
  const parts = [formatCountOf(rows, 'row', 'rows'), formatCountOf(columns, 'column', 'columns')];
  const { protection } = facts;
  if (protection?.isWhole) {
    parts.push(`randomised response, ε = ${formatEpsilon(protection.total)} in all`);
  } else if (facts.risk) {
    const { k, uniqueRows } = facts.risk;
    parts.push(`k = ${formatCount(k)}`);
    parts.push(`${formatCountOf(uniqueRows, 'row', 'rows')} alone (${formatShare(uniqueRows / rows)})`);
  }
  return `${bold(shownPath(file))}  ${faint(parts.join(' · '))}`;
}

function verdictLines({ facts, worstCase, compared = '' }: FileReport, { width }: Style): string[] {
  const worst = worstCase ? worstCaseSentences(facts, worstCase) : [];
  const about = isTooWide(facts.table) || facts.table.rowCount === 0 ? '' : unitSentence(facts.unit);
  return wrapText([about, verdictText(facts), ...worst, compared].join(' ').trim(), width ?? Number.POSITIVE_INFINITY);
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

function allowedLine(allowed: number): string {
  return allowed === 0 ? '' : `${formatCountOf(allowed, 'finding', 'findings')} allowed by exceptions\n`;
}

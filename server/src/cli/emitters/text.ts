/** The usual format: the verdict on each file, a line a finding, and what to type next. */
import { formatCountOf, formatEpsilon, skippedLinesOf } from '@quasi/shared/explain';
import { shownPath } from '../paths.ts';
import { cutPathTo, cutTo, widthOf } from '../terminalWidth.ts';
import type { Emitter, FileReport, FindingIn, Style } from './emitter.ts';
import { fileLine, fileTable, LEAST_PATH } from './fileTable.ts';
import { findingLines } from './findingLines.ts';
import { nextCommands } from './nextCommand.ts';
import { moreCommands, Totals } from './totals.ts';
import { verdictInOneLine, verdictLines, verdictMark } from './verdictLines.ts';

export function textEmitter(style: Style): Emitter {
  const { colours, withSummary } = style;
  const totals = new Totals();
  const table: ReturnType<typeof fileLine>[] = [];
  /** Files about which nothing else is to be said have their line in the table, or by themselves where there is no other file. */
  let clean: string | undefined;
  const blocks = (findings: readonly FindingIn[]) => {
    totals.addFindings(findings.map(({ located }) => located));
    return findingsByFile(findings).flatMap(({ file, findings: own }) => [
      colours.bold(shownPath(file)),
      ...findingLines(file, own, style),
      '',
    ]);
  };
  return {
    file(report) {
      const { file, findings } = report;
      totals.addFile(report);
      totals.addFindings(findings);
      table.push(fileLine(report));
      if (withSummary && isClean(report)) {
        clean = cleanLine(report, style);
        return '';
      }
      if (!withSummary)
        return findings.length === 0 ? '' : ended([shownPath(file), ...findingLines(file, findings, style), '']);
      const verdict = verdictLines(report.facts, colours, style.width ?? Number.POSITIVE_INFINITY);
      const lines = [headLine(report, style), ...verdict, ...nextLine(report, style)];
      return ended([...lines, ...findingLines(file, findings, style), '']);
    },
    statistics({ file, summary, findings }) {
      totals.addOther();
      const head = headOf(file, summary, style);
      const own = findings.filter((each) => each.file === file).map(({ located }) => located);
      totals.addFindings(own);
      const others = findings.filter((each) => each.file !== file);
      if (!withSummary && own.length === 0) return ended(blocks(others));
      return ended([withSummary ? head : shownPath(file), ...findingLines(file, own, style), '', ...blocks(others)]);
    },
    beside: (findings) => ended(blocks(findings)),
    end() {
      if (!withSummary || totals.files === 0) return '';
      const overview = table.length > 1 ? [...fileTable(table, style), ''] : clean === undefined ? [] : [clean, ''];
      return ended([...overview, ...totals.lastLines(style, ['--format full', ...moreCommands])]);
    },
  };
}

/** Nothing is found, and nothing is open. */
function isClean({ findings, facts }: FileReport): boolean {
  const { verdict, unit } = facts;
  if (
    findings.length > 0 ||
    skippedLinesOf(facts) > 0 ||
    verdict?.state === 'not-ready' ||
    verdict?.state === 'provisional'
  )
    return false;
  return verdict?.state !== 'not-judged' || unit.rows !== 'unclear';
}

function cleanLine({ file, facts }: FileReport, { colours, width = Number.POSITIVE_INFINITY }: Style): string {
  const { sign, colour } = verdictMark(facts);
  const verdict = verdictInOneLine(facts);
  const path = cutPathTo(shownPath(file), Math.max(LEAST_PATH, width - widthOf(verdict) - 4));
  return `${colours[colour](sign)} ${colours.bold(path)}  ${cutTo(verdict, width - widthOf(path) - 4)}`;
}

/** `people.csv  200 rows · 7 columns` */
function headLine({ file, rows, columns, facts }: FileReport, style: Style): string {
  const { protection } = facts;
  const skipped = skippedLinesOf(facts);
  const parts = [formatCountOf(rows, 'row', 'rows'), formatCountOf(columns, 'column', 'columns')];
  if (protection?.isWhole) parts.push(`randomised response, ε = ${formatEpsilon(protection.total)} in all`);
  if (skipped > 0) parts.push(`${formatCountOf(skipped, 'line', 'lines')} above skipped`);
  return headOf(file, parts.join(' · '), style);
}

/** A path, and beside it what there is room for. */
function headOf(file: string, beside: string, { colours, width = Number.POSITIVE_INFINITY }: Style): string {
  const path = cutPathTo(shownPath(file), width);
  const room = width - widthOf(path) - 2;
  return widthOf(beside) <= room ? `${colours.bold(path)}  ${colours.faint(beside)}` : colours.bold(path);
}

/** The first of the commands that fits: a command that is cut is of no use. */
function nextLine(report: FileReport, { colours, options, width = Number.POSITIVE_INFINITY }: Style): string[] {
  const commands = nextCommands(report, options);
  const fitting = commands.map((command) => `  → ${command}`).find((line) => widthOf(line) <= width);
  return fitting === undefined ? [] : [colours.blue(fitting)];
}

export function findingsByFile(findings: readonly FindingIn[]) {
  return [...new Set(findings.map(({ file }) => file))].map((file) => ({
    file,
    findings: findings.filter((each) => each.file === file).map(({ located }) => located),
  }));
}

export function ended(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

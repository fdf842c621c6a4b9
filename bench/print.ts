/** Results as text: aligned for a terminal, and as a table in README.md between two markers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Judged } from './results.ts';

const headings = ['#', 'measure', 'size', 'ours', 'peer', 'ratio', 'by CPU', 'target', ''] as const;
const widths = [5, 46, 5, 9, 9, 7, 7, 7, 4] as const;
const readme = fileURLToPath(new URL('README.md', import.meta.url));
const begin = '<!-- results: begin -->';
const end = '<!-- results: end -->';

export function headingLine(): string {
  return line(headings);
}

export function resultLine(result: Judged): string {
  return line(cells(result));
}

function line(texts: readonly string[]): string {
  const padded = texts.map((text, index) => {
    const width = widths[index] as number;
    return isNumber(index) ? text.padStart(width) : text.padEnd(width);
  });
  return padded.join('  ').trimEnd();
}

/** Whether a column holds numbers, which stand to the right. */
function isNumber(column: number): boolean {
  return column >= 3 && column <= 6;
}

/** Padded, as the formatter wants it. The first row is the heading. */
function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const columns = headings.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] as string).length)));
  const lines = rows.map((row) => {
    const padded = row.map((text, column) => {
      const width = columns[column] as number;
      return isNumber(column) ? text.padStart(width) : text.padEnd(width);
    });
    return `| ${padded.join(' | ')} |`;
  });
  const rule = columns.map((width, column) => (isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [lines[0] as string, `| ${rule.join(' | ')} |`, ...lines.slice(1)];
}

function cells(result: Judged): string[] {
  const { target } = result;
  const limit = target === undefined ? '' : 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
  return [
    result.row,
    result.measure,
    result.size,
    result.ours,
    result.peer,
    brief(result.ratio),
    result.cpuRatio === undefined ? '' : brief(result.cpuRatio),
    limit,
    result.verdict !== '' && result.by === 'cpu' ? `${result.verdict} (CPU)` : result.verdict,
  ];
}

function brief(ratio: number): string {
  return ratio < 0.01 ? ratio.toExponential(1) : ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(1);
}

/** Puts the results where the last ones stood. */
export function writeResults(results: readonly Judged[]): void {
  const processor = cpus()[0]?.model.trim() || 'unknown processor';
  const machine = `${availableParallelism()} × ${processor}, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const table = [`${date}, ${machine}`, '', ...markdownTable([headings, ...results.map(cells)])].join('\n');
  const text = readFileSync(readme, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`bench/README.md has lost its markers ${begin} and ${end}.`);
  writeFileSync(readme, `${text.slice(0, before + begin.length)}\n\n${table}\n\n${text.slice(after)}`);
}

/** The table in which a check of several files ends: one line a file. */
import { formatCount, formatShare, verdictWords } from '@quasi/shared/explain';
import { shownPath } from '../paths.ts';
import { cutPathTo, cutTo, padBefore, padTo, widthOf } from '../terminalWidth.ts';
import type { FileReport, Style } from './emitter.ts';
import { verdictMark } from './verdictLines.ts';

const GAP = '  ';
const NONE = '–';
/** However narrow the terminal, so much of a path is shown. */
export const LEAST_PATH = 12;

export interface FileLine {
  readonly file: string;
  readonly mark: ReturnType<typeof verdictMark>;
  /** Verdict, identifiers, k, unique rows. */
  readonly cells: readonly string[];
}

export function fileLine({ file, rows, facts }: FileReport): FileLine {
  const { verdict, risk } = facts;
  const isJudged = verdict !== undefined && verdict.state !== 'not-judged';
  const identifiers = isJudged ? verdict.criteria.find(({ name }) => name === 'identifiers')?.value : undefined;
  const unique = risk && `${formatCount(risk.uniqueRows)} (${formatShare(risk.uniqueRows / rows)})`;
  return {
    file,
    mark: verdictMark(facts),
    cells: [
      verdictWords(facts).state,
      identifiers === undefined ? NONE : formatCount(identifiers),
      risk ? formatCount(risk.k) : NONE,
      unique ?? NONE,
    ],
  };
}

const heads = ['verdict', 'identifiers', 'k', 'unique rows'];

export function fileTable(lines: readonly FileLine[], { colours, width = Number.POSITIVE_INFINITY }: Style): string[] {
  const widths = heads.map((head, i) => Math.max(...[head, ...lines.map(({ cells }) => cells[i])].map(widthOf)));
  const beside = widths.reduce((sum, each) => sum + GAP.length + each, GAP.length);
  const room = Math.max(LEAST_PATH, width - beside);
  const paths = lines.map(({ file }) => cutPathTo(shownPath(file), room));
  const pathWidth = Math.max(...paths.map(widthOf));
  const aligned = (cells: readonly string[]) =>
    cells.map((cell, i) => GAP + (i === 0 ? padTo(cell, widths[i]) : padBefore(cell, widths[i]))).join('');
  const head = colours.faint(cutTo(`${' '.repeat(GAP.length + pathWidth)}${aligned(heads)}`, width));
  const rows = lines.map(({ mark: { sign, colour }, cells }, i) => {
    return `${colours[colour](sign)} ${cutTo(padTo(paths[i], pathWidth) + aligned(cells), width - GAP.length)}`;
  });
  return [head, ...rows];
}

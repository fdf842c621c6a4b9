/**
 * The cases of a rule, as `cases.md` and the example of `rule.md` state them: a table (or, in a `jsonc` block, a `quasi.json`, in a
 * `jsonc statistics` block a file of statistics, in a `jsonc schema` block a schema; beside it and a `quasi.json` are the data of a `csv data`
 * block before it), and the findings expected of it.
 *
 * Under a line of the block a line of carets marks the characters (UTF-16) of a finding on that line, followed by the slug
 * and how its message begins. What carets cannot mark stands in a `findings` block behind the table, one a line, as
 * `slug line:column-line:column: message`, with lines and columns from 1.
 */

export interface Place {
  /** Lines and columns count from 0. */
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Expectation extends Place {
  readonly slug: string;
  readonly messageStart: string;
}

export interface Case {
  readonly title: string;
  readonly kind: 'csv' | 'jsonc';
  readonly settings: unknown;
  /** The words behind the kind: `origin=disk`, `encoding=…`, `escapes`, `unfinished` (no last line end), `columns=…` (each record is filled up to so many cells), `rules=all`. */
  readonly options: ReadonlySet<string>;
  readonly text: string;
  /** What lies beside a schema or a `quasi.json`. */
  readonly data: string | undefined;
  readonly expected: readonly Expectation[];
  /** Lines of the document that hold the block and the list: from the opening fence up to, and without, `endLine`. */
  readonly firstLine: number;
  readonly endLine: number;
}

/** Its analysis takes seconds, and it has no finding: the tests of the rules have it, others leave it out. */
export const isWidest = ({ options }: Case): boolean => options.has('columns=16384');

const caretLine = /^\s*(\^+) ([\w-]+): (.*)$/;
const listLine = /^([\w-]+) (\d+):(\d+)-(\d+):(\d+): (.*)$/;

export function readCases(document: string): Case[] {
  const lines = document.split('\n');
  const cases: Case[] = [];
  let title = '';
  let settings: unknown = {};
  let data: string | undefined;
  for (let i = 0; i < lines.length; i++) {
    if (lines[i].startsWith('#')) {
      title = lines[i].replace(/^#+ /, '');
      settings = {};
      data = undefined;
    } else if (lines[i].startsWith('```')) {
      const [kind, ...options] = lines[i].slice(3).trim().split(/\s+/);
      const end = lines.indexOf('```', i + 1);
      if (end < 0) throw new Error(`line ${i + 1}: the block is never closed`);
      const body = lines.slice(i + 1, end);
      if (kind === 'json') settings = JSON.parse(body.join('\n'));
      if (kind === 'csv' && options.includes('data')) data = textOf(body, new Set(options));
      else if (kind === 'csv' || kind === 'jsonc') {
        const { rows, expected } = readBlock(body);
        const listed = listBehind(lines, end);
        const text = textOf(rows, new Set(options));
        expected.push(...listed.expected);
        cases.push({
          title,
          kind,
          settings,
          options: new Set(options),
          text,
          data,
          expected,
          firstLine: i,
          endLine: listed.endLine,
        });
      }
      i = end;
    }
  }
  return cases;
}

function readBlock(body: readonly string[]): { rows: string[]; expected: Expectation[] } {
  const rows: string[] = [];
  const expected: Expectation[] = [];
  for (const line of body) {
    const match = caretLine.exec(line);
    if (!match) {
      rows.push(line);
      continue;
    }
    const startColumn = line.indexOf('^');
    const endColumn = startColumn + match[1].length;
    const row = rows.length - 1;
    expected.push({ startLine: row, startColumn, endLine: row, endColumn, slug: match[2], messageStart: match[3] });
  }
  return { rows, expected };
}

/** The `findings` block behind another, if one follows before anything else. */
function listBehind(lines: readonly string[], fence: number): { expected: Expectation[]; endLine: number } {
  let open = fence + 1;
  while (lines[open] === '') open++;
  if (lines[open] !== '```findings') return { expected: [], endLine: fence + 1 };
  const end = lines.indexOf('```', open + 1);
  const expected = lines.slice(open + 1, end).map((line) => {
    const match = listLine.exec(line);
    if (!match) throw new Error(`not an expectation: ${line}`);
    const [startLine, startColumn, endLine, endColumn] = match.slice(2, 6).map((number) => Number(number) - 1);
    return { startLine, startColumn, endLine, endColumn, slug: match[1], messageStart: match[6] };
  });
  return { expected, endLine: end + 1 };
}

const escapes: Readonly<Record<string, string>> = { r: '\r', n: '\n', t: '\t', '0': '\0', '\\': '\\' };

function textOf(rows: readonly string[], options: ReadonlySet<string>): string {
  if (rows.length === 0) return '';
  const width = columnsOf(options);
  const filled = rows.map((row) => row + ','.repeat(Math.max(0, width - row.split(',').length)));
  const text = filled.join('\n') + (options.has('unfinished') ? '' : '\n');
  if (!options.has('escapes')) return text;
  return text.replace(/\\(?:u([0-9A-Fa-f]{4})|([rnt0\\]))/g, (_, code, letter) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : escapes[letter],
  );
}

/** As many as each record is to have; 0 if it is to stay as it is. */
function columnsOf(options: ReadonlySet<string>): number {
  const option = [...options].find((each) => each.startsWith('columns='));
  return option ? Number(option.slice('columns='.length)) : 0;
}

/** The table and the list of a case with these findings, as lines of the document. */
export function writeCase(document: string, { firstLine, options }: Case, found: readonly Expectation[]): string[] {
  const lines = document.split('\n');
  const rows = readBlock(lines.slice(firstLine + 1, lines.indexOf('```', firstLine + 1))).rows;
  // Where the block shows other characters than the text holds, columns would not be those one sees.
  const canMark = (place: Expectation) =>
    !options.has('escapes') &&
    columnsOf(options) === 0 &&
    place.startLine === place.endLine &&
    place.startColumn < place.endColumn;
  const written = [lines[firstLine]];
  for (const [row, line] of rows.entries()) {
    written.push(line);
    for (const place of found.filter((each) => canMark(each) && each.startLine === row)) {
      const carets = ' '.repeat(place.startColumn) + '^'.repeat(place.endColumn - place.startColumn);
      written.push(`${carets} ${place.slug}: ${place.messageStart}`);
    }
  }
  written.push('```');
  const listed = found.filter((place) => !canMark(place));
  if (listed.length > 0) written.push('', '```findings', ...listed.map(listedText), '```');
  return written;
}

export function listedText({ startLine, startColumn, endLine, endColumn, slug, messageStart }: Expectation): string {
  return `${slug} ${startLine + 1}:${startColumn + 1}-${endLine + 1}:${endColumn + 1}: ${messageStart}`;
}

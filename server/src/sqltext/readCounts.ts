/** Reads what a query of `quasi sql` answered, as warehouses export it: CSV, JSON Lines or a JSON array, in any order of rows and columns. */
import { drain } from '@quasi/shared/analysis';
import type { SensitiveValues, SizeHistogram, UsersPerValue } from '@quasi/shared/counts';
import { readTable } from '@quasi/shared/table';
import * as z from 'zod/mini';
import { sensitiveValuesOf } from '../engines/sql/contents.ts';
import { add, histogramOf } from '../engines/sql/sqlCounts.ts';
import { FileProblem } from '../files/index.ts';
import { CONTENT, COUNT, type CountsAsked, PART, PEOPLE, ROWS } from './countingText.ts';

export interface ReadCounts {
  readonly asked: CountsAsked;
  readonly rows: number;
  readonly sizes: SizeHistogram;
  /** Of each quasi-identifier, how many of its values have how many rows. */
  readonly columns: readonly SizeHistogram[];
  /** `values` are classes. */
  readonly people: UsersPerValue | undefined;
  readonly sensitive: readonly SensitiveValues[];
}

type Answer = Readonly<Record<string, string>>;

const names = [PART, ROWS, PEOPLE, COUNT, CONTENT];
const NOT_OURS =
  'This is no result of a query of quasi sql. Save all its columns, with their names, as CSV or JSON Lines.';
const NOT_WHOLE = 'The result is not whole, or of more than one query. Run the query again, and save all its rows.';
const TOO_LARGE = 'The table has more than four billion rows, which Quasi does not count.';
const MOST = 2 ** 32;

const askedShape = z.object({
  quasiIdentifiers: z.array(z.string()).check(z.minLength(1)),
  missing: z.enum(['value', 'ignore', 'distinct']),
  k: z.int().check(z.minimum(1)),
  sensitive: z.array(z.string()),
  user: z.optional(z.string()),
});

/** `file`: by which it is spoken of. */
export function readCounts(file: string, text: string): ReadCounts {
  const answers = /^\s*[[{]/.test(text) ? fromJson(file, text) : fromCsv(file, text);
  const problem = (sentence: string) => new FileProblem(file, sentence);
  const of = (part: string) => answers.filter((answer) => answer[PART] === part);
  const count = (answer: Answer, name: string) => {
    const written = answer[name] ?? '';
    // Sums come with decimals from some.
    const number = /^\d+(\.0+)?$/.test(written) ? Number(written) : Number.NaN;
    if (!Number.isSafeInteger(number)) throw problem(NOT_OURS);
    if (number >= MOST) throw problem(TOO_LARGE);
    return number;
  };
  const single = (part: string) => {
    const found = of(part);
    if (found.length !== 1) throw problem(found.length === 0 && answers.length === 0 ? NOT_OURS : NOT_WHOLE);
    return found[0] as Answer;
  };
  const asked = askedIn(single('asked')[CONTENT] ?? '');
  if (!asked) throw problem(NOT_OURS);
  const rows = count(single('rows'), COUNT);
  const incomplete = asked.missing === 'value' ? 0 : count(single('incomplete'), COUNT);
  const require = (counted: number, wanted: number) => {
    if (counted !== wanted) throw problem(NOT_WHOLE);
  };
  const sizesIn = (part: string, alone: number, wanted: number) => {
    const found = new Map<number, number>();
    for (const answer of of(part)) add(found, count(answer, ROWS), count(answer, COUNT));
    add(found, 1, alone);
    const sizes = histogramOf(found);
    require(sizes.rows, wanted);
    return sizes;
  };
  const isDistinct = asked.missing === 'distinct';
  const compared = asked.missing === 'ignore' ? rows - incomplete : rows;
  const people = () => {
    const all = of('people').map(
      (answer) => [count(answer, ROWS), count(answer, PEOPLE), count(answer, COUNT)] as const,
    );
    if (isDistinct && incomplete > 0) all.push([1, 1, incomplete]);
    require(all.reduce((sum, [records, , classes]) => sum + records * classes, 0), compared);
    return {
      rows,
      records: Uint32Array.from(all, ([records]) => records),
      users: Uint32Array.from(all, ([, users]) => users),
      values: Uint32Array.from(all, ([, , classes]) => classes),
    };
  };
  const sensitive = (part: string) => {
    const contents = of(part).map((answer) => ({
      pairs: pairsIn(answer[CONTENT] ?? '') ?? [],
      classes: count(answer, COUNT),
    }));
    const largest = contents.flatMap(({ pairs }) => pairs).reduce((most, { value }) => Math.max(most, value), 0);
    if (largest > rows) throw problem(NOT_OURS);
    const values = sensitiveValuesOf(contents, largest + 1);
    require(values.rows, compared);
    return values;
  };
  return {
    asked,
    rows,
    sizes: sizesIn('classes', isDistinct ? incomplete : 0, compared),
    columns: asked.quasiIdentifiers.map((_, i) => sizesIn(`column ${i + 1}`, 0, rows)),
    people: asked.user === undefined ? undefined : people(),
    sensitive: asked.sensitive.map((_, i) => sensitive(`sensitive ${i + 1}`)),
  };
}

function askedIn(text: string): CountsAsked | undefined {
  try {
    const { success, data } = z.safeParse(askedShape, JSON.parse(text));
    return success ? { ...data, user: data.user } : undefined;
  } catch {
    return undefined;
  }
}

/** `3:1,2:0`: three rows have the value 1, two have none. */
function pairsIn(content: string) {
  if (!/^\d{1,10}:\d{1,10}(,\d{1,10}:\d{1,10})*$/.test(content)) return undefined;
  return content.split(',').map((pair) => {
    const [rows, value] = pair.split(':').map(Number);
    return { rows: rows as number, value: value as number };
  });
}

function fromCsv(file: string, text: string): Answer[] {
  const table = drain(readTable(new TextEncoder().encode(text), { missingTokens: [''], trim: false, header: true }));
  const columns = columnsIn(
    file,
    table.columns.map(({ name }) => name),
  );
  return Array.from({ length: table.rowCount }, (_, row) =>
    Object.fromEntries(
      columns.map(([name, place]) => {
        const { codes, dictionary } = table.columns[place];
        return [name, codes.at(row) === 0 ? '' : dictionary.text(codes.at(row))];
      }),
    ),
  );
}

/** Numbers may be texts, and what is empty may be left out. */
function fromJson(file: string, text: string): Answer[] {
  const found = parsed(text) ?? parsed(`[${text.trim().split(/\r?\n/).join(',')}]`);
  if (!Array.isArray(found)) throw new FileProblem(file, NOT_OURS);
  return found.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) throw new FileProblem(file, NOT_OURS);
    const entries = Object.entries(one);
    return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
  });
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return undefined;
  }
}

/** Some warehouses write names in capitals. */
function columnsIn(file: string, found: readonly string[]): (readonly [string, number])[] {
  return names.map((name) => {
    const place = found.findIndex((each) => each.trim().toLowerCase() === name);
    if (place < 0) throw new FileProblem(file, NOT_OURS);
    return [name, place];
  });
}

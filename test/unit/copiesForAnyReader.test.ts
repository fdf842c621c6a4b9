/**
 * The k, the ℓ and the people that a copy is said to have, counted again on its raw cells: by csv-parse, which trims nothing, takes nothing
 * for missing and knows no setting. Random tables hold all that a setting passes over: spellings of what is missing, blanks, quotes, short records.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { noConfig, settingsFor } from '@quasi/shared/config';
import { type Recipe, readRecipe, statementOf } from '@quasi/shared/recipes';
import { defaultMissingTokens } from '@quasi/shared/table';
import { assertMet, drawn } from '@quasi/shared/testing';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { anonymizeFile } from '../../server/src/cli/anonymizing/anonymizeFile.ts';
import { applyRecipe } from '../../server/src/cli/anonymizing/applyRecipe.ts';
import type { Copied, CopyRequest } from '../../server/src/cli/anonymizing/writeCopy.ts';
import { CopyOutput } from '../../server/src/cli/writing/copyOutput.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { bytesAsInput, FileProblem } from '../../server/src/files/index.ts';
import { copyFormat } from '../../server/src/writers/index.ts';

/** The gate draws 60 of these, so that at least 36 copies are counted there: some goals cannot be reached. */
const TABLES = 600;

const columns = ['note', 'sex', 'age', 'person', 'disease'];
const compared = ['sex', 'age'];
const values: Readonly<Record<string, readonly string[]>> = {
  note: ['x', 'Q,x;Q', '', 'said QQhiQQ', 'two words'],
  sex: ['F', 'M', 'QFQ', 'QMQ', 'other'],
  age: ['31', '34', 'Q34Q', '47', '52'],
  person: ['p1', 'p2', 'Qp3Q', 'p4', 'p5', 'p6'],
  disease: ['flu', 'gout', 'QfluQ', 'aQb'],
};
const spellings = ['', 'n/a', 'NA', '-', 'QQ', 'Qn/aQ', ' NA', 'null'];
const blanks = ['', '', '', ' ', '  ', '\t'];

interface Form {
  readonly delimiter: string;
  readonly lineEnd: string;
  readonly quote: string;
  readonly trim: boolean;
  readonly suppress: number;
  readonly k: number;
  readonly asksForL: boolean;
  readonly areOfPeople: boolean;
  readonly missingTokens: readonly string[];
  readonly removed: readonly string[];
}

const anyForm: fc.Arbitrary<Form> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\n\n'),
  quote: fc.constantFrom('"', '"', "'"),
  trim: fc.boolean(),
  suppress: fc.constantFrom(0, 0.1, 0.4, 1),
  k: fc.constantFrom(2, 3, 4),
  asksForL: fc.boolean(),
  areOfPeople: fc.boolean(),
  missingTokens: fc.constantFrom(defaultMissingTokens, defaultMissingTokens, ['NA', 'n/a'], []),
  removed: fc.constantFrom([], [], ['note']),
});

/** Numbers that stand for a choice among what a cell may hold. */
const anyRows = fc.array(fc.array(fc.nat(9999), { minLength: 6, maxLength: 6 }), { minLength: 40, maxLength: 70 });

function textOf({ delimiter, lineEnd, quote, trim }: Form, rows: readonly (readonly number[])[]): string {
  const pad = (cell: string, choice: number) => {
    const blank = blanks[choice % blanks.length];
    // Where blanks are parts of values there are few, and none before a quote; a tab may be what stands between cells.
    if (blank === delimiter || (!trim && choice % 7 !== 0)) return cell;
    return cell.includes(quote) && !trim
      ? cell
      : blank + cell + blanks[(choice >> 3) % blanks.length].replace('\t', ' ');
  };
  const cellOf = (name: string, choice: number) => {
    const all = values[name];
    const isMissing = name !== 'note' && choice % 5 === 0;
    const cell = isMissing ? spellings[(choice >> 3) % spellings.length] : all[(choice >> 4) % all.length];
    return pad(cell.replaceAll('Q', quote), choice >> 5);
  };
  const lines = rows.map((choices) => {
    const cells = columns.map((name, i) => cellOf(name, choices[i]));
    const width = choices[5] % 6 === 0 ? 1 + (choices[5] % 5) : cells.length;
    return cells.slice(0, width).join(delimiter);
  });
  return [columns.join(delimiter), ...lines, ''].join(lineEnd);
}

function requestFor(text: string, { k, trim, asksForL, delimiter, areOfPeople, missingTokens }: Form) {
  const base = settingsFor({}, noConfig, 'people.csv');
  const criteria = asksForL ? { k, l: 2 } : { k };
  const settings = {
    ...base,
    k,
    l: 2,
    trim,
    missingTokens: [...missingTokens],
    delimiter,
    header: 'yes' as const,
    quasiIdentifiers: [...compared],
    policy: { ...base.policy, name: 'own', criteria },
    columns: [
      declaration('disease', 'sensitive'),
      declaration('person', areOfPeople ? 'subject' : 'insensitive'),
      declaration('note', 'insensitive'),
    ],
  };
  const world = { ...onlySettings(settings, undefined), encoding: 'utf-8' };
  return { path: '-', world, input: Buffer.from(text), copy: copyFormat('-', 'copy.csv') };
}

function declaration(name: string, role: 'sensitive' | 'subject' | 'insensitive') {
  return { name, role } as ReturnType<typeof settingsFor>['columns'][number];
}

/** The copy in memory. */
function copyFor(request: ReturnType<typeof requestFor>): { readonly copy: CopyRequest; text(): string } {
  const pieces: Uint8Array[] = [];
  const whole = () => Buffer.concat(pieces);
  const text = {
    write: (piece: Uint8Array) => void pieces.push(piece),
    read: () => bytesAsInput('copy.csv', whole()),
    finish: async () => undefined,
    put: async () => true,
    takeBack: () => undefined,
    drop: () => undefined,
  };
  const { world } = request;
  const output = new CopyOutput(request.copy, text, () => text);
  return { copy: { path: '-', copy: 'copy.csv', world, worldOfCopy: world, output }, text: () => whole().toString() };
}

interface Counted {
  readonly rows: number;
  readonly k: number;
  readonly l: number;
}

/** Without any of our code, and without the settings. `isPeople`: k counts the people that rows name. */
function recounted(text: string, { delimiter, quote, areOfPeople, missingTokens }: Form): Counted {
  // A reader of a file in single quotes states the quote.
  const mark = quote === "'" && text.includes("'") ? "'" : '"';
  const options = { bom: true, delimiter, quote: mark, escape: mark, relax_column_count: true, relax_quotes: true };
  const [header, ...records] = parse(text, options) as unknown as string[][];
  const place = (name: string) => header.findIndex((each) => each.trim() === name);
  const classes = new Map<string, { rows: number; people: Set<string>; diseases: Set<string> }>();
  for (const record of records) {
    const key = JSON.stringify(compared.map((name) => record[place(name)] ?? null));
    const found = classes.get(key) ?? { rows: 0, people: new Set(), diseases: new Set() };
    classes.set(key, found);
    found.rows++;
    const person = record[place('person')] ?? '';
    // A person without a name in a row is another one in each of these rows.
    found.people.add(missingTokens.includes(person.trim()) ? `row ${found.rows}` : person);
    found.diseases.add(JSON.stringify(record[place('disease')] ?? null));
  }
  const all = [...classes.values()];
  return {
    rows: records.length,
    k: Math.min(...all.map(({ rows, people }) => (areOfPeople ? people.size : rows))),
    l: Math.min(...all.map(({ diseases }) => diseases.size)),
  };
}

const options = { suppress: 0, measure: 'ncp', hierarchies: [], pseudonymized: [], redacted: [], left: [] } as const;
const plain = {
  fixesIdentifiers: false,
  levels: undefined,
  ...options,
  hmac: undefined,
  withDetails: false,
  recipePath: undefined,
};

/**
 * Undefined where the goal cannot be reached, or where too few single quotes are left in the copy to distinguish them from apostrophes:
 * both are reported.
 */
function unlessRefused<T>({ quote }: Form, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof FileProblem && (quote === "'" || !/read back/.test(error.message))) return undefined;
    throw error;
  }
}

test('what is claimed of a copy holds for its raw cells, whatever reader opens it', () => {
  let copies = 0;
  let applied = 0;
  fc.assert(
    fc.property(anyForm, anyRows, anyRows, (form, rows, others) => {
      const request = requestFor(textOf(form, rows), form);
      const { copy, text } = copyFor(request);
      const { removed, suppress, k } = form;
      const made = unlessRefused(form, () => drain(anonymizeFile({ ...request, ...plain, removed, suppress }, copy)));
      if (!made) return;
      if (hold(form, made.copied, text(), k)) copies++;
      const read = readRecipe(JSON.stringify(statementOf(made.recipe)));
      assert.ok('recipe' in read);
      for (const recipe of [read.recipe, withoutPromise(read.recipe)]) {
        const next = requestFor(textOf(form, others), form);
        const second = copyFor(next);
        const done = unlessRefused(form, () => drain(applyRecipe(next, recipe, {}, second.copy, false)));
        if (done && hold(form, done.copied, second.text(), recipe.suppress === undefined ? 0 : k)) applied++;
      }
    }),
    { ...drawn(TABLES), endOnFailure: true },
  );
  assertMet(copies, TABLES, TABLES, 'a copy');
  assertMet(applied, TABLES, TABLES, 'a copy by a recipe');
});

function withoutPromise(recipe: Recipe): Recipe {
  return { ...recipe, suppress: undefined, diversity: undefined };
}

/** False where no row is left. */
function hold(form: Form, { after, verdict }: Copied, text: string, least: number): boolean {
  const shown = JSON.stringify({ form, text });
  if (!after) return false;
  const { rows, k, l } = recounted(text, form);
  assert.equal(rows, after.rows, shown);
  if (rows === 0) return false;
  assert.equal(k, after.k, shown);
  assert.ok(k >= least, shown);
  const claimed = verdict?.criteria.find(({ name }) => name === 'l');
  if (claimed) assert.equal(l, claimed.value, shown);
  return true;
}

/**
 * Anonymised copies of the data sets: no class is smaller than k, by `quasi check` and by counting with csv-parse and a Map, and the
 * numbers that are announced are those of the copy.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { dataFile } from './data.ts';
import { quasi } from './quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-anonymized-'));
after(() => rmSync(folder, { recursive: true }));

/** ARX's optima on its own data and hierarchies (TestAnonymizationKAnonymity): non-uniform entropy in its monotonic variant. */
const optima: readonly (readonly [k: number, share: number, levels: readonly number[], loss: number])[] = [
  [5, 0, [1, 2, 1, 1, 3, 2, 2, 1, 1], 407289.5388925293],
  [100, 0, [0, 4, 1, 1, 3, 2, 2, 1, 1], 453196.8932458743],
  [5, 0.04, [1, 0, 1, 1, 3, 2, 2, 0, 1], 255559.85455731067],
  [100, 0.04, [1, 1, 1, 1, 3, 2, 2, 1, 1], 379417.3460570988],
];
const arxColumns = [
  'sex',
  'age',
  'race',
  'marital-status',
  'education',
  'native-country',
  'workclass',
  'occupation',
  'salary-class',
];
for (const [k, share, levels, loss] of optima) {
  test(`ARX's optimum with its hierarchy files: k = ${k}, at most ${100 * share} % of the rows removed`, () => {
    const copy = join(folder, 'arx.csv');
    const hierarchies = arxColumns.flatMap((name) => [
      '--hierarchy',
      `${name}=${dataFile(`adult/arx_adult_hierarchy_${name}.csv`)}`,
    ]);
    const args = [
      '--qi',
      arxColumns.join(),
      '--k',
      String(k),
      '--suppress',
      String(share),
      '--loss',
      'entropy',
      '--json',
    ];
    const { code, out, err } = quasi([
      'anonymize',
      dataFile('adult/arx_adult.csv'),
      '-o',
      copy,
      ...args,
      ...hierarchies,
    ]);
    assert.equal(code, 0, err);
    const numbers = JSON.parse(out);
    assert.deepEqual(numbers.columns, arxColumns);
    assert.deepEqual(numbers.levels, levels);
    assert.equal(numbers.optimal, true);
    assert.ok(Math.abs(numbers.loss - loss) <= 1e-12 * loss, `${numbers.loss} is not ${loss}`);
    assert.deepEqual(numbers.after, riskOf(recordsOf(copy, ';'), arxColumns, k));
    assert.ok(numbers.after.k >= k);
  });
}

/** Each with its delimiter, and columns to be compared: those that Quasi chooses if none are named. */
const files: readonly (readonly [path: string, delimiter: string, qi: readonly string[]])[] = [
  ['adult/adult.csv', ',', []],
  ['adult/adult.csv', ',', ['age', 'education', 'marital-status', 'race', 'sex']],
  ['medical/stroke.csv', ',', []],
  ['medical/stroke.csv', ',', ['gender', 'age', 'ever_married', 'work_type', 'bmi']],
  ['sdc/free1.csv', ',', []],
  ['sdc/free1.csv', ',', ['REGION', 'SEX', 'AGE', 'MARSTAT', 'EDUC1']],
];

const asJson = ['--format', 'json', '--fail-on', 'never'];
const aboutClasses = ['small-classes', 'row-stands-alone'];

interface Risk {
  readonly rows: number;
  readonly k: number;
  readonly uniqueRows: number;
  readonly rowsBelow: number;
  readonly orr: number;
}

function recordsOf(path: string, delimiter: string): Record<string, string>[] {
  return parse(readFileSync(path), { columns: true, bom: true, delimiter });
}

/** Counted without any of our code. */
function riskOf(records: readonly Record<string, string>[], columns: readonly string[], k: number): Risk {
  const sizes = new Map<string, number>();
  for (const record of records) {
    const key = JSON.stringify(columns.map((column) => record[column]));
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  const all = [...sizes.values()];
  const rowsBelow = (limit: number) => all.reduce((sum, size) => sum + (size < limit ? size : 0), 0);
  return {
    rows: records.length,
    k: Math.min(...all),
    uniqueRows: rowsBelow(2),
    rowsBelow: rowsBelow(k),
    orr: sizes.size / records.length,
  };
}

for (const [path, delimiter, qi] of files) {
  for (const k of [2, 5, 11, 20]) {
    for (const suppress of qi.length > 0 ? [0.05] : [0, 0.05]) {
      test(`${path}, ${qi.length > 0 ? qi.join() : 'chosen columns'}: k = ${k}, at most ${100 * suppress} % of the rows removed`, () => {
        const copy = join(folder, 'copy.csv');
        const recipe = join(folder, 'copy.recipe.json');
        const named = qi.length > 0 ? ['--qi', qi.join()] : [];
        const args = [
          ...named,
          '--k',
          String(k),
          '--suppress',
          String(suppress),
          '--recipe',
          recipe,
          '--budget',
          '1',
          '--json',
        ];
        const { code, out, err } = quasi(['anonymize', dataFile(path), '-o', copy, ...args]);
        assert.equal(code, 0, err);
        const numbers = JSON.parse(out);
        const columns: string[] = numbers.columns;
        if (qi.length > 0) assert.deepEqual([...columns].sort(), [...qi].sort());

        const records = recordsOf(copy, delimiter);
        const original = recordsOf(dataFile(path), delimiter);
        const risk = riskOf(records, columns, k);
        assert.ok(risk.k >= k, `k is ${risk.k}`);
        assert.deepEqual(numbers.after, risk);
        assert.equal(original.length - records.length, numbers.suppressedRows);
        assert.ok(numbers.suppressedRows <= suppress * original.length);
        assert.ok(numbers.bound <= numbers.loss && (!numbers.optimal || numbers.bound === numbers.loss));

        // Values that were not compared are as they were.
        if (numbers.suppressedRows === 0) {
          const others = Object.keys(original[0] as object).filter((name) => !columns.includes(name));
          for (const [row, record] of original.entries()) {
            for (const name of others)
              if (records[row]?.[name] !== record[name]) assert.equal(records[row]?.[name], record[name]);
          }
        }

        // Also where nobody says which columns to compare, if nobody did before.
        for (const options of qi.length > 0 ? [named] : [['--qi', columns.join()], []]) {
          const { out: report } = quasi(['check', copy, '--k', String(k), ...options, ...asJson]);
          const [{ findings }] = JSON.parse(report).files;
          // The finding on unknown columns has the severity info.
          const ofClasses = findings.filter(
            ({ slug, severity }: { slug: string; severity: string }) =>
              aboutClasses.includes(slug) && (slug !== 'small-classes' || severity !== 'information'),
          );
          assert.deepEqual(ofClasses, []);
        }

        const again = join(folder, 'again.csv');
        const applied = quasi(['apply', recipe, dataFile(path), '-o', again, '--quiet']);
        assert.equal(applied.code, 0, applied.err);
        assert.ok(readFileSync(again).equals(readFileSync(copy)));
      });
    }
  }
}

/** The measures of the papers meet where they must (measures.md, section 7), through all that lies between a text and a number. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { type PartName, parts, startMeasuring } from '@quasi/shared/measuring';
import { readTable } from '@quasi/shared/table';
import { drawn } from '@quasi/shared/testing';
import fc from 'fast-check';
import { plainRequest } from '../../shared/src/measuring/testMeasured.ts';
import { dataSet } from '../../shared/src/testing/index.ts';

const request = { ...plainRequest, kappa: undefined, user: 'row', withRows: true };

const names = ['a', 'b', 'c', 'd'];
const tables = fc.array(fc.tuple(fc.nat(2), fc.nat(3), fc.nat(4), fc.nat(9)), { minLength: 1, maxLength: 25 });

interface Numbers {
  readonly classes: { count: number; k: number; uniqueRows: number };
  readonly overall: { orr: number };
  readonly models: { prosecutor: { average: number }; marketer: number };
  readonly background: { columns: { column: string; values: number; risk: number }[] };
  readonly columns: { name: string; distinct: number; uniqueShare: number; entropy: number }[];
  readonly uniqueCombinations: { duplicateRows: number; sets: string[][] };
  readonly sensitivity: { column: string; S: number; exact?: number; cardinality: number; uniqueShare: number }[];
  readonly suda: { rows: { row: number; sets?: string[][] }[] };
  readonly dependency: { matrix: number[][] };
}

function measure(rows: readonly (readonly number[])[]): Numbers {
  const text = new TextEncoder().encode(`${[names, ...rows].map((row) => row.join(',')).join('\n')}\n`);
  const table = drain(readTable(text, { missingTokens: [], trim: false, delimiter: ',', header: true }));
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  const settings = { ...defaultSettings, quasiIdentifiers: names };
  const analysis = dataSet(table, settings, source);
  const measured = drain(startMeasuring(analysis, { ...request, columns: names }));
  const wanted: PartName[] = [
    'columns',
    'classes',
    'overall',
    'models',
    'background',
    'uniqueCombinations',
    'sensitivity',
    'suda',
    'dependency',
  ];
  return Object.fromEntries(wanted.map((name) => [name, drain(parts[name](measured))])) as unknown as Numbers;
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

test('on any table the measures agree where they say the same', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const n = rows.length;
      const { classes, overall, models, background, columns, uniqueCombinations, sensitivity, suda, dependency } =
        measure(rows);

      // 1: ORR is the mean prosecutor risk, the marketer's of the release as its own register, and distinct / n.
      for (const risk of [models.prosecutor.average, models.marketer, classes.count / n]) {
        assert.ok(isNear(overall.orr, risk));
      }
      // 2: where every record has a user of its own, R(X) is the ORR of the column.
      for (const { values, risk } of background.columns) assert.ok(isNear(risk, values / n));
      // 3: g(A, B) / g(B, A) = H(B) / H(A), as both are the mutual information over an entropy.
      for (const [i, a] of columns.entries()) {
        for (const [j, b] of columns.entries()) {
          assert.ok(isNear(dependency.matrix[i][j] * a.entropy, dependency.matrix[j][i] * b.entropy));
        }
      }
      // 6: a column is a unique combination iff all its values are distinct, iff all occur once.
      for (const { column, cardinality, uniqueShare } of sensitivity) {
        const isCombination = uniqueCombinations.sets.some((set) => set.length === 1 && set[0] === column);
        assert.equal(isCombination, cardinality === n);
        assert.equal(isCombination, uniqueShare === 1);
      }
      // 6: every unique combination holds a minimal sample unique of every row, as far as those were looked for.
      for (const set of uniqueCombinations.sets.filter((set) => set.length <= 3)) {
        for (const { sets } of suda.rows.filter(({ sets }) => sets !== undefined)) {
          assert.ok(sets?.some((own) => own.every((column) => set.includes(column))));
        }
      }
      // 7: S ≥ S* ≥ 0, and S = p for a column that is a combination by itself; none with a duplicate row.
      for (const { S, exact = 0, cardinality } of sensitivity) {
        assert.ok(exact >= 0 && S >= exact - 1e-12);
        if (cardinality === n) assert.ok(isNear(S, 0.5));
        if (uniqueCombinations.duplicateRows > 0) assert.equal(S, 0);
      }
    }),
    drawn(150),
  );
});

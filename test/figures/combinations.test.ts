/** Column combinations of the data sets: those that Metanome and Desbordante publish, and what single rows of Adult give away. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import {
  countSampleUniques,
  minimalSampleUniques,
  searchRelaxedCombinations,
  searchUniqueCombinations,
} from '@quasi/shared/combinations';
import { countClasses, sizeHistogram } from '@quasi/shared/counts';
import { uniqueShare } from '@quasi/shared/measures';
import type { Codes } from '@quasi/shared/table';
import { readTableFile } from '../../server/src/files/index.ts';
import { RowWeightedSum } from '../../shared/src/measures/sensitivity/index.ts';
import { dataFile } from './data.ts';
import { sharedFiles } from './sharedFiles.ts';

interface Table {
  readonly names: readonly string[];
  readonly columns: readonly Codes[];
  readonly rows: number;
}

function read(path: string, header = true): Table {
  const file = drain(readTableFile(dataFile(path), { missingTokens: [], trim: false, header }));
  file.source.close();
  const { columns, rowCount } = file.table;
  return { names: columns.map(({ name }) => name), columns: columns.map(({ codes }) => codes), rows: rowCount };
}

/** All minimal unique combinations, also those that are not kept. */
function search({ columns, rows }: Table, distinctRows = false) {
  const sets: (readonly number[])[] = [];
  const found = drain(
    searchUniqueCombinations(columns, rows, { kappa: undefined, distinctRows, onSet: (set) => sets.push(set) }),
  );
  assert.ok(found.complete);
  assert.equal(found.count, sets.length);
  return { ...found, duplicateRows: found.duplicateRows, sets: sets.map((set) => set.join(' ')).sort() };
}

const measured: Record<string, { ucc: number[][]; exact_duplicates: number; sizes: Record<string, number> }> =
  JSON.parse(readFileSync(dataFile('measured.json'), 'utf8'));

for (const [path, , , form] of sharedFiles.filter(([path]) => path.startsWith('ucc/'))) {
  const expected = measured[path.replace('.csv', '')];
  if (expected === undefined) continue;
  test(`${path}: ${expected.ucc.length} minimal unique combinations`, () => {
    const { sets, duplicateRows, countOfSize } = search(read(path, form !== 'no header'));
    assert.deepEqual(sets, expected.ucc.map((set) => set.join(' ')).sort());
    assert.equal(duplicateRows, expected.exact_duplicates);
    const sizes = Object.fromEntries(countOfSize.map((count, size) => [size, count]).filter(([, count]) => count > 0));
    assert.deepEqual(sizes, expected.sizes);
  });
}

for (const [path, key] of [
  ['paper_examples/gong_table1.csv', 'gong_table1'],
  ['paper_examples/ducc_timetable.csv', 'ducc_timetable'],
] as const) {
  test(`${path}: the combinations of the paper`, () => {
    const table = read(path);
    const published = (measured[key].ucc as unknown as string[][]).map((set) =>
      set.map((name) => table.names.indexOf(name)),
    );
    const expected = published.map((set) => set.sort((a, b) => a - b).join(' '));
    assert.deepEqual(search(table).sets, expected.sort());
  });
}

const adult = read('adult/adult.csv');
const places = (...names: readonly string[]) => names.map((name) => adult.names.indexOf(name));

test('Adult has no combination at all, for 24 rows repeat others', () => {
  const { count, duplicateRows } = search(adult);
  assert.deepEqual({ count, duplicateRows }, { count: 0, duplicateRows: 24 });
});

test('the distinct rows of Adult have two combinations, of ten columns each', () => {
  assert.deepEqual(search(adult, true).countOfSize.slice(1, 11), [0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
});

test('in Adult three columns single out 96 % of the rows all the same', () => {
  const shareOf = (...names: readonly string[]) => {
    const columns = places(...names).map((place) => adult.columns[place]);
    return uniqueShare(sizeHistogram(drain(countClasses(columns, adult.rows)))).toFixed(4);
  };
  assert.equal(shareOf('fnlwgt'), '0.4708');
  assert.equal(shareOf('fnlwgt', 'occupation'), '0.8551');
  assert.equal(shareOf('age', 'fnlwgt', 'occupation'), '0.9614');
});

test('at 90 % Adult has combinations of three columns, that of age, fnlwgt and occupation among them', () => {
  const { sets } = drain(searchRelaxedCombinations(adult.columns, adult.rows, 0.9));
  const sought = places('age', 'fnlwgt', 'occupation').join();
  assert.equal(sets.find(({ columns }) => columns.join() === sought)?.share.toFixed(4), '0.9614');
});

test('rows of Adult have as many minimal sample uniques alone as over the file', () => {
  const { countOfSize, sizeOfRow } = drain(countSampleUniques(adult.columns, adult.rows, 3));
  for (let row = 0; row < adult.rows; row += 3001) {
    const { sets, equalRows } = drain(minimalSampleUniques(adult.columns, adult.rows, row, 3));
    assert.deepEqual(
      [1, 2, 3].map((size) => sets.filter((set) => set.length === size).length),
      [1, 2, 3].map((size) => countOfSize[size][row]),
    );
    assert.equal(equalRows + 1, sizeOfRow[row]);
  }
});

test('row-weighted sensitivity ranks the columns of Adult where COL says 0 of all', () => {
  const sum = new RowWeightedSum(new Float64Array(adult.columns.length).fill(0.5));
  const sampled = 300;
  for (let i = 0; i < sampled; i++) {
    const row = Math.floor((i * adult.rows) / sampled);
    sum.add(drain(minimalSampleUniques(adult.columns, adult.rows, row, 5)).sets);
  }
  const expected = {
    fnlwgt: 0.97,
    age: 0.63,
    occupation: 0.57,
    'hours-per-week': 0.55,
    education: 0.47,
    relationship: 0.4,
    'native-country': 0.17,
    'capital-loss': 0.08,
  };
  // Another sample of rows than that of the published figures.
  for (const [name, share] of Object.entries(expected)) {
    assert.ok(Math.abs(sum.values[adult.names.indexOf(name)] / 0.5 - share) < 0.05, name);
  }
});

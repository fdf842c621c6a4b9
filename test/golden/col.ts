/** Golden numbers of COL: unique combinations, sensitivity of columns, and its baselines. */
import assert from 'node:assert/strict';
import { drain } from '@quasi/shared/analysis';
import { searchRelaxedCombinations, searchUniqueCombinations } from '@quasi/shared/combinations';
import { frequencyHistogram } from '@quasi/shared/counts';
import { hotelCombinations } from '../../reproduce/col/hotelCombinations.ts';
import { baselines, columnSensitivity, exactSensitivity, ranks } from '../../shared/src/measures/sensitivity/index.ts';
import { assertClose, type GoldenChecks } from './check.ts';
import { codesOf, frequenciesOf, patients } from './patients.ts';

const half = new Float64Array(6).fill(0.5);

type Sets = readonly (readonly number[])[];

function combinationsOf(columns: readonly (readonly string[])[], kappa?: number) {
  return drain(searchUniqueCombinations(columns.map(codesOf), columns[0].length, { kappa }));
}

/** Smaller sets first, then by their columns. */
function ordered(sets: Sets): Sets {
  return [...sets].sort((a, b) => a.length - b.length || (a.join(' ') < b.join(' ') ? -1 : 1));
}

function exact(sets: Sets, reveal: Float64Array): (number | undefined)[] {
  return Array.from(reveal, (_, column) => drain(exactSensitivity(sets, column, reveal)).value);
}

const table = Object.values(patients);
const sets = combinationsOf(table).sets;
const sensitivity = columnSensitivity(sets, half);
const ofColumns = table.map((column) => baselines(frequencyHistogram(frequenciesOf(column))));
const sharesOf = (...columns: readonly (readonly string[])[]) =>
  drain(searchRelaxedCombinations(columns.map(codesOf), 7, 0, 1)).sets.map(({ share }) => share);

const hotelNames = 'Id CtfId Birth Hp Zip Gender Name Addr Tel District3 District4 Fax CtfTp'.split(' ');
const hotelSets = hotelCombinations(hotelNames);
const hotelReveal = new Float64Array(13).fill(0.5);

export const checks: GoldenChecks = {
  names: (expected: readonly string[]) => assert.deepEqual(Object.keys(patients), expected),
  uccs: (expected: Sets) => {
    assert.deepEqual(ordered(sets), ordered(expected));
    // One row more, a copy, and no combination is left: that must be said, not shown as harmless.
    const { count, duplicateRows } = combinationsOf(table.map((column) => [...column, column[0]]));
    assert.deepEqual({ count, duplicateRows }, { count: 0, duplicateRows: 1 });
  },
  SQ: (expected: readonly number[]) => assertClose([...sensitivity], expected),
  SQ_exact: (expected: readonly number[]) => assertClose(exact(sets, half), expected),
  CDN: (expected: readonly number[]) =>
    assertClose(
      ofColumns.map(({ cardinality }) => cardinality),
      expected,
    ),
  POU: (expected: readonly number[]) =>
    assertClose(
      ofColumns.map(({ uniqueShare }) => uniqueShare),
      expected,
    ),
  IE: (expected: readonly number[]) =>
    assertClose(
      ofColumns.map(({ entropy }) => entropy),
      expected,
    ),
  rank: (expected: Readonly<Record<string, readonly number[]>>) =>
    assert.deepEqual(
      {
        SQ: ranks(sensitivity),
        CDN: ranks(ofColumns.map(({ cardinality }) => cardinality)),
        POU: ranks(ofColumns.map(({ uniqueShare }) => uniqueShare)),
        IE: ranks(ofColumns.map(({ entropy }) => entropy)),
      },
      expected,
    ),
  table2_with_birthday_disease: (expected: readonly number[]) =>
    assertClose([...columnSensitivity([...sets, [4, 5]], half)], expected),
  // The next entry is computed with these probabilities.
  nonuniform_p: (expected: readonly number[]) => assert.deepEqual(unequal, expected),
  SQ_nonuniform: (expected: readonly number[]) =>
    assertClose([...columnSensitivity(sets, Float64Array.from(unequal))], expected),
  rpi_names: (expected: readonly string[]) => assert.deepEqual(hotelNames, expected),
  rpi_SQ: (expected: readonly number[]) => assertClose([...columnSensitivity(hotelSets, hotelReveal)], expected),
  rpi_SQ_exact: (expected: readonly number[]) => assertClose(exact(hotelSets, hotelReveal), expected),
  'relaxed_uccs(tau=5/7)': (expected: Sets) => {
    const relaxed = drain(searchRelaxedCombinations(table.map(codesOf), 7, 5 / 7));
    assert.deepEqual(ordered(relaxed.sets.map(({ columns }) => columns)), ordered(expected));
  },
  'unique_share(Age)': (expected: number) => assertClose(sharesOf(patients.Age), [expected]),
  'unique_share(Age,Sex)': (expected: number) => {
    const both = patients.Age.map((age, row) => `${age} ${patients.Sex[row]}`);
    assertClose(sharesOf(both), [expected]);
    const relaxed = drain(searchRelaxedCombinations([patients.Age, patients.Sex].map(codesOf), 7, 5 / 7));
    assertClose(
      relaxed.sets.map(({ share }) => share),
      [expected],
    );
  },
  kappa2_uccs: (expected: Sets) => assert.deepEqual(ordered(combinationsOf(table, 2).sets), ordered(expected)),
  kappa2_SQ: (expected: readonly number[]) =>
    assertClose([...columnSensitivity(combinationsOf(table, 2).sets, half)], expected),
};

const unequal = [0.1, 0.9, 0.8, 0.4, 0.6, 0.2];

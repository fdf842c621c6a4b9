/** Golden numbers of SUDA: minimal sample uniques of rows, their scores, and what columns contribute. */

import assert from 'node:assert/strict';
import { drain } from '@quasi/shared/analysis';
import { countSampleUniques, minimalSampleUniques } from '@quasi/shared/combinations';
import { sudaContributions, sudaScores } from '../../shared/src/measures/sensitivity/index.ts';
import { sudaScore } from '../../shared/src/measures/sensitivity/testPaper.ts';
import { assertClose, type GoldenChecks } from './check.ts';
import { codesOf, patients } from './patients.ts';

/** The rows (2,0,0), (1,3,6), (1,0,0), column by column. */
const columns = [
  ['2', '1', '1'],
  ['0', '3', '0'],
  ['0', '6', '0'],
].map(codesOf);
const setsOfRows = [0, 1, 2].map((row) => drain(minimalSampleUniques(columns, 3, row, undefined)).sets);
const counted = drain(countSampleUniques(columns, 3));

export const sudaChecks: GoldenChecks = {
  'suda_msus[(2,0,0),(1,3,6),(1,0,0)]': (expected: readonly (readonly (readonly number[])[])[]) =>
    assert.deepEqual(setsOfRows, expected),
  suda_scores: (expected: readonly number[]) => {
    assertClose(
      setsOfRows.map((sets) => sudaScore(sets, 3)),
      expected,
    );
    assertClose([...sudaScores(counted.countOfSize, 3)], expected);
  },
  suda_contributions: (expected: readonly number[]) =>
    assertClose([...sudaContributions(counted.countOfColumn)], expected),
  col_table1_suda_without_id: (expected: readonly number[]) => {
    const { MINum: _, ...others } = patients;
    const known = Object.values(others).map(codesOf);
    assertClose([...sudaScores(drain(countSampleUniques(known, 7, 5)).countOfSize, 5)], expected);
    const byRow = patients.MINum.map((_, row) =>
      sudaScore(drain(minimalSampleUniques(known, 7, row, undefined)).sets, 5),
    );
    assertClose(byRow, expected);
  },
};

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../numeric/index.ts';
import { type ClassFrequencies, evaluateFrequencies, evaluateScores, rescoredAsPrinted } from './evaluation.ts';
import { largestLift } from './rectified.ts';
import { generateTable } from './testPaper.ts';

function finish<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

/** The classes of a table, and the facts about them in the given pairs of columns. */
function classesOf(codes: readonly Uint32Array[], pairs: readonly (readonly [number, number])[]): ClassFrequencies {
  const rows = codes[0].length;
  const count = (columns: readonly number[]) => {
    const counts = new Map<string, number>();
    const keys = Array.from({ length: rows }, (_, row) => columns.map((column) => codes[column][row]).join());
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return keys.map((key) => counts.get(key) ?? 0);
  };
  const all = [...codes.keys()];
  const sizeOfRow = count(all);
  const keyOfRow = Array.from({ length: rows }, (_, row) => all.map((column) => codes[column][row]).join());
  const firstRows = [...new Map(keyOfRow.map((key, row) => [key, row])).values()];
  const frequencies = all.map((column) => {
    const ofRow = count([column]);
    return Uint32Array.from(firstRows, (row) => ofRow[row]);
  });
  const counted = pairs.map(([a, b]) => ({ a, b, ofRow: count([a, b]) }));
  return {
    rows,
    sizes: Uint32Array.from(firstRows, (row) => sizeOfRow[row]),
    frequencies,
    dependentPair: (ofClass) => {
      const own = frequencies.map((ofClasses) => ofClasses[ofClass]);
      const pairsOfClass = counted.map(({ a, b, ofRow }) => ({ a, b, both: ofRow[firstRows[ofClass]] }));
      return largestLift(rows, own, pairsOfClass);
    },
  };
}

test('on generated tables the calibrated mean meets the rate, the printed one is below it, and the area is above .9', () => {
  const { codes } = finish(generateTable(30000, 3, 0.5, seededRandom(1)));
  const evaluation = finish(evaluateFrequencies(classesOf(codes, []), 2));
  assert.ok(Math.abs(evaluation.meanCalibrated - evaluation.positiveRate) < 0.01);
  assert.ok(evaluation.meanPrinted < evaluation.positiveRate - 0.05);
  assert.ok((evaluation.auc ?? 0) > 0.88);
  assert.equal(evaluation.aucRectified, evaluation.auc);
});

test('a dependent column is rectified, and the procedure as printed flatters', () => {
  const random = seededRandom(2);
  const { codes } = finish(generateTable(4000, 3, 0.5, random));
  const copy = codes[0].map((code) => (random() < 0.9 ? code : code + 1));
  const evaluation = finish(evaluateFrequencies(classesOf([...codes.slice(0, 2), copy], [[0, 2]]), 2));
  const { auc = 0, aucRectified = 0, aucAsPrinted = 0 } = evaluation;
  assert.ok(aucRectified > auc);
  assert.ok(aucAsPrinted > auc);
});

test('only true positives below a half are scored anew as printed', () => {
  const rescored = (score: number, size: number) => rescoredAsPrinted(score, 0.9, size, 2);
  assert.deepEqual([rescored(0.2, 1), rescored(0.2, 2), rescored(0.7, 2)], [0.2, 0.9, 0.7]);
});

test('classes count with all their rows', () => {
  const { positiveRate, auc } = finish(evaluateScores(Float64Array.of(0.5, 0.1, 0.9), Uint32Array.of(1, 3, 0), 2));
  assert.equal(positiveRate, 0.75);
  assert.equal(auc, 0);
});

test('a table without rows has no rate and no area', () => {
  const empty = { rows: 0, sizes: new Uint32Array(0), frequencies: [], dependentPair: () => undefined };
  const { auc, positiveRate, meanPrinted } = finish(evaluateFrequencies(empty, 2));
  assert.deepEqual([auc, positiveRate, meanPrinted], [undefined, 0, 0]);
});

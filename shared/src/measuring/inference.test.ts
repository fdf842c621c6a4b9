/** `inference` in the answer of `quasi measure`: which columns it is about, and which rows count. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inference } from './inference.ts';
import type { MeasureRequest } from './request.ts';
import { edges, isClose, numbersOf } from './testMeasured.ts';

interface Chances {
  readonly right: number;
  readonly drawn: number;
}

interface Answer {
  readonly sensitive: string;
  readonly rows: number;
  readonly fromFile: Chances;
  readonly fromAlike: Chances;
  readonly close?: { readonly within: number; readonly fromFile: number; readonly fromAlike: number };
}

const ask = (text: string, given?: Partial<MeasureRequest>) =>
  numbersOf<readonly Answer[] | undefined>(inference, text, given);

/** All columns are compared, so a column that is its own key would be guessed for sure. */
const illnesses = 'town,ill\nBern,flu\nBern,flu\nBern,\nChur,flu\nChur,cold\n';

test('a missing cell is neither guessed nor guessed from', () => {
  const [answer] = ask(illnesses, { sensitive: ['ill'] }) ?? [];
  assert.equal(answer.rows, 4);
  // flu is 3 of 4: each flu sees flu, flu, cold.
  isClose(answer.fromFile.right, 3 / 4);
  isClose(answer.fromFile.drawn, (3 * 2) / 3 / 4);
});

test('no sensitive column, nothing to say', () => {
  assert.equal(ask('a,b\n1,2\n1,3\n'), undefined);
});

test('many numbers are also judged by how near a guess is', () => {
  const rows = Array.from({ length: 40 }, (_, i) => `${i % 4},${1000 * (1 + (i % 4)) + i}`);
  const [answer] = ask(`group,pay\n${rows.join('\n')}\n`, { sensitive: ['pay'] }) ?? [];
  assert.equal(answer.close?.within, 0.1);
  assert.equal(answer.fromAlike.right, 0);
});

for (const [name, text] of Object.entries(edges)) {
  test(`${name}: chances are from 0 to 1, or there is nothing to guess`, () => {
    const sensitive = text.slice(0, text.indexOf('\n')).split(',').slice(-1);
    for (const { fromFile, fromAlike } of ask(text, { sensitive }) ?? []) {
      for (const chance of [fromFile?.right ?? 0, fromFile?.drawn ?? 0, fromAlike?.right ?? 0, fromAlike?.drawn ?? 0]) {
        assert.ok(chance >= 0 && chance <= 1);
      }
    }
  });
}

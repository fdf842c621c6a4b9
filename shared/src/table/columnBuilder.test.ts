import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBelow, seededRandom } from '../random/index.ts';
import { ColumnBuilder, ListedTexts, NO_TEXT } from './columnBuilder.ts';
import { LONG_VALUE } from './longValues.ts';
import { readTable } from './readTable.ts';
import type { Column } from './table.ts';

const options = { missingTokens: ['', 'NA'], trim: true };

const encoder = new TextEncoder();

/** What the reader of delimited text makes of the same values. */
function delimited(texts: readonly (string | undefined)[]): Column {
  const cells = texts.map((text) => `"${(text ?? '').replaceAll('"', '""')}"`);
  const bytes = encoder.encode(`x,y\n${cells.map((cell) => `${cell},1\n`).join('')}`);
  const reading = readTable(bytes, { ...options, delimiter: ',', header: true });
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value.columns[0] as Column;
  }
}

function built(texts: readonly (string | undefined)[], block: number): Column {
  const builder = new ColumnBuilder(0, 'x', options);
  for (let row = 0; row < texts.length; row += block) for (const _ of builder.append(texts.slice(row, row + block)));
  return builder.column();
}

const shown = ({ codes, dictionary }: Column) => ({
  codes: [...codes.view],
  counts: [...dictionary.counts],
  texts: Array.from({ length: dictionary.size }, (_, code) => dictionary.text(code)),
});

test('texts in blocks give the column that a delimited text of them gives', () => {
  const random = seededRandom(17);
  const pool = [
    'a',
    'b',
    ' b ',
    '\tü',
    'ü',
    '',
    'NA',
    ' NA',
    'e\u0301',
    'é',
    '😀',
    '"',
    'a,b',
    'line\nend',
    undefined,
    '-0',
    '9007199254740993',
  ];
  for (let table = 0; table < 200; table++) {
    const rows = 1 + randomBelow(random, 60);
    const texts = Array.from({ length: rows }, () => pool[randomBelow(random, pool.length)]);
    // Blanks in quotes belong to a delimited value; a format without quotes has only the values.
    const trimmed = texts.map((text) => text?.replace(/^[ \t]+|[ \t]+$/g, ''));
    assert.deepEqual(shown(built(texts, 1 + randomBelow(random, 20))), shown(delimited(trimmed)));
  }
});

test('values in order, and very long ones', () => {
  const ascending = Array.from({ length: 5000 }, (_, i) => String(100_000 + i));
  assert.deepEqual(shown(built(ascending, 1000)), shown(delimited(ascending)));
  const long = ['x'.repeat(LONG_VALUE + 1), 'y', 'x'.repeat(LONG_VALUE + 1), 'x'.repeat(LONG_VALUE + 2)];
  assert.deepEqual(shown(built(long, 3)), shown(delimited(long)));
});

test('a missing value is missing where an empty text is not', () => {
  const builder = new ColumnBuilder(0, 'x', { missingTokens: ['NA'], trim: true });
  for (const _ of builder.append(['a', undefined, '', 'NA', 'a', undefined])) assert.fail('no text is long');
  const { codes, counts, texts } = shown(builder.column());
  assert.deepEqual(
    [codes, counts, texts],
    [
      [1, 0, 2, 0, 1, 0],
      [3, 2, 1],
      ['', 'a', ''],
    ],
  );
});

test('texts that are named by their places give the same column as texts', () => {
  const random = seededRandom(18);
  const list = ['b', 'a', ' a ', '', 'NA', undefined, 'ü', 'b'];
  for (let table = 0; table < 100; table++) {
    const places = Uint32Array.from({ length: 50 }, () => {
      const place = randomBelow(random, list.length + 1);
      return place === list.length ? NO_TEXT : place;
    });
    const builder = new ColumnBuilder(0, 'x', options);
    const listed = new ListedTexts(list.length, (place) => list[place]);
    builder.appendListed(listed, places.subarray(0, 20));
    builder.appendListed(listed, places.subarray(20));
    assert.deepEqual(
      shown(builder.column()),
      shown(
        built(
          Array.from(places, (place) => list[place]),
          50,
        ),
      ),
    );
  }
});

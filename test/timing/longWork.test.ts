/** No step of what else may be long holds the loop for more than 5 ms: long schemas, a million rows to be helped, answers of very many categories. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Analysis, drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { removeRows } from '@quasi/shared/edits';
import { blankingBelowK, blankingOf, riskWithout, rowsBelowK } from '@quasi/shared/effects';
import { seededRandom } from '@quasi/shared/random';
import { loadSchema } from '@quasi/shared/schema';
import { readTable } from '@quasi/shared/table';
import { stringify } from 'yaml';
import { channelOf, randomisedResponse, reconstruct } from '../../shared/src/measures/protected/index.ts';
import { dataSet } from '../../shared/src/testing/index.ts';
import { holds } from './longestStep.ts';

/** Delimited rows go whole, unread. */
const noText = { bytes: () => new Uint8Array(0) };

const list = <T>(length: number, each: (i: number) => T): T[] => Array.from({ length }, (_, i) => each(i));

function reading(text: string, path: string) {
  const files = {
    folder: '/w',
    read: () => text,
    realPath: (each: string) => each,
    size: () => text.length,
    isDecodable: () => true,
  };
  return () => loadSchema(path, files);
}

const values = list(400, (i) => `value ${i}`);
const ofMany = (count: number) => ({
  fields: list(count, (i) => ({
    name: `column ${i}`,
    type: i % 3 ? 'string' : 'integer',
    title: `Column ${i}`,
    'quasi:role': 'quasi-identifier',
  })),
});
const ofLong = (count: number) => ({
  fields: list(count, (i) => ({
    name: `column ${i}`,
    constraints: { enum: values },
    'quasi:statistics': { frequencies: values.map((value, count) => [value, count + 1]) },
  })),
});
const ofTables = { resources: list(1200, (i) => ({ name: `t${i}`, path: `t${i}.csv`, schema: ofMany(4) })) };
const wrong = { ...ofMany(5000), primaryKey: list(5000, (i) => `no column ${i}`) };
const oneList = { fields: [{ name: 'a', 'quasi:categories': Array(300_000).fill('a') }] };

const schemas: Record<string, () => Generator<number, unknown>> = {
  'a schema of 7,000 fields': reading(JSON.stringify(ofMany(7000), null, 2), '/w/a.schema.json'),
  'a schema of long lists': reading(JSON.stringify(ofLong(50)), '/w/a.schema.json'),
  'a schema of one long list': reading(JSON.stringify(oneList), '/w/a.schema.json'),
  'a schema of 5,000 wrong names': reading(JSON.stringify(wrong), '/w/a.schema.json'),
  'a Data Package of 1,200 tables': reading(JSON.stringify(ofTables), '/w/datapackage.json'),
  'a schema of 1,700 fields in YAML': reading(stringify(ofMany(1700)), '/w/a.schema.yaml'),
  'a schema of long lists in YAML': reading(stringify(ofLong(8), { aliasDuplicateObjects: false }), '/w/a.schema.yaml'),
  'a list of 60,000 in YAML': reading(`fields:\n${'- a\n'.repeat(60_000)}`, '/w/a.schema.yaml'),
  '100,000 anchors in a row in YAML': reading(`fields: []\nx: ${'&a '.repeat(100_000)}`, '/w/a.schema.yaml'),
  '100,000 quotes in a row in YAML': reading(`fields: []\nx: ${'"" '.repeat(100_000)}`, '/w/a.schema.yaml'),
};

for (const [name, begin] of Object.entries(schemas)) {
  test(name, () => {
    // A refused text is read in no time.
    assert.equal((drain(begin()) as { isUnreadable: boolean }).isUnreadable, false);
    holds(begin);
  });
}

const ROWS = 1_000_000;
const settings = { ...defaultSettings, quasiIdentifiers: ['a', 'b'] };

function analysisOf(cell: (i: number) => string): Analysis {
  const text = new TextEncoder().encode(`a,b\n${list(ROWS, (i) => `${cell(i)},${i % 7}`).join('\n')}`);
  const options = { missingTokens: [''], trim: false, header: true, delimiter: ',' };
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  return dataSet(drain(readTable(text, options)), settings, source, { kind: 'editor' });
}

test('a million rows below k, and without them', () => {
  const analysis = analysisOf((i) => String((i * 7919) % 1_000_003));
  const facts = drain(analysis.classes());
  const rows = drain(rowsBelowK(facts));
  assert.equal(rows.length, ROWS);
  holds(() => rowsBelowK(facts));
  holds(() => riskWithout(facts, rows));
  holds(() => removeRows(analysis.table, noText, () => true));
  holds(() => removeRows(analysis.table, noText, (row) => row % 3 > 0));
});

test('some of a million rows are below k: blanked, all or one', () => {
  const analysis = analysisOf((i) => (i % 700 === 0 ? `u${i}` : String(i % 50)));
  const facts = drain(analysis.classes());
  assert.ok(drain(blankingBelowK(analysis, facts)));
  holds(() => blankingBelowK(analysis, facts));
  holds(() => blankingOf(facts, 700));
});

/** Steps of the reconstruction that are looked at: there are thousands like them. */
const STEPS = 1500;

function* first(work: Generator<unknown, unknown>): Generator<unknown, void> {
  for (let i = 0; i < STEPS && !work.next().done; i++) yield i;
}

for (const [categories, rows] of [
  [1000, 100_000],
  [2800, 100_000],
]) {
  test(`answers of ${categories} categories, in pairs`, () => {
    const channel = channelOf(8, categories);
    const truth = Uint32Array.from({ length: rows }, (_, i) => (Math.imul(i + 1, 2654435761) >>> 8) % categories);
    const other = truth.map((code, i) => (i % 3 ? code : (code * 7 + i) % categories));
    const columns = [truth, other].map((codes, seed) => ({
      reports: drain(randomisedResponse(codes, channel, seededRandom(seed))),
      categories,
      epsilon: 8,
    }));
    holds(() => first(reconstruct(columns, Number.POSITIVE_INFINITY)));
  });
}

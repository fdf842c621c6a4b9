/** What formats have besides one plain table: other types, row groups, several tables, logs, titles, formulas, labels, old encodings. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { openFile } from '../../server/src/files/index.ts';
import { partsOf } from '../../server/src/readers/readData.ts';
import { quasi } from '../figures/quasi.ts';
import { unpackedFiles } from './fixtures.ts';
import { hardTable } from './hardTable.ts';
import { people } from './people.ts';
import { namedTexts, reading, textsIn, textsOf } from './readings.ts';

const folder = unpackedFiles();
after(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);
const read = (name: string) => textsOf(file(name));
const problemOf = async (name: string) => {
  const outcome = await reading(openFile(file(name)), { missingTokens: [] });
  return 'problem' in outcome ? outcome.problem : JSON.stringify(textsIn(outcome.table));
};
async function namesOfParts(name: string) {
  const work = partsOf(file(name));
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await step.value.until;
  }
}

describe('Parquet', () => {
  test('types beyond the hard table, and nothing of each', async () => {
    const texts = {
      chosen: 'b',
      uuid: 'c0ffee00-1234-5678-9abc-def012345678',
      ubigint: '18446744073709551615',
      tiny: '-128',
      single: '0.1',
      endless: 'Infinity',
      wide: '12345678901234567890123456.7890',
      narrow: '-0.5',
      middle: '-1234567.89',
      seconds: '2024-02-29T12:00:00',
      millis: '2024-02-29T12:00:00.500',
      nanos: '2024-02-29T12:00:00.123456789',
      micros: '2024-02-29T12:00:00.123456',
      pairs: '{"x":1,"y":2}',
      structs: '[{"a":1,"b":"é"}]',
      'nest.deep.er': '1',
      lists: '[[1,2],[]]',
      ides: '0044-03-15',
    };
    const expected = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text, undefined]]));
    assert.deepEqual(await read('types.parquet'), expected);
  });

  test('several row groups, one of them without a value in a column', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => i);
    const day = (i: number) => new Date(Date.UTC(2000, 0, 1 + (i % 365))).toISOString().slice(0, 10);
    assert.deepEqual(await read('groups.parquet'), {
      number: rows.map(String),
      text: rows.map((i) => (i % 7 === 0 ? undefined : `v${i % 100}`)),
      day: rows.map((i) => (i >= 2048 && i < 4096 ? undefined : day(i))),
    });
  });
});

describe('SQLite', () => {
  test('tables and views are parts, whatever their names', async () => {
    assert.deepEqual([...((await namesOfParts('several.db')) ?? [])].sort(), [
      'affinity',
      'empty',
      'grown',
      'odd #name',
      'people',
    ]);
    assert.deepEqual(await read('several.db#people'), {
      id: ['2', '7'],
      name: ['Beat', 'Anna'],
      'e "mail"': [undefined, 'a@b.ch'],
    });
    assert.deepEqual(await read('several.db#grown'), { next: ['3', '8'], name: ['BEAT', 'ANNA'] });
    assert.deepEqual(await read('several.db#odd #name'), {
      k: ['a', 'b', 'c', 'd', 'e'],
      v: ['1.5', '1', 'text', '00ff', undefined],
    });
    assert.deepEqual(await read('several.db#empty'), { a: [], b: [] });
  });

  test('without a part the sentence names the tables', async () => {
    assert.match(await problemOf('several.db'), /people.*odd #name/);
  });

  test('values are what was stored, whatever the column declares', async () => {
    assert.deepEqual(await read('several.db#affinity'), {
      whole: ['12', 'word'],
      number: ['1.1', 'word'],
      real: ['3', 'word'],
      text: ['4.0', '2'],
      none: ['5', '9007199254740993'],
    });
  });

  test('what is still in the log beside the file is not lost in silence', async () => {
    const outcome = await problemOf('log.db#people').catch(() => '');
    const { id } = outcome.includes('log') ? { id: [] } : await read('log.db#people');
    assert.ok(id.length === 0 || id.join() === '2,7,9', id.join());
  });
});

describe('XLSX', () => {
  test('the table below a title and an empty line; sheets by name and number', async () => {
    assert.deepEqual(await namesOfParts('book.xlsx'), ['Patients 2025', 'Notes']);
    const first = Object.fromEntries(people().map(({ name, texts }) => [name, texts.slice(0, 20)]));
    for (const name of ['book.xlsx#Patients 2025', 'book.xlsx#1', 'book.gnumeric.xlsx#Patients 2025']) {
      assert.deepEqual(await read(name), first, name);
    }
    assert.deepEqual(await read('book.xlsx#2'), {
      topic: ['zip', 'sex'],
      note: ['as given by the person', 'M, F or X'],
    });
  });

  test('formulas count as their values, errors as missing; empty rows and columns before the table do not', async () => {
    assert.deepEqual(await read('formulas.xlsx'), {
      name: ['Anna', 'Beat'],
      weight: ['61.5', '80'],
      height: ['1.7', '2'],
      bmi: ['21.280276816608996', '20'],
      share: ['0.25', '1'],
      price: ['12.5', '1000'],
      when: ['2024-02-29T13:45:00', '1999-12-31'],
      failed: [undefined, undefined],
      yes: ['true', 'false'],
      upper: ['ANNA', 'BEAT'],
    });
  });

  test('days are counted from 1904 where the file says so', async () => {
    const since1904 = hardTable
      .filter(({ name, type }) => name === 'id' || type === 'date' || type === 'moment')
      .map((column) => ({
        ...column,
        texts: column.texts.map((text) => (/^1900|^0001/.test(text ?? '') ? undefined : text)),
      }));
    assert.deepEqual(await read('dates1904.xlsx'), namedTexts(since1904));
  });

  test('carriage returns as Excel writes them', async () => {
    assert.deepEqual(await read('escapes.xlsx'), { a: ['one\r\ntwo'], b: ['x_x000D_y'] });
  });
});

describe('SPSS', () => {
  const expected = {
    sex: ['1', '2', '1', '2'],
    smoker: ['0', '1', undefined, undefined],
    income: ['1200.5', undefined, undefined, '1500'],
    region: ['N', 'S', undefined, ''],
    answer: [undefined, undefined, '3', '5'],
    born: ['1985-05-08', '2001-12-31', '1950-01-01', undefined],
    a_name_of_more_than_eight_letters: ['10', undefined, '12', '12'],
    day: ['2024-02-29', '1999-12-31', '1970-01-01', undefined],
    month: ['2024-02-01', '1999-12-01', '1970-01-01', undefined],
    week: ['2024-02-26', '1999-12-24', '1970-01-01', undefined],
    weekday: ['5', '6', '5', undefined],
  };

  test('values stay codes; declared missing values, single, in a list or in a range, are missing', async () => {
    assert.deepEqual(await read('labels.sav'), expected);
    assert.deepEqual(await read('labels.plain.sav'), expected);
  });

  test('an old encoding that the file states', async () => {
    assert.deepEqual(await read('windows1252.sav'), { ...expected, city: ['Zürich', 'Zürich', 'Zürich', 'Zürich'] });
  });
});

describe('JSON Lines', () => {
  test('keys in any order, rows without some of them, a list and an object where others have a value', async () => {
    assert.deepEqual(await textsOf(file('ragged.jsonl'), ['']), {
      a: ['1', '1', 'true', undefined],
      b: [undefined, undefined, undefined, undefined],
      'b.c': ['x', undefined, undefined, undefined],
      d: [undefined, '[1,{"e":null}]', undefined, undefined],
    });
  });

  test("Python's NaN is no JSON: each record is reported, and nothing is lost in silence", () => {
    const { out } = quasi(['check', file('nan.jsonl'), '--format', 'concise']);
    assert.equal(out.match(/bad-json/g)?.length, 2, out);
  });
});

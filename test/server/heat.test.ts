/** The heat map over the wire: which cells of which lines are shaded how strongly, and what is answered while a text is looked at. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Heat } from '@quasi/shared/protocol';
import { CancellationTokenSource, type Range } from 'vscode-languageserver-protocol/node';
import { TestClient } from './client.ts';
import { csvOfSize } from './csvOfSize.ts';

let client: TestClient;
let documents = 0;
before(async () => {
  client = await TestClient.start();
});
after(() => client.stop());

const newUri = () => `file:///quasi-test/heat-${++documents}.csv`;

async function opened(text: string): Promise<string> {
  const uri = newUri();
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

const lines = (first: number, last: number): Range => ({
  start: { line: first, character: 0 },
  end: { line: last, character: 10_000 },
});

const heat = (uri: string, ...ranges: Range[]): Promise<Heat | null> =>
  client.connection.sendRequest('quasi/heat', { uri, ranges });

/** As `line:from-to risk part`. */
const cells = (answer: Heat | null) =>
  answer?.cells.map(
    ({ range: { start, end }, risk, part }) => `${start.line}:${start.character}-${end.character} ${risk} ${part}`,
  );

const worst = (answer: Heat | null) =>
  answer?.worst.map(({ start, end }) => [start.line, start.character, end.character]);

async function configured(settings: object, run: () => Promise<void>): Promise<void> {
  const kept = client.settings;
  client.settings = { ...kept, ...settings };
  try {
    await run();
  } finally {
    client.settings = kept;
  }
}

/** Of the last row each value alone is enough: each adds a third of what is between certainty and one in six. */
const people = 'age,sex,note,zip\n31,f,a,02138\n31,f,b,02138\n31,f,c,02138\n31,f,d,02138\n31,f,e,02138\n77,m,f,02139\n';

test('of the lines asked for, the quasi-identifiers that contribute are told, and of the file the rows most at risk', async () => {
  await configured({ quasiIdentifiers: ['age', 'sex', 'zip'] }, async () => {
    const uri = await opened(people);
    const all = await heat(uri, lines(0, 7));
    assert.deepEqual(cells(all), ['6:0-2 4 2', '6:3-4 4 2', '6:7-12 4 2']);
    assert.deepEqual(worst(all), [[6, 0, 2]]);
    assert.ok(!all?.isPartial);
    const some = await heat(uri, lines(0, 3), lines(2, 5));
    assert.deepEqual([cells(some), worst(some)], [[], [[6, 0, 2]]]);
  });
});

test('a row has the risk of its class, however many columns make it unique, and a cell its part in that', async () => {
  // In the first column the row is alone; the others add less the more rows they leave.
  const rows = Array.from({ length: 40 }, (_, row) => `${row === 0 ? 'x' : 'y'},${row % 4},${row % 2},c`);
  await configured({ quasiIdentifiers: ['a', 'b', 'c', 'd'] }, async () => {
    const uri = await opened(`a,b,c,d\n${rows.join('\n')}\n`);
    assert.deepEqual(cells(await heat(uri, lines(1, 1))), ['1:0-1 4 3', '1:2-3 4 0', '1:4-5 4 0', '1:6-7 4 0']);
    assert.deepEqual(cells(await heat(uri, lines(2, 2))), [], 'ten rows share its values');
  });
  await configured({ quasiIdentifiers: ['a', 'b'] }, async () => {
    const sizes = [1, 2, 3, 4, 5].flatMap((size) => Array.from({ length: size }, () => `v${size},w${size}`));
    const all = await heat(await opened(`a,b\n${sizes.join('\n')}\n`), lines(1, 15));
    const risks = all?.cells.filter(({ range }) => range.start.character === 0).map(({ risk }) => risk);
    assert.deepEqual(risks, [4, 3, 3, 2, 2, 2, 2, 2, 2, 2]);
  });
});

test('cells that identify people are listed, but for missing ones and for columns that may name people', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => `${i === 3 ? '' : `ann.lee${i}@mail.ch`},${30 + (i % 2)}`);
  const text = `email,age\n${rows.join('\n')}\n`;
  const found = await heat(await opened(text), lines(1, 12));
  assert.deepEqual(
    found?.identifiers.map(({ start }) => start.line),
    [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12],
  );
  assert.ok(found?.identifiers.every(({ start }) => start.character === 0));
});

test('places count UTF-16 units and lines inside quotes; an empty cell is marked by its delimiter, a missing one not at all', async () => {
  await configured({ quasiIdentifiers: ['a', 'b', 'c'] }, async () => {
    const uri = await opened('a,b,c\n"😀\né",1,z\n,2,z\nx,3\nx,4,z\nx,5,z\nx,6,z\nx,7,z\n');
    assert.deepEqual(
      cells(await heat(uri, lines(2, 2))),
      ['1:0-2 4 2', '2:3-4 4 2', '2:5-6 4 0'],
      'a line in the middle of a record',
    );
    assert.deepEqual(cells(await heat(uri, lines(3, 3))), ['3:0-1 4 2', '3:1-2 4 2', '3:3-4 4 0']);
    assert.deepEqual(cells(await heat(uri, lines(4, 4))), ['4:0-1 4 0', '4:2-3 4 2']);
  });
});

test('a record too long for any screen is passed over, the others are not', async () => {
  await configured({ quasiIdentifiers: ['age', 'sex', 'zip'] }, async () => {
    const uri = await opened(`${people}78,m,${'x'.repeat(100_000)},02140\n79,f,g,02141\n`);
    const answer = await heat(uri, lines(0, 9));
    assert.deepEqual(
      answer?.cells.filter(({ range }) => range.start.character === 0).map(({ range }) => range.start.line),
      [6, 8],
    );
    assert.deepEqual(
      worst(answer)
        ?.map(([line]) => line)
        .sort(),
      [6, 8],
    );
  });
});

test('before anything is known nothing is said', async () => {
  assert.equal(await heat('file:///quasi-test/never-opened.csv', lines(0, 5)), null);
  await configured({ run: 'manual' }, async () => {
    const uri = newUri();
    await client.open(uri, people);
    assert.equal(await heat(uri, lines(0, 5)), null);
  });
});

test('after an edit nothing is said of the text of before, and once it is looked at again what is true then', async () => {
  await configured({ quasiIdentifiers: ['age', 'sex', 'zip'] }, async () => {
    const uri = await opened(people);
    const row = { start: { line: 6, character: 0 }, end: { line: 6, character: 12 } };
    await client.change(uri, '31,f,f,02138', row);
    const atOnce = await heat(uri, lines(0, 7));
    assert.ok(atOnce === null || atOnce.cells.length === 0);
    await client.settled(uri);
    const later = await heat(uri, lines(0, 7));
    assert.deepEqual([cells(later), worst(later)], [[], []]);
    await client.change(uri, '', { start: { line: 1, character: 0 }, end: { line: 3, character: 0 } });
    await client.change(uri, '77', { start: { line: 1, character: 0 }, end: { line: 1, character: 2 } });
    await client.settled(uri);
    assert.deepEqual(cells(await heat(uri, lines(0, 7)))?.[0], '1:0-2 4 3');
  });
});

test('a file without quasi-identifiers and identifiers has no heat', async () => {
  const uri = await opened(`reading\n${Array.from({ length: 60 }, (_, i) => `${(i * 7.31) % 50}`).join('\n')}\n`);
  assert.deepEqual(await heat(uri, lines(0, 3)), { cells: [], identifiers: [], worst: [] });
});

test('no more rows are answered than a screen could show, and what somebody hovers over comes first', async () => {
  const uri = await opened(csvOfSize(3_000_000));
  const order: string[] = [];
  const asking = heat(uri, lines(0, 30_000)).then((answer) => {
    order.push('heat');
    return answer;
  });
  const hovering = client.connection
    .sendRequest('textDocument/hover', { textDocument: { uri }, position: { line: 9, character: 10 } })
    .then(() => order.push('hover'));
  const [first] = await Promise.all([asking, hovering]);
  assert.deepEqual(order, ['hover', 'heat']);
  let answer = first;
  while (answer?.isPartial) {
    const before = answer.cells.length;
    answer = await heat(uri, lines(0, 30_000));
    assert.ok((answer?.cells.length ?? 0) > before, 'asking again tells more');
  }
  const rows = new Set(answer?.cells.map(({ range }) => range.start.line));
  assert.equal(rows.size, 400);
  assert.ok(!rows.has(0), 'the header is no row');
  assert.equal(answer?.worst.length, 50);
});

test('a document that is closed meanwhile gets no answer', async () => {
  const uri = await opened(csvOfSize(3_000_000));
  const asking = heat(uri, lines(0, 5000));
  await client.close(uri);
  assert.equal(await asking, null);
});

test('a question that is taken back is not worked on to its end', async () => {
  const uri = await opened(csvOfSize(3_000_000));
  const source = new CancellationTokenSource();
  const asking: Promise<Heat | null> = client.connection.sendRequest(
    'quasi/heat',
    { uri, ranges: [lines(0, 5000)] },
    source.token,
  );
  source.cancel();
  const answer = await asking.catch(() => null);
  assert.ok(answer === null || answer.isPartial);
});

/** How a text is written, found from its head: small texts for each rule, and random ones of which a person would say what the generator says. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { drawn } from '../testing/index.ts';
import { detectDialect } from './detectDialect.ts';
import { readTable } from './readTable.ts';
import type { ReadingOptions } from './table.ts';
import { writtenText } from './testDialects.ts';

const free: ReadingOptions = { missingTokens: [], trim: false };

function dialectOf(text: string, options: Partial<ReadingOptions> = {}) {
  const dialect = detectDialect(new TextEncoder().encode(text), { ...free, ...options });
  const character = (byte: number) => String.fromCharCode(byte);
  return { ...dialect, delimiter: character(dialect.delimiter), quote: character(dialect.quote) };
}

function rows(count: number, row: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => `${row(i)}\n`).join('');
}

const delimiters: readonly (readonly [what: string, delimiter: string, text: string])[] = [
  ['one foreign delimiter in each row', ',', `a,b,c\n${rows(20, (i) => `${i},x,47.${i};8`)}`],
  ['the same without a header', ',', rows(20, (i) => `v${i},w,x,y,47.${i};8.${i}`)],
  ['a tab in each row', ',', `a,b,c\n${rows(20, (i) => `${i},x,y\tz`)}`],
  ['a list as long as the record', ',', `id,tags,n\n${rows(20, (i) => `${i},a;b;c,${i}`)}`],
  ['names in quotes with a comma', ';', `id;name;city\n${rows(20, (i) => `${i};"Meier, Eva";Bern`)}`],
  ['the same without a header', ';', rows(20, (i) => `${i};"Meier, Eva";Bern`)],
  ['a comma in the header', ';', `id;"name, first name";city\n${rows(20, (i) => `${i};"Meier, Eva";Bern`)}`],
  ['decimal commas', ';', rows(20, (i) => `${i},5;${i},25`)],
  ['texts with commas', ';', `a;b\n${rows(20, (i) => `x, y${i}, z;u, v, w`)}`],
  ['times', ',', `day,time\n${rows(20, (i) => `Mo,08:${10 + i}`)}`],
  ['times, and texts of many parts', ',', `time,what\n${rows(20, (i) => `08:${10 + i},did${', it'.repeat(i % 5)}`)}`],
  ['a blank before quotes', ',', `when, what\n${rows(20, (i) => `10:${10 + i}, "note, x"`)}`],
  ['single quotes', ',', `id,what\n${rows(20, (i) => `${i},'a; b; c'`)}`],
  ['colons', ':', `name:age:city\n${rows(20, (i) => `n${i}:${i}:Bern`)}`],
  ['carets, and a comma in each row', '^', `id^name^n\n${rows(20, (i) => `${i}^Meier, Eva^${i}`)}`],
  ['tildes, and decimal commas', '~', rows(20, (i) => `${i}~x~${i},5`)],
  [
    'a column of sentences with a comma each',
    ';',
    `comment\n${rows(20, (i) => `it was a nice stay, number ${i} of many`)}`,
  ],
  ['a column of times', ',', rows(20, (i) => `08:${10 + i}`)],
];

for (const [what, delimiter, text] of delimiters) {
  test(`the delimiter is found: ${what}`, () => assert.equal(dialectOf(text).delimiter, delimiter));
}

test('of random texts nearly all are divided as they were written', () => {
  const { numRuns, seed } = drawn(3000);
  const wrong: string[] = [];
  for (let i = 0; i < numRuns; i++) {
    const { text, delimiter, columns, what } = writtenText(seed + i);
    const reading = readTable(new TextEncoder().encode(text), free);
    let step = reading.next();
    while (!step.done) step = reading.next();
    const { dialect, width } = step.value;
    if (String.fromCharCode(dialect.delimiter) !== delimiter || width !== columns) wrong.push(what);
  }
  assert.ok(wrong.length <= 0.02 * numRuns, wrong.join('\n'));
});

const table = 'name,age\nAnn,31\nBob,44\n';

test('lines above the table are skipped where they are clearly none of it', () => {
  const above: readonly (readonly [text: string, lines: number])[] = [
    ['# made by X\n', 1],
    ['# made by X\n#\n# on Monday\n\n', 4],
    ['sep=,\n', 1],
    ['sep=,\r\n', 1],
    ['Report\n', 1],
    ['Report of May, all wards\n\n', 2],
    ['Report\n\nas of May\n\n', 4],
    ['Report,\n,\n', 2],
    ['\n# made by X\n', 2],
  ];
  for (const [text, lines] of above) {
    const { skippedLines, skippedBytes, headerIsSure } = dialectOf(text + table);
    assert.deepEqual([skippedLines, skippedBytes, headerIsSure], [lines, text.length, true], text);
  }
});

test('sep= names the delimiter, whatever else occurs', () => {
  const { delimiter, skippedLines } = dialectOf('sep=;\na,b;c,d\n1,2;3,4\n');
  assert.deepEqual([delimiter, skippedLines], [';', 1]);
  assert.equal(dialectOf('"sep=\t"\na,b\tc\n1,2\t3\n').delimiter, '\t');
});

test('nothing is skipped that may be part of the table', () => {
  const texts = [
    table,
    `\n\n${table}`,
    // A header that begins with #, as genetic variants have it, and a person without a town above others.
    '#name,age\nAnn,31\nBob,44\n',
    'Ann\nBob,44\nCem,58\n',
    'Ann,,\nBob,Bern,44\nCem,Chur,58\n',
    'name,age,town\n,,\nAnn,31,Bern\n',
    // Names of rows have no name of their own, as R writes them.
    'age,town\n1,31,Bern\n2,44,Chur\n3,58,Brugg\n',
    '#cats\n#dogs\n#people\n',
    '# 1 Ann Smith\n# 2 Bob Jones\n',
    '#1\nfish\n',
  ];
  for (const text of texts) assert.equal(dialectOf(text).skippedBytes, 0, text);
});

test('comments above a header that begins with # go, and the header stays', () => {
  const { skippedLines, header, delimiter } = dialectOf('##format=1\n##by=X\n#chrom\tpos\tid\nx\t1\ta\ny\t2\tb\n');
  assert.deepEqual([skippedLines, header, delimiter], [2, true, '\t']);
});

test('what is stated counts: no line, or so many', () => {
  assert.equal(dialectOf(`# made by X\n${table}`, { skip: 0 }).skippedBytes, 0);
  const { skippedLines, skippedBytes } = dialectOf(`Ann,31\r\nBob,44\rCem,58\n${table}`, { skip: 3 });
  assert.deepEqual([skippedLines, skippedBytes], [3, 22]);
  assert.equal(dialectOf(table, { skip: 1000 }).skippedBytes, table.length);
});

test('backslashes before quotes have a meaning only where they make sense of cells', () => {
  const escaped = 'id,said\n1,"a \\"b\\", c"\n2,"d\\\\"\n3,"e"\n';
  assert.equal(dialectOf(escaped).escapedBy, 0x5c);
  assert.equal(dialectOf(escaped, { isStrict: true }).escapedBy, 0x22);
  // A folder ends in a backslash, and quotes are doubled.
  assert.equal(dialectOf('id,path\n1,"C:\\data\\"\n2,"D:\\"\n3,"a ""b"" c"\n').escapedBy, 0x22);
  assert.equal(dialectOf("id,said\n1,'it\\'s, here'\n2,'so, it is'\n").quote, "'");
});

test('a blank before a quote belongs to the file', () => {
  assert.equal(dialectOf('a, b\n1, "x, y"\n2, "z"\n').trim, true);
  assert.equal(dialectOf('a, b\n1, "x, y"\n2, "z"\n', { isStrict: true }).trim, false);
  assert.equal(dialectOf('a, b\n1, x\n2, z\n').trim, false);
});

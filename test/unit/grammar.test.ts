/** The grammars colour columns in turn, as Quasi divides records into cells, and colour nothing where the delimiter is not certain. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cellsOfRecord, readTable } from '@quasi/shared/table';
import { drawn, takesAtMost } from '@quasi/shared/testing';
import fc from 'fast-check';
import { coloured, loadGrammar, tokensOf } from './grammarTokens.ts';

const root = new URL('../../', import.meta.url);
const csv = await loadGrammar('csv');

test('the grammars are up to date (node scripts/grammars.mjs)', async () => {
  const { grammars } = await import(new URL('scripts/grammars.mjs', root).href);
  for (const [file, content] of grammars)
    assert.deepEqual(JSON.parse(readFileSync(new URL(file, root), 'utf8')), content);
});

test('the manifest names each grammar for its language', () => {
  const { languages, grammars } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).contributes;
  const named = Object.fromEntries(
    grammars.map(({ language, scopeName, path }: Record<string, string>) => {
      const { scopeName: own } = JSON.parse(readFileSync(new URL(path ?? '', root), 'utf8'));
      assert.equal(scopeName, own);
      return [language, scopeName];
    }),
  );
  assert.deepEqual(named, { csv: 'text.csv.quasi', tsv: 'text.tsv.quasi', 'csv (pipe)': 'text.psv.quasi' });
  const ids = languages.map(({ id }: { id: string }) => id);
  for (const language of Object.keys(named)) assert.ok(ids.includes(language), language);
});

const cases: readonly (readonly [name: string, text: string, expected: readonly string[]])[] = [
  ['columns change in turn', 'a,b,c\n1,2,3', ['a1,b2,c3', '11,22,33']],
  ['after the seventh column the first comes again', 'a,b,c,d,e,f,g,h,i', ['a1,b2,c3,d4,e5,f6,g7,h1,i2']],
  ['empty cells count', ',b,,d,\n,,,,5', [',b2,,d4,', ',,,,55']],
  ['a delimiter in quotes is text', 'a,b\n"1,1",2', ['a1,b2', '"1,1"1,22']],
  ['doubled quotes belong to the cell', 'a,b\n"x ""y"", z",2', ['a1,b2', '"x ""y"", z"1,22']],
  ['a cell of quotes alone', 'a,b,c\n"","""",3', ['a1,b2,c3', '""1,""""2,33']],
  ['a quoted cell goes over lines', 'a,b,c\n1,"x\n\n,y",3\n4,5,6', ['a1,b2,c3', '11,"x2', '', ',y"2,33', '41,52,63']],
  ['a quoted header goes over lines', 'a,"b,\nb",c\n1,2', ['a1,"b,2', 'b"2,c3', '11,22']],
  ['text after a closing quote belongs to the cell', 'a,b\n"x"y"z,2', ['a1,b2', '"x"y"z1,22']],
  ['a quote inside a cell is text', 'a,b\n3/4" pipes,2\n "x,y",2', ['a1,b2', '3/4" pipes1,22', ' "x1,y"2,23']],
  ['an unclosed quote takes what follows', 'a,b\n1,"x\n2,3', ['a1,b2', '11,"x2', '2,32']],
  ['line ends of Windows', 'a,b\r\n1,"x\r\ny"\r\n3,4', ['a1,b2', '11,"x2', 'y"2', '31,42']],
  ['empty lines', 'a,b\n\n1,2\n', ['a1,b2', '', '11,22', '']],
  ['the first line tells the delimiter', 'a;b\n1,5;2,5', ['a1;b2', '1,51;2,52']],
  ['tabs', 'a\tb\n1,5\t2;5', ['a1\tb2', '1,51\t2;52']],
  ['pipes', 'a|b\n1,5|2', ['a1|b2', '1,51|22']],
  ['a delimiter in a quoted header tells nothing', '"a;x",b\n1;5,2', ['"a;x"1,b2', '1;51,22']],
  ['two delimiters on the first line: no colours', 'a,b;c\n1,2;3', ['a,b;c', '1,2;3']],
  ['no delimiter on the first line: no colours', 'comment\nwell, it is so', ['comment', 'well, it is so']],
];

for (const [name, text, expected] of cases) {
  test(`csv: ${name}`, () => assert.deepEqual(coloured(csv, text), expected));
}

test('tsv and psv have one delimiter, whatever the first line holds', async () => {
  assert.deepEqual(coloured(await loadGrammar('tsv'), 'a,b\n1\t"2\n2"\t3;4'), ['a,b1', '11\t"22', '2"2\t3;43']);
  assert.deepEqual(coloured(await loadGrammar('psv'), 'a|b,c\n1,2|3'), ['a1|b,c2', '1,21|32']);
});

test('the first record is the header, over all its lines, and no other is', () => {
  for (const text of ['a,"b\nc",d\ne,f\n\ng,h', 'a;"b\nc"\nd;e\n\nf;g']) {
    const isHeader = tokensOf(csv, text).map((tokens) => tokens.some((each) => each.isHeader));
    assert.deepEqual(isHeader, [true, true, false, false, false]);
  }
  const undecided = tokensOf(csv, 'comment\nfirst\nsecond').map(([token]) => token?.isHeader);
  assert.deepEqual(undecided, [true, false, false]);
});

test('any text is divided as Quasi divides it', () => {
  const piece = fc.constantFrom('"', '""', ',', ',,', '\n', 'a', '1', ' ', ';', '"q"', '"a,b"', '"a\nb"', 'x"y');
  const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => `h,h,h\n${pieces.join('')}`);
  fc.assert(
    fc.property(texts, (text) => {
      assert.deepEqual(coloursByGrammar(text), coloursByCells(text));
    }),
    drawn(2000),
  );
});

/** Of each character the number of the colour; delimiters and line ends have none. */
function coloursByGrammar(text: string): number[] {
  const lines = tokensOf(csv, text).map((tokens) =>
    tokens.flatMap((token) => Array.from(token.text, () => token.column ?? -1)),
  );
  return lines.flatMap((line, i) => (i === 0 ? line : [0, ...line]));
}

function coloursByCells(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  // A grammar sees neither what stands above a table nor the blanks of a whole file.
  const options = { missingTokens: [], trim: false, delimiter: ',', header: true, skip: 0, isStrict: true };
  const reading = readTable(bytes, options);
  let step = reading.next();
  while (!step.done) step = reading.next();
  const table = step.value;
  const colours = new Array<number>(text.length).fill(0);
  for (let record = 0; record < table.recordCount; record++) {
    const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
    for (const [i, { start, end }] of cellsOfRecord(table, source, record).entries())
      for (let at = start; at < end; at++) colours[at] = text[at] === '\n' ? 0 : (i % 7) + 1;
  }
  return colours;
}

test('a line as long as the editor colours takes no time to speak of', () => {
  const cells = ','.repeat(20_000);
  const quoted = `"${'x""'.repeat(6600)}`;
  const undecided = `${'"x'.repeat(9999)};`;
  takesAtMost(2000, () => {
    for (const line of [cells, quoted, undecided]) tokensOf(csv, `${line}\n${line}\n${line}`);
  });
});

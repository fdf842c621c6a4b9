/** Of each rule few findings, however many columns and rows there are, and each in one line. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LONGEST_HEADLINE } from './findingText.ts';
import { rules } from './index.ts';
import { readCases } from './testCases.ts';
import { allFindings, factsOf } from './testFacts.ts';

/** One a column, always. */
const unbounded = ['direct-identifier', 'embedded-identifier'];

/** Columns of many kinds: keys, codes, ages, towns, texts, formulas, names without number, and names that are very long. */
function mixedTable(columns: number, rows: number): string {
  const kinds: readonly ((row: number, column: number) => string)[] = [
    (row) => `${(row * 7919) % 97}`,
    (row, column) => 'abcdefg'[(row * (column + 3)) % 7],
    (row, column) => `${18 + ((row * 31 + column) % 70)}`,
    (row, column) => ['Bern', 'Thun', 'Olten', 'Chur', 'Wil'][(row + column) % 5],
    (row) => (row % 50 === 0 ? '=1+1' : 'x'),
    (row, column) => `19${50 + ((row + column) % 50)}-0${1 + (row % 9)}-1${column % 9}`,
    (row, column) => `K${column}-${row}`,
    (row, column) => ['flu', 'cancer', 'none'][(row * 13 + column) % 3],
  ];
  const stems = ['score', 'group', 'age', 'town', 'note', 'birth date', '', 'diagnosis'];
  const nameOf = (column: number) => {
    const stem = stems[column % stems.length];
    if (stem === '') return column % 3 === 0 ? '' : 'key';
    return column % 11 === 0 ? `${stem} ${'long '.repeat(60)}${column}` : `${stem} ${column}`;
  };
  const lines = [Array.from({ length: columns }, (_, column) => nameOf(column)).join(',')];
  for (let row = 0; row < rows; row++) {
    const cells = Array.from({ length: columns }, (_, column) => kinds[column % kinds.length](row, column));
    // Records of several widths.
    lines.push(cells.slice(0, columns - (row % 40 === 0 ? (row / 40) % 7 : 0)).join(','));
  }
  return `${lines.join('\n')}\n`;
}

function assertFew(text: string, given: object = {}): void {
  const counts = new Map<string, number>();
  for (const { slug, message, severity } of allFindings(factsOf(text, given))) {
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
    assert.ok(message.length <= LONGEST_HEADLINE, `${slug} ${severity}: ${message}`);
  }
  for (const [slug, count] of counts) {
    if (!unbounded.includes(slug)) assert.ok(count <= 3, `${slug} has ${count} findings`);
  }
}

test('of 2,000 columns of many kinds each rule has three findings at most', () => {
  assertFew(mixedTable(2000, 300));
});

test('so it is where a population, a policy and hierarchies are stated', () => {
  const policy = 'hipaa-safe-harbor';
  assertFew(mixedTable(200, 120), { population: 500, policy });
  const everything = { '*': { role: 'quasi-identifier', hierarchy: 'none.csv' } };
  assertFew(mixedTable(60, 80), { columns: everything, l: 3, t: 0.01 });
});

test('transactions of many columns, and many sensitive ones', () => {
  const columns = { who: 'subject', 'x*': 'quasi-identifier', 's*': 'sensitive' };
  const names = [
    'who',
    ...Array.from({ length: 30 }, (_, i) => `x${i}`),
    ...Array.from({ length: 30 }, (_, i) => `s${i}`),
  ];
  const rows = Array.from({ length: 200 }, (_, row) =>
    names
      .map((_, column) =>
        column === 0 ? `p${row % 50}` : column > 30 ? 'ab'[(row >> (column % 5)) & 1] : `${row % (column + 2)}`,
      )
      .join(','),
  );
  assertFew([names.join(','), ...rows, ''].join('\n'), { columns, k: 2 });
});

test('what a joint finding says of each column and row stays with it', () => {
  const text = ['a,b,c,d', '=1,=1,=1,=1', 'x,x,x,x', ''].join('\n');
  const [joint] = allFindings(factsOf(text, { header: 'yes' })).filter(({ slug }) => slug === 'formula-cell');
  assert.equal(joint.message, '4 cells in 4 columns begin like a formula: a, b, c and 1 more');
  assert.deepEqual(
    joint.parts?.map(({ target }) => target),
    [0, 1, 2, 3].map((column) => ({ kind: 'column', column })),
  );
  assert.match(joint.parts?.[2].message ?? '', /^1 of 2 cells in c begins like a formula/);
});

test('a rule about columns or fields says how it reports many as one', () => {
  const silent = rules.filter(
    ({ scope, together, slug }) => scope === 'column' && !together && !unbounded.includes(slug),
  );
  assert.deepEqual(
    silent.map(({ slug }) => slug),
    [],
  );
});

test('each headline that a case or a page shows is one line', () => {
  const folder = new URL('./', import.meta.url);
  for (const { slug } of rules) {
    for (const name of ['rule.md', 'cases.md']) {
      const cases = readCases(readFileSync(new URL(`${slug}/${name}`, folder), 'utf8'));
      for (const { messageStart } of cases.flatMap(({ expected }) => expected)) {
        assert.ok(messageStart.length <= LONGEST_HEADLINE, `${slug}: ${messageStart}`);
      }
    }
  }
});

test('the samples too', () => {
  const samples = new URL('../../../samples/', import.meta.url);
  for (const name of readdirSync(samples).filter((each) => !each.endsWith('.md'))) {
    assertFew(readFileSync(new URL(name, samples), 'utf8'));
  }
});

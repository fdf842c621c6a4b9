/** A report whose rows another engine counts: the same numbers, and what needs the rows themselves is named as missing. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { make: repository } = repositories('reportEngines');

const rows = Array.from({ length: 600 }, (_, i) => {
  const income = ((i * 31) % 9) * 100;
  return `${i % 2 ? 'f' : 'm'},${20 + ((i * 7) % 60)},${(i * 13) % 17},${i % 5},${income}`;
});
const people = ['sex,age,zip,children,income', ...rows].join('\n');

interface Block {
  readonly kind: string;
  readonly name?: string;
  readonly items?: readonly unknown[];
}

test('DuckDB and this process give the same report, but for parts that need single rows', () => {
  const folder = repository({ 'people.csv': people });
  const blocksBy = (engine: string): Block[] => {
    const { out } = quasi(['report', join(folder, 'people.csv'), '--json', '--budget', 'none', '--engine', engine]);
    const { report } = JSON.parse(out) as { report: { sections: { blocks: Block[] }[]; verdict: string } };
    return [{ kind: report.verdict }, ...report.sections.flatMap(({ blocks }) => blocks)];
  };
  const [own, elsewhere] = [blocksBy('embedded'), blocksBy('duckdb')];
  const texts = (blocks: readonly Block[]) => blocks.map((block) => JSON.stringify(block));
  const missing = own.filter((block) => !texts(elsewhere).includes(JSON.stringify(block)));
  // The list of steps names a plan where one is found.
  const others = missing.filter(({ kind }) => kind !== 'list').map(({ name }) => name);
  assert.deepEqual(others, ['People found, by the number of columns an attacker knows']);
  const added = elsewhere.filter((block) => !texts(own).includes(JSON.stringify(block)));
  assert.deepEqual(added.at(-1)?.items, [['people found by some of the columns']]);
  assert.ok(elsewhere.filter(({ kind }) => kind === 'figure').length >= 3);
});

test('a table with several rows a person has a report by an engine too', () => {
  const visits = rows.map((row, i) => `p${i % 200},${row}`);
  const folder = repository({ 'visits.csv': ['patient_id,sex,age,zip,children,income', ...visits].join('\n') });
  const { code, out, err } = quasi(['report', join(folder, 'visits.csv'), '--json', '--engine', 'duckdb', '--force']);
  assert.ok(code === 0 || code === 1, err);
  assert.match(out, /how sure a unique match is/);
});

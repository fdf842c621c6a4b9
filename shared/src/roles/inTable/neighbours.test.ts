import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ColumnRole, inferRole } from '../inferRole.ts';
import { formOf } from '../sample.ts';
import { columnOf, finished } from '../testColumn.ts';
import { neighbourLooks } from './neighbours.ts';

const again = (...values: string[]) => Array.from({ length: 60 }, (_, i) => values[(i * 7 + (i >> 3)) % values.length]);
const numbers = (from: number, to: number) =>
  Array.from({ length: 60 }, (_, i) => String(from + ((i * 13) % (to - from))));

/** By header, the role and the detector of each column of a table. */
function judged(table: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const columns = Object.entries(table).map(([name, values]) => columnOf(name, values));
  const forms = columns.map(formOf);
  const alone = columns.map((column) => finished(inferRole(column)));
  const roles = neighbourLooks.reduce<readonly ColumnRole[]>((decided, look) => look(forms, decided), alone);
  return Object.fromEntries(
    roles.map(({ role, detector }, i) => [columns[i].header.name, `${role} ${detector?.id ?? ''}`.trim()]),
  );
}

test('a short word means what it means in the language of the other headers', () => {
  const regions = again('A', 'B', 'C', 'D');
  assert.equal(
    judged({ Cinsiyet: again('E', 'K'), Soyadı: again('Ay', 'Su'), İl: regions })['İl'],
    'quasi-identifier region',
  );
  assert.equal(
    judged({ sesso: again('1', '2'), titolo_studio: regions, ETA: numbers(20, 50) })['ETA'],
    'quasi-identifier age',
  );
  assert.equal(judged({ flight: regions, airport: regions, ETA: numbers(20, 50) })['ETA'], 'unknown');
});

test('`first` beside `last`, and `nom` beside `prénom`, are names', () => {
  const names = again('Zork', 'Blim', 'Quux', 'Vrel', 'Blorp', 'Snee');
  const pair = judged({ first: names, last: names, score: numbers(1, 9) });
  assert.match(pair['first'], /first-name/);
  assert.match(pair['last'], /last-name/);
  assert.match(judged({ prénom: names, nom: names })['nom'], /last-name/);
});

test('`class` is one of a school where the table speaks of pupils', () => {
  const classes = again('alpha', 'beta', 'gamma', 'delta', 'omega');
  assert.equal(
    judged({ pupil: numbers(1, 60), teacher: again('x', 'y'), class: classes })['class'],
    'quasi-identifier organisation',
  );
  assert.equal(judged({ width: numbers(1, 60), class: classes })['class'], 'unknown');
});

test('`state` beside a province is none', () => {
  const words = again('ill', 'well', 'better');
  assert.equal(judged({ province: again('A', 'B'), state: words })['state'], 'unknown');
  assert.equal(judged({ city: again('A', 'B'), state: words })['state'], 'quasi-identifier region');
});

test('heights and weights beside ages are those of people', () => {
  const heights = numbers(150, 200);
  assert.equal(judged({ age: numbers(20, 80), height: heights })['height'], 'quasi-identifier body');
  assert.equal(judged({ price: numbers(20, 80), height: heights })['height'], 'unknown');
});

test('a short id that returns beside times is a subject', () => {
  const seconds = Array.from({ length: 60 }, (_, i) => String(1_715_000_000 + 60 * i));
  const short = Array.from({ length: 60 }, (_, i) => String(100 + (i % 20)));
  assert.equal(judged({ s: short, ts: seconds })['s'], 'subject subject-id');
  assert.equal(judged({ s: short, width: short })['s'], 'unknown');
});

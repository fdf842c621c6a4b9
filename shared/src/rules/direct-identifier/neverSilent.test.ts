/** No identifier is silent: what is taken for one that names people has its finding, whatever stands beside it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, randomBelow, seededRandom } from '../../random/index.ts';
import { namesPeople } from '../../roles/index.ts';
import { allFindings, factsOf } from '../testFacts.ts';

const oneOf = (items: readonly string[], random: Random) => items[randomBelow(random, items.length)];
const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => String(randomBelow(random, 10))).join('');

const given = ['Anna', 'Peter', 'Giulia', 'José', 'Zorbla', 'Katarzyna', 'Lars', 'Emre', 'Olga', 'Vrelka'];
const family = ['Müller', 'Rossi', 'Nowak', 'Quxner', 'Silva', 'Jansen', 'Yılmaz', 'Petrova', 'Skarvad', 'Smith'];
const headers = [
  ...[
    'name',
    'Name',
    'patient',
    'customer',
    'full_name',
    'Vorname',
    'nom',
    'Nachname',
    'email',
    'contact',
    'phone',
    'Telefon',
    'c1',
  ],
  ...[
    'id',
    'user',
    'uid',
    'ip',
    'card',
    'address',
    'town',
    'PESEL',
    'value',
    'remark',
    '氏名',
    'ФИО',
    'iban',
    'key',
    'count',
    'price',
  ],
];
const draws: readonly ((random: Random) => string)[] = [
  (random) => oneOf(given, random),
  (random) => oneOf(family, random),
  (random) => `${oneOf(given, random)} ${oneOf(family, random)}`,
  (random) => `${oneOf(given, random).toLowerCase()}${digits(2, random)}@firma${digits(1, random)}.ch`,
  (random) => `+4179${digits(7, random)}`,
  (random) => `0${digits(2, random)} ${digits(3, random)} ${digits(4, random)}`,
  (random) => `91.${digits(1, random)}1.${digits(1, random)}2.7${digits(1, random)}`,
  (random) => digits(11, random),
  (random) => `${digits(3, random)}-${digits(2, random)}-${digits(4, random)}`,
  (random) => `${digits(2, random)}.${digits(1, random)}`,
  (random) => oneOf(['Bern', 'Basel', 'Chur'], random),
  (random) => `Hauptstrasse ${1 + randomBelow(random, 90)}`,
  (random) => oneOf(['', 'unknown', 'n/a'], random),
];

function table(random: Random): string {
  const columns = 1 + randomBelow(random, 6);
  const names = Array.from({ length: columns }, () => oneOf(headers, random));
  // Some columns hold two sorts of values.
  const sorts = names.map(() => [draws[randomBelow(random, draws.length)], draws[randomBelow(random, draws.length)]]);
  const rows = Array.from({ length: 3 + randomBelow(random, 40) }, () =>
    sorts.map(([one, other]) => (random() < 0.7 ? one : other)(random)).join(';'),
  );
  return [names.join(';'), ...rows, ''].join('\n');
}

test('a column that names people has its finding, in tables of any columns', () => {
  const random = seededRandom(8);
  for (let run = 0; run < 200; run++) {
    const text = table(random);
    const facts = factsOf(text, { header: 'yes', delimiter: ';' });
    const found = allFindings(facts).flatMap(({ slug, target }) =>
      slug === 'direct-identifier' && target.kind === 'column' ? [target.column] : [],
    );
    for (const [column, role] of facts.roles.entries()) {
      assert.equal(found.includes(column), namesPeople(role), `${facts.table.columns[column].name} in run ${run}`);
    }
  }
});

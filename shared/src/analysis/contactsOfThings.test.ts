/** Phones and addresses of firms are information, those of people stay warnings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allFindings, factsOf } from '../rules/testFacts.ts';

const firms = [
  ['Northern Steel Ltd', 'steel', '120', '1931', '+41 44 268 12 34', 'office@steel.ch', 'DE89370400440532013000'],
  ['Weber Logistics AG', 'transport', '54', '1988', '+41 31 322 21 11', 'info@weber.ch', 'GB82WEST12345698765432'],
  ['Alpine Dairy Inc', 'food', '300', '1902', '+41 61 267 81 81', 'sales@dairy.ch', 'FR1420041010050500013M02606'],
  ['Lake Bank SA', 'finance', '87', '1874', '+41 21 315 22 22', 'contact@lakebank.ch', 'CH9300762011623852957'],
  ['Old Mill GmbH', 'food', '12', '1954', '+41 71 224 57 00', 'mail@mill.ch', 'AT611904300234573201'],
  ['Glass Works AG', 'glass', '44', '1966', '+41 81 254 41 11', 'office@glass.ch', 'NL91ABNA0417164300'],
];
const people = ['Ann Smith', 'Peter Weber', 'Giulia Rossi', 'Jean Dubois', 'Lars Jensen', 'Olga Petrova'];
const things = { rows: 'things', reason: 'firms' };
const header = ['company', 'industry', 'employees', 'founded', 'phone', 'email', 'iban'];

function severities(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  given: object = { unit: things },
) {
  const facts = factsOf(`${[columns, ...rows].map((cells) => cells.join(',')).join('\n')}\n`, given);
  const found = allFindings(facts).flatMap(({ slug, severity, target }) =>
    slug === 'direct-identifier' && target.kind === 'column' ? [[columns[target.column], severity]] : [],
  );
  return { found: Object.fromEntries(found), naming: facts.naming.map(({ column }) => columns[column]) };
}

const contact = 'information';
const person = 'warning';

test('phones and mails of firms name nobody, accounts may', () => {
  const { found, naming } = severities(header, firms);
  assert.deepEqual(found, { phone: contact, email: contact, iban: person });
  assert.deepEqual(naming, ['iban']);
});

test('beside the name of a person they are those of people', () => {
  const rows = firms.map((firm, i) => [...firm, people[i]]);
  const { found } = severities([...header, 'contact_name'], rows);
  assert.deepEqual(found, { phone: person, email: person, iban: person, contact_name: person });
});

test('mails with names in them are those of people', () => {
  const rows = firms.map((firm, i) => firm.with(5, `${people[i].toLowerCase().replace(' ', '.')}@firm.ch`));
  assert.equal(severities(header, rows).found['email'], person);
});

test('rows that somebody says are people have contacts of people', () => {
  assert.deepEqual(severities(header, firms, { unit: 'people' }).found, { phone: person, email: person, iban: person });
});

test('a column that somebody says is an identifier is one', () => {
  const { found } = severities(header, firms, {
    columns: { phone: 'identifier' },
    unit: things,
  });
  assert.equal(found['phone'], person);
});

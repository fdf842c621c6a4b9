/** A column that names people keeps a file from being ready under any policy, whatever stands beside it and whatever k is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, randomBelow, seededRandom } from '../../random/index.ts';
import { contactHeaders, contactValues } from '../../roles/testValues/contact.ts';
import { financeHeaders, financeValues } from '../../roles/testValues/finance.ts';
import { nationalHeaders, nationalValues } from '../../roles/testValues/national.ts';
import { personHeaders, personValues } from '../../roles/testValues/person.ts';
import { allFindings, factsOf } from '../testFacts.ts';

const oneOf = <T>(items: readonly T[], random: Random): T => items[randomBelow(random, items.length)];
type Draw = (random: Random) => string;

const identifiers: readonly { readonly id: string; readonly headers: readonly string[]; readonly draw: Draw }[] = [
  ...['email', 'phone'].map((id) => ({ id, headers: contactHeaders[id], draw: contactValues[id] })),
  ...['first-name', 'last-name', 'full-name'].map((id) => ({ id, headers: personHeaders[id], draw: personValues[id] })),
  ...['iban', 'payment-card'].map((id) => ({ id, headers: financeHeaders[id], draw: financeValues[id] })),
  ...['us-ssn', 'pl-pesel', 'it-codice-fiscale', 'br-cpf'].map((id) => ({
    id,
    headers: nationalHeaders[id],
    draw: nationalValues[id],
  })),
].filter(({ headers, draw }) => headers && draw);

/** Of people, of things, and of nobody knows what. */
const others: readonly (readonly [header: string, draw: Draw])[] = [
  ['age', (random) => String(18 + randomBelow(random, 70))],
  ['sex', (random) => oneOf(['f', 'm'], random)],
  ['town', (random) => oneOf(['Bern', 'Basel', 'Chur'], random)],
  ['price', (random) => (randomBelow(random, 9000) / 100).toFixed(2)],
  ['sku', (random) => `A-${1000 + randomBelow(random, 9000)}`],
  ['product', (random) => oneOf(['lamp', 'table', 'chair'], random)],
  ['date', (random) => `2024-0${1 + randomBelow(random, 9)}-1${randomBelow(random, 10)}`],
  ['temperature_c', (random) => (randomBelow(random, 400) / 10).toFixed(1)],
  ['x7', (random) => String(randomBelow(random, 5))],
  ['status', (random) => oneOf(['open', 'done'], random)],
];

function table(random: Random, header: string, draw: Draw): string {
  const beside = others.filter(() => random() < 0.4);
  const place = randomBelow(random, beside.length + 1);
  const columns = beside.toSpliced(place, 0, [header, draw]);
  const rows = Array.from({ length: 30 }, () => columns.map(([, value]) => value(random)).join('\t'));
  return [columns.map(([name]) => name).join('\t'), ...rows, ''].join('\n');
}

test('a file with a column of identifiers has a warning and is ready under no policy', () => {
  const random = seededRandom(21);
  for (const { id, headers, draw } of identifiers) {
    for (const policy of ['default', 'trusted', 'public11', 'strict', 'hipaa-safe-harbor']) {
      const text = table(random, oneOf(headers, random), draw);
      const facts = factsOf(text, { policy, k: 1, delimiter: '\t', header: 'yes' });
      const naming = allFindings(facts).filter(
        ({ slug, severity }) => ['direct-identifier', 'embedded-identifier'].includes(slug) && severity === 'warning',
      );
      const where = `${id} under ${policy} in ${text.slice(0, text.indexOf('\n'))}`;
      assert.ok(naming.length > 0, where);
      assert.match(facts.verdict?.state ?? 'none', /^not-(?:ready|judged)$/, where);
    }
  }
});

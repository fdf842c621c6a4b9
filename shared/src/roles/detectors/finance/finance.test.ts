import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, seededRandom } from '../../../random/index.ts';
import { takesAtMost } from '../../../testing/index.ts';
import { ENOUGH } from '../../detector.ts';
import { columnOf, detectedIn } from '../../testColumn.ts';
import { drawn } from '../../testValues/drawn.ts';
import { financeHeaders, financeValues } from '../../testValues/finance.ts';
import { finance } from './index.ts';

const columnFrom = (draw: (random: Random, i: number) => string, rows = 300): string[] => {
  const random = seededRandom(13);
  return Array.from({ length: rows }, (_, i) => draw(random, i));
};
const provenByCheck = new Set(['iban', 'payment-card']);

for (const detector of finance) {
  test(`${detector.id} under its headers, and ${provenByCheck.has(detector.id) ? '' : 'not '}without one`, () => {
    const values = columnFrom(financeValues[detector.id]);
    for (const header of financeHeaders[detector.id]) assert.equal(detectedIn(header, values), detector.id, header);
    if (provenByCheck.has(detector.id)) assert.equal(detectedIn('', values), detector.id);
    else assert.equal(detector.judge(columnOf('', values)), undefined);
  });
}

test('card numbers that processors publish for tests, grouped or not', () => {
  const published = [
    ...['4111111111111111', '4222222222222', '5555 5555 5555 4444', '2223003122003222', '378282246310005'],
    ...['6011-1111-1111-1117', '30569309025904', '3530111333300000', '6200000000000005'],
  ];
  assert.equal(detectedIn('', published), 'payment-card');
});

test('IBANs and routing numbers that are published', () => {
  const ibans = [
    'GB29 NWBK 6016 1331 9268 19',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'NL91ABNA0417164300',
  ];
  assert.equal(detectedIn('iban', ibans), 'iban');
  assert.equal(detectedIn('routing_number', ['021000021', '011401533', '091000019']), 'aba-routing');
});

test('numbers of other things are no cards and no accounts', () => {
  const draws: Record<string, (random: Random, i: number) => string> = {
    milliseconds: (random) => `16${drawn('99999999999', random)}`,
    'milliseconds to come': (_, i) => String(4_100_000_000_000 + 997 * i),
    snowflakes: (random) => drawn('1999999999999999999', random),
    'random digits': (random) => `4${drawn('999999999999999', random)}`,
    consecutive: (_, i) => String(4_000_000_000_000_000 + i),
    imei: (random) => `35${drawn('9999999999999', random)}`,
    'tracking codes': (random) => drawn('RR999999999DE', random),
    parts: (random) => drawn('AA9999999999999', random),
    hashes: (random) => drawn('9A9999AA99999A9A', random).toLowerCase(),
  };
  for (const [what, draw] of Object.entries(draws)) {
    for (const header of ['', 'reference']) {
      const column = columnOf(header, columnFrom(draw, 1000));
      const claims = finance.filter((each) => (each.judge(column)?.confidence ?? 0) >= ENOUGH).map(({ id }) => id);
      assert.deepEqual(claims, [], `${what} under "${header}"`);
    }
  }
});

test('amounts that are not of people, and what is said about a loan, are not taken', () => {
  const amounts = columnFrom((random) => drawn('19999', random));
  const claimed = (header: string, values: readonly string[]) =>
    finance.some((each) => (each.judge(columnOf(header, values))?.confidence ?? 0) >= ENOUGH);
  for (const header of [
    'gdp',
    'median_income_county',
    'income per capita',
    'loan_id',
    'loan_term',
    'work life balance',
    'price',
    'amount',
  ]) {
    assert.equal(claimed(header, amounts), false, header);
  }
  assert.equal(
    claimed(
      'income_source',
      columnFrom((_, i) => ['job', 'pension', 'rent'][i % 3]),
    ),
    false,
  );
  assert.equal(claimed('salary', ['monthly', 'weekly', 'hourly']), false);
});

test('classes of income are categories, amounts are numbers, and both must not be learnt', () => {
  assert.equal(
    detectedIn(
      'salary-class',
      columnFrom((_, i) => ['<=50K', '>50K'][i % 2]),
    ),
    'income-band',
  );
  assert.equal(
    detectedIn(
      'salary',
      columnFrom((random) => `${drawn('19', random)},000`),
    ),
    'income',
  );
  for (const id of ['income', 'income-band', 'balance', 'credit-score']) {
    assert.equal(finance.find((each) => each.id === id)?.role, 'sensitive');
  }
});

test('a text made to defeat a pattern costs no time', () => {
  const hostile = ['1', 'A', '1 ', '1-', '1,', '1.', '$', '<', ' ', '1k', 'low ', '-'].map((part) =>
    part.repeat(256).slice(0, 256),
  );
  for (const detector of finance) {
    const column = columnOf(financeHeaders[detector.id][0], hostile);
    detector.judge(column);
    const judgeOften = () => {
      for (let i = 0; i < 10; i++) detector.judge(column);
    };
    takesAtMost(0.2 * 10 * hostile.length, judgeOften, detector.id);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, randomBelow, seededRandom } from '../../../random/index.ts';
import { takesAtMost } from '../../../testing/index.ts';
import { ENOUGH } from '../../detector.ts';
import { columnOf, detectedIn, detection } from '../../testColumn.ts';
import { drawn } from '../../testValues/drawn.ts';
import { nationalHeaders, nationalValues } from '../../testValues/national.ts';
import { national } from './index.ts';

const columnFrom = (draw: (random: Random, i: number) => string, rows = 300): string[] => {
  const random = seededRandom(11);
  return Array.from({ length: rows }, (_, i) => draw(random, i));
};

/** The detectors of this folder that take the column for theirs. */
function claimsOn(header: string, values: readonly string[]): string[] {
  const column = columnOf(header, values);
  return national.filter((each) => (each.judge(column)?.confidence ?? 0) >= ENOUGH).map(({ id }) => id);
}

/** Without a header neither form nor check digits distinguish these from other numbers. */
const needHeader = new Set([
  ...['us-ein', 'dk-cpr', 'ca-sin', 'ar-dni', 'il-id'],
  ...['hu-taj', 'ua-rntrc', 'kz-iin', 'ec-ci', 'id-nik', 'vn-cccd', 'eg-id'],
  ...['passport', 'driver-licence', 'national-id', 'tax-id', 'licence-plate'],
]);

for (const { id } of national) {
  test(`${id} under its headers, and ${needHeader.has(id) ? 'not ' : ''}without one`, () => {
    const values = columnFrom(nationalValues[id]);
    for (const header of nationalHeaders[id]) assert.equal(detectedIn(header, values), id, header);
    if (needHeader.has(id)) assert.deepEqual(claimsOn('', values), []);
    else assert.equal(detectedIn('', values), id);
  });
}

test('numbers that authorities and standards publish as examples have right check digits', () => {
  const published: Readonly<Record<string, readonly string[]>> = {
    'us-npi': ['1234567893'],
    'us-dea': ['AB1234563', 'F91234563'],
    'uk-nhs': ['943 476 5919', '9434765919'],
    'fr-nir': ['2 55 08 14 168 025 38', '255081416802538'],
    'de-idnr': ['86095742719', '36 574 261 809'],
    'de-rvnr': ['65170839J003', '65 170839 J 003'],
    'nl-bsn': ['111222333'],
    'be-nn': ['85.07.30-033.28'],
    'ch-ahv': ['756.9217.0769.85'],
    'at-svnr': ['1237 010180'],
    'se-personnummer': ['811228-9874', '19811228-9874', '8112289874', '670919-9530'],
    'fi-hetu': ['131052-308T'],
    'no-fodselsnummer': ['15108695088'],
    'pl-pesel': ['44051401359'],
    'es-dni': ['12345678Z', '12345678-z', 'X1234567L'],
    'it-codice-fiscale': ['RSSMRA85T10A562S', 'MRTMTT25D09F205Z'],
    'pt-nif': ['123456789'],
    'tr-kimlik': ['10000000146'],
    'ca-sin': ['046 454 286', '046-454-286'],
    'mx-curp': ['BOXW310820HNERXN09'],
    'br-cpf': ['390.533.447-05', '11144477735'],
    'cl-rut': ['30.686.957-4', '12531909-2'],
    'cn-id': ['11010519491231002X'],
    'hk-id': ['A123456(3)', 'G123456(A)'],
    'tw-id': ['A123456789'],
    'jp-my-number': ['123456789018'],
    'in-aadhaar': ['2341 2341 2346'],
    'sg-nric': ['S1234567D', 'F1234567N', 'G1234567X'],
    'za-id': ['8001015009087'],
    'il-id': ['039337423'],
    'au-tfn': ['123 456 782'],
    'au-medicare': ['2123 45670 1', '2123456701'],
    vin: ['1M8GDM9AXKP042788'],
  };
  for (const [id, values] of Object.entries(published)) {
    const judgement = national.find((each) => each.id === id)?.judge(columnOf(nationalHeaders[id][0], values));
    assert.equal(judgement?.share, 1, id);
    const right = judgement.evidence.flatMap((each) => (each.says === 'check digits' ? [each.share] : []));
    assert.deepEqual(right, [1], id);
  }
});

test('made-up Social Security numbers are found under the header, with areas that no real one has', () => {
  const synthetic = columnFrom((random) => drawn('999-19-9999', random).replace(/^.../, '999'));
  assert.equal(detectedIn('SSN', synthetic), 'us-ssn');
  assert.equal(
    detectedIn(
      'ssn',
      columnFrom((random) => drawn('199999999', random)),
    ),
    'us-ssn',
  );
  assert.notEqual(
    detectedIn(
      '',
      columnFrom((random) => drawn('199999999', random)),
    ),
    'us-ssn',
  );
});

test('a header that names it and wrong check digits are still enough', () => {
  const values = columnFrom((random) => `${drawn('99999999', random)}${'TRWAGMYF'[randomBelow(random, 8)]}`);
  assert.equal(detectedIn('dni', values), 'es-dni');
  assert.equal(detection('dni', values)?.judgement.confidence, 0.8);
  assert.notEqual(detectedIn('reference', values), 'es-dni');
});

test('the machine-readable line of a passport needs no header', () => {
  const line = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
  const values = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => line.replace(/B<{5}10$/, `${letter}<<<<<10`));
  assert.equal(detectedIn('scan', values), 'passport');
  assert.notEqual(
    detectedIn(
      'scan',
      values.map((value) => value.replace('L898902C3', 'L898902C4')),
    ),
    'passport',
  );
});

test('numbers of other things are no national numbers', () => {
  const isbn = (random: Random) => {
    const body = drawn('999999999', random);
    const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (10 - i), 0);
    const check = (11 - (sum % 11)) % 11;
    return body + (check === 10 ? 'X' : String(check));
  };
  const draws: Record<string, (random: Random, i: number) => string> = {
    isbn,
    milliseconds: (_, i) => String(1_612_310_000_000 + i * 61_001),
    seconds: (random) => String(1_600_000_000 + randomBelow(random, 1e8)),
    minutes: (_, i) => new Date(1.6e12 + i * 3.6e6).toISOString().replace(/\D/g, '').slice(0, 12),
    phones: (random) => drawn('199-199-9999', random),
    skus: (random) => drawn('AAA-9999', random),
    parts: (random) => drawn('AA9999999', random),
    prices: (random) => drawn('199.99', random),
    versions: (random) => drawn('1.9.99', random),
    tokens: (random) => drawn('A99AA9A99A9AA9999', random),
    invoices: (random) => drawn('INV-999999', random),
  };
  for (let digits = 5; digits <= 19; digits++) {
    draws[`${digits} random digits`] = (random) => drawn(`1${'9'.repeat(digits - 1)}`, random);
    for (const step of [1, 10, 11, 97, 100])
      draws[`${digits} digits by ${step}`] = (_, i) => String(10 ** (digits - 1) + i * step);
  }
  for (const [what, draw] of Object.entries(draws)) {
    for (const header of ['', 'reference', 'customer_no']) {
      assert.deepEqual(claimsOn(header, columnFrom(draw, 1000)), [], `${what} under "${header}"`);
    }
  }
});

test('what is said about a document is no number of it', () => {
  const dates = columnFrom((random) => `20${drawn('19', random)}-0${drawn('1', random)}-1${drawn('9', random)}`);
  for (const header of ['passport_expiry', 'Führerschein', 'drivers', 'national id']) {
    assert.deepEqual(claimsOn(header, dates), [], header);
  }
  assert.notEqual(
    detectedIn(
      'passport_country',
      columnFrom((random) => drawn('A99999999', random)),
    ),
    'passport',
  );
  assert.notEqual(
    detectedIn(
      'tin',
      columnFrom((random) => `0.${drawn('199999', random)}`),
    ),
    'tax-id',
  );
  assert.notEqual(
    detectedIn(
      'drivers',
      columnFrom((random) => drawn('199', random)),
    ),
    'driver-licence',
  );
});

test('a text made to defeat a pattern costs no time', () => {
  const hostile = ['1', 'A', '1 ', '1-', 'A1', 'A-', '9.', '<', ' ', '1A ', 'あ1'].map((part) =>
    part.repeat(256).slice(0, 256),
  );
  for (const detector of national) {
    const column = columnOf(nationalHeaders[detector.id][0], hostile);
    detector.judge(column);
    const judgeOften = () => {
      for (let i = 0; i < 10; i++) detector.judge(column);
    };
    takesAtMost(0.2 * 10 * hostile.length, judgeOften, detector.id);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBelow, seededRandom } from '../../../random/index.ts';
import { takesAtMost } from '../../../testing/index.ts';
import { Confidence } from '../../detector.ts';
import { columnOf, detectedIn, ofPeopleIn } from '../../testColumn.ts';
import { contactHeaders, contactValues } from '../../testValues/contact.ts';
import { drawn } from '../../testValues/drawn.ts';
import { isEmailAddress } from './email.ts';
import { contact } from './index.ts';
import { phone } from './phone.ts';
import { couldBeDialled, isWrittenAsPhone } from './phoneNumbers.ts';

const random = seededRandom(1);
const many = (make: () => string) => Array.from({ length: 200 }, make);
const shaped = (pattern: string) => many(() => drawn(pattern, random));

test('each is found under its header, in any language', () => {
  for (const { id } of contact) {
    const values = many(() => contactValues[id](random));
    for (const header of contactHeaders[id]) assert.equal(detectedIn(header, values), id, header);
  }
});

test('without a header, addresses and written numbers are found', () => {
  assert.equal(
    detectedIn(
      '',
      many(() => contactValues['email'](random)),
    ),
    'email',
  );
  assert.equal(
    detectedIn(
      'x',
      many(() => contactValues['phone'](random)),
    ),
    'phone',
  );
  assert.equal(detectedIn('x', shaped('+442079469999')), 'phone');
  assert.equal(
    detectedIn(
      'x',
      many(() => `0${1 + randomBelow(random, 5)} ${drawn('19 99 99 99', random)}`),
    ),
    'phone',
  );
});

test('plain digits are telephone numbers only under a header that says so, or says nothing and all are alike', () => {
  const values = many(() => `212${drawn('1999999', random).replace(/^1/, '2')}`);
  assert.equal(detectedIn('phone', values), 'phone');
  assert.equal(detectedIn('', values), 'phone');
  assert.equal(detectedIn('c7', values), 'phone');
  assert.equal(detectedIn('', shaped('1999999999')), 'none');
  assert.equal(ofPeopleIn('amount_in_cents', values), 'none');
});

test('made-up numbers count under a header, with less confidence', () => {
  assert.equal(phone.judge(columnOf('phone', shaped('000-000-9999')))?.confidence, Confidence.header);
  assert.equal(phone.judge(columnOf('phone', shaped('(212) 299-9999')))?.confidence, Confidence.headerAndForm);
});

test('other numbers with hyphens, points and blanks are no telephone numbers', () => {
  const others: Record<string, readonly string[]> = {
    ndc: shaped('0173-9999-99'),
    isbn: shaped('978-0-99-999999-9'),
    catalog: shaped('099-999-9999'),
    part_number: shaped('299-299-9999'),
    code: shaped('0199-999-999'),
    tracking: shaped('9999 9999 9999'),
    population: shaped('19 999 999'),
    x: shaped('0.99999999'),
    delta: shaped('+1999'),
    order: shaped('9999999999'),
  };
  for (const [header, values] of Object.entries(others)) assert.equal(phone.judge(columnOf(header, values)), undefined);
  const dates = many(() => `0${1 + randomBelow(random, 9)}-1${randomBelow(random, 9)}-20${drawn('19', random)}`);
  assert.equal(phone.judge(columnOf('d', dates)), undefined);
});

test('a header alone is not enough', () => {
  assert.equal(phone.judge(columnOf('mobile', ['true', 'false', 'true', 'true', 'false'])), undefined);
  assert.equal(phone.judge(columnOf('phone_count', shaped('9'))), undefined);
  assert.equal(phone.judge(columnOf('cell', shaped('A9'))), undefined);
  assert.equal(detectedIn('email', ['yes', 'no', 'yes', 'no', 'no']), 'none');
});

test('an address has a domain that can exist', () => {
  for (const good of ['ada@example.org', 'a.b+c@sub.example.co.uk', 'Ada L. <ada@example.org>', 'jürgen@müller.de'])
    assert.ok(isEmailAddress(good), good);
  for (const bad of ['a@b.c', 'a@b', '@ada', 'icon@2x.png', 'a@@b.com', 'j***@mail.com', 'a@-b-.com', 'left-pad@1.3.0'])
    assert.ok(!isEmailAddress(bad), bad);
});

test('no value makes a pattern run long', () => {
  const made = ['a@', 'a.', 'a@a.', '<', '0 ', '(0', '+1-', '1.', '-', '0-0 '].flatMap((piece) => [
    piece.repeat(256).slice(0, 256),
    `a@${piece.repeat(256).slice(0, 253)}!`,
    piece.repeat(20).slice(0, 39),
  ]);
  for (const matches of [isEmailAddress, couldBeDialled, isWrittenAsPhone]) {
    for (const value of made) {
      const matchOften = () => {
        for (let i = 0; i < 20; i++) matches(value);
      };
      takesAtMost(0.5 * 20, matchOften, `${matches.name} on ${value.slice(0, 12)}`);
    }
  }
});

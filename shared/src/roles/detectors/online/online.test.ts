import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBelow, seededRandom } from '../../../random/index.ts';
import { takesAtMost } from '../../../testing/index.ts';
import { ENOUGH } from '../../detector.ts';
import { columnOf, detectedIn } from '../../testColumn.ts';
import { drawn } from '../../testValues/drawn.ts';
import { onlineHeaders, onlineValues } from '../../testValues/online.ts';
import { online } from './index.ts';

const random = seededRandom(2);
const many = (make: () => string) => Array.from({ length: 200 }, make);
const valuesOf = (id: string) => many(() => onlineValues[id](random));
const shaped = (pattern: string) => many(() => drawn(pattern, random));
const claims = (header: string, values: readonly string[]) => {
  const column = columnOf(header, values);
  return online.filter((detector) => (detector.judge(column)?.confidence ?? 0) >= ENOUGH).map(({ id }) => id);
};

test('each is found under its header, in any language', () => {
  for (const { id } of online) {
    const values = valuesOf(id);
    for (const header of onlineHeaders[id]) assert.equal(detectedIn(header, values), id, header);
  }
});

test('without a header, what has a form of its own is found, and nothing else', () => {
  const alone = [
    ...['secret', 'member-url', 'record-url', 'url', 'social-handle', 'ip-address', 'mac-address', 'imei'],
    ...['wallet-address', 'uuid', 'ulid', 'mongo-id', 'jwt', 'hash', 'user-agent'],
  ];
  for (const id of alone) assert.equal(detectedIn('', valuesOf(id)), id);
  for (const id of ['device-id', 'biometric']) assert.equal(detectedIn('', valuesOf(id)), 'token');
});

test('codes of things are none of people', () => {
  for (const header of ['product_id', 'order_id', 'provider', 'invoice_uuid']) {
    assert.deepEqual(claims(header, valuesOf('uuid')), [], header);
  }
  for (const header of ['checksum', 'file_sha256', 'commit', 'content_hash', 'etag']) {
    assert.deepEqual(claims(header, valuesOf('hash')), [], header);
  }
  assert.deepEqual(claims('product_image', valuesOf('photo')), ['url']);
});

test('versions, times and ratios are no addresses', () => {
  const below = (limit: number) => String(randomBelow(random, limit));
  const version = () => [below(9), below(30), below(30), below(40)].join('.');
  assert.deepEqual(claims('', many(version)), []);
  assert.deepEqual(claims('client_ip', many(version)), ['ip-address']);
  assert.deepEqual(claims('firmware_version', valuesOf('ip-address')), []);
  assert.deepEqual(
    claims(
      'time',
      many(() => `1${below(10)}:${drawn('19', random)}:${drawn('19', random)}`),
    ),
    [],
  );
  assert.deepEqual(claims('oid', shaped('9.9.9.9.9.9')), []);
});

test('numbers without right check digits, and cards, are no device numbers', () => {
  assert.deepEqual(claims('x', shaped('359999999999999')), []);
  assert.deepEqual(claims('epoch', shaped('1699999999999')), []);
  assert.deepEqual(claims('balance', shaped('19999999999999999999999999999')), []);
});

test('words that only look like it stay unclaimed', () => {
  const pick = (...words: string[]) => many(() => words[randomBelow(random, words.length)]);
  assert.deepEqual(claims('package', shaped('@AAA/AAAA')), []);
  assert.deepEqual(claims('token', pick('the', 'house', 'of')), []);
  assert.deepEqual(claims('fingerprint', pick('yes', 'no')), []);
  assert.deepEqual(claims('ssh_key_fingerprint', valuesOf('biometric')), []);
  assert.deepEqual(claims('iris', pick('setosa', 'virginica')), []);
  assert.deepEqual(claims('cookie', pick('accepted', 'refused')), []);
  assert.deepEqual(claims('device', pick('iPhone 12', 'Pixel 7')), []);
  assert.deepEqual(claims('handle', pick('left', 'right')), []);
  assert.deepEqual(claims('photo_count', shaped('9')), []);
  assert.deepEqual(claims('link', shaped('AAA')), []);
  assert.deepEqual(claims('password_changed', shaped('2020-01-19')), []);
});

test('no value makes a pattern run long', () => {
  const pieces = [
    'a',
    '0',
    'a.',
    '1.',
    'f:',
    '0:',
    '::',
    'eyJ',
    'eyJa.',
    '/a',
    'a/1',
    'www.a.',
    '@a.',
    'sk-',
    '$2a$',
    '-',
  ];
  const starts = [
    '',
    'https://',
    '@',
    'Mozilla/5.0 (',
    'eyJhbGciOiJI.eyJ',
    '0x',
    '-----BEGIN ',
    'bc1',
    'www.linkedin.com/in/',
  ];
  const values = pieces.flatMap((piece) => starts.map((start) => `${(start + piece.repeat(256)).slice(0, 255)}!`));
  for (const detector of online) {
    const column = columnOf(onlineHeaders[detector.id][0], values);
    assert.equal(column.values.length, values.length);
    detector.judge(column);
    const judgeOften = () => {
      for (let i = 0; i < 5; i++) detector.judge(column);
    };
    takesAtMost(0.1 * 5 * values.length, judgeOften, detector.id);
  }
});

test('vectors of faces and recordings of voices name people, vectors of other things do not', () => {
  const vectors = many(() => `[${Array.from({ length: 16 }, () => (random() - 0.5).toFixed(4)).join(', ')}]`);
  for (const header of ['face_vector', 'voice', 'speaker_embedding', 'Gesicht', '顔'])
    assert.deepEqual(claims(header, vectors), ['biometric'], header);
  assert.deepEqual(claims('colour_histogram', vectors), []);
  assert.deepEqual(claims('voice', shaped('rec_9999.wav')), ['biometric']);
});

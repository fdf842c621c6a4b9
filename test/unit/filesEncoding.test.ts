/** What a file is encoded in is found out, whatever the size of the pieces it is read in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { drawn } from '@quasi/shared/testing';
import fc from 'fast-check';
import { bytesAsInput, readTableFrom } from '../../server/src/files/index.ts';
import { Transcoder } from '../../server/src/files/transcoder.ts';
import { snapshot } from '../../shared/src/table/testTexts.ts';

const options = { missingTokens: [], trim: false };
const head = 'name,city\n';
/** Latin letters and signs that windows-1252 has, and that are not UTF-8 in it. */
const western = `${head}Zoë,Köln\nRené,“Málaga” – 5 €\n`;
const anywhere = `${head}Zoë,Köln\n李,北京\nÅsa,😀\n`;
const ascii = `${head}Ann,Rome\n`;

function utf16(text: string, bigEndian: boolean): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

function windows1252(text: string): Buffer {
  const special = new Map([
    ['€', 0x80],
    ['“', 0x93],
    ['”', 0x94],
    ['–', 0x96],
  ]);
  return Buffer.from(Array.from(text, (character) => special.get(character) ?? character.charCodeAt(0)));
}

function read(bytes: Uint8Array, more: object = {}) {
  return drain(readTableFrom(bytesAsInput('test', bytes), { ...options, ...more }));
}

function textOf(bytes: Uint8Array, more: object = {}): { text: string; encoding: string } {
  const { source, encoding } = read(bytes, more);
  return { text: new TextDecoder().decode(source.bytes(0, source.length)), encoding };
}

const cases: readonly (readonly [name: string, bytes: Uint8Array, encoding: string, text: string])[] = [
  ['ASCII', Buffer.from(ascii), 'utf-8', ascii],
  ['UTF-8', Buffer.from(anywhere), 'utf-8', anywhere],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${anywhere}`), 'utf-8', anywhere],
  ['UTF-16 LE with a byte order mark', utf16(`\uFEFF${anywhere}`, false), 'utf-16le', anywhere],
  ['UTF-16 BE with a byte order mark', utf16(`\uFEFF${anywhere}`, true), 'utf-16be', anywhere],
  ['UTF-16 LE without a mark', utf16(western, false), 'utf-16le', western],
  ['UTF-16 BE without a mark', utf16(western, true), 'utf-16be', western],
  ['windows-1252', windows1252(western), 'windows-1252', western],
  [
    'windows-1252 that shows late',
    windows1252(ascii.repeat(9000) + western),
    'windows-1252',
    ascii.repeat(9000) + western,
  ],
  [
    'UTF-8 with a bad byte after good ones',
    Buffer.concat([Buffer.from(anywhere), Buffer.of(0xff), Buffer.from(anywhere)]),
    'utf-8',
    `${anywhere}\uFFFD${anywhere}`,
  ],
  ['UTF-8 cut in its last character', Buffer.from(anywhere).subarray(0, -2), 'utf-8', `${anywhere.slice(0, -3)}\uFFFD`],
  ['NUL bytes in ASCII', Buffer.from('a,b\n1\0,2\n3,4\n'), 'utf-8', 'a,b\n1\0,2\n3,4\n'],
];

for (const [name, bytes, encoding, text] of cases) {
  test(`${name} is read as ${encoding}`, () => {
    assert.deepEqual(textOf(bytes), { text, encoding });
  });

  test(`${name}: the same table and the same text in pieces of any size`, () => {
    const whole = read(bytes);
    const sizes = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 70_000 }));
    fc.assert(
      fc.property(sizes, (stepBytes) => {
        if (bytes.length / stepBytes > 20_000) return;
        const inPieces = read(bytes, { stepBytes });
        assert.deepEqual(snapshot(inPieces.table), snapshot(whole.table));
        assert.equal(inPieces.encoding, encoding);
        assert.deepEqual(inPieces.source.bytes(3, 20), whole.source.bytes(3, 20));
        assert.equal(inPieces.lines.count, whole.lines.count);
      }),
      drawn(30),
    );
  });
}

test('a byte order mark is no part of the first column name', () => {
  for (const bytes of [Buffer.from(`\uFEFF${anywhere}`), utf16(`\uFEFF${anywhere}`, false)]) {
    assert.equal(read(bytes).table.columns[0]?.name, 'name');
  }
});

test('an encoding that is named is taken at its word', () => {
  const shiftJis = Buffer.from([...Buffer.from('a,b\n1,'), 0x93, 0xfa, 0x96, 0x7b, 0x0a]);
  assert.deepEqual(textOf(shiftJis, { encoding: 'shift_jis' }), { text: 'a,b\n1,日本\n', encoding: 'shift_jis' });
  assert.equal(textOf(Buffer.from('a\né\n'), { encoding: 'latin1' }).text, 'a\nÃ©\n');
  assert.equal(textOf(windows1252(western), { encoding: 'UTF-8' }).encoding, 'utf-8');
});

test('any bytes in any pieces give the same text', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => Buffer.from(text)),
    fc.array(fc.constantFrom(0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80, 0xff, 0x00)).map(Buffer.from),
  );
  fc.assert(
    fc.property(
      bytes,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      fc.boolean(),
      (bytes, sizes, longHead) => {
        // With a long head the encoding is not yet known when the bytes come, without one it is decided by them.
        const all = longHead ? Buffer.concat([Buffer.from('a'.repeat(1100)), bytes]) : Buffer.from(bytes);
        const whole = new Transcoder();
        const expected = Buffer.from(whole.push(all, true));
        const pieces = new Transcoder();
        const texts: Uint8Array[] = [];
        for (let from = 0, i = 0; ; i++) {
          const to = from + (sizes[i % sizes.length] as number);
          texts.push(Buffer.from(pieces.push(all.subarray(from, to), to >= all.length)));
          from = to;
          if (from >= all.length) break;
        }
        assert.deepEqual(Buffer.concat(texts), expected);
        assert.equal(pieces.encoding, whole.encoding);
      },
    ),
    drawn(3000),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributeOf, XmlScanner } from './xml.ts';

const text =
  '<?xml version="1.0"?><!DOCTYPE a SYSTEM "x"><a:b c="1>2" d=\'"\'>x &lt;&amp;&#x1F600;&#233; &unknown;<!-- <no> -->' +
  '<e/><f g = "a&quot;" />\r\nü<![CDATA[<&amp;]]></a:b>';

function eventsOf(bytes: Uint8Array, length: number): string[] {
  const events: string[] = [];
  const add = (event: string) => {
    // A text may come in pieces.
    const last = events.at(-1);
    if (event.startsWith("'") && last?.startsWith("'")) events[events.length - 1] = last + event.slice(1);
    else events.push(event);
  };
  const scanner = new XmlScanner({
    opened: (name, tag) => add(`<${name} ${attributeOf(tag, 'c') ?? ''}${attributeOf(tag, 'g') ?? ''}`),
    closed: (name) => add(`>${name}`),
    text: (piece) => add(`'${piece}`),
  });
  for (let at = 0; at < bytes.length; at += length) {
    scanner.push(bytes.subarray(at, at + length), at + length >= bytes.length);
  }
  return events;
}

test('tags, attributes, references, comments and texts as they are, cut anywhere', () => {
  const bytes = Buffer.from(text);
  const whole = eventsOf(bytes, bytes.length);
  assert.deepEqual(whole, ['<b 1>2', "'x <&😀é &unknown;", '<e ', '>e', '<f a"', '>f', "'\nü<&amp;", '>b']);
  for (let length = 1; length < 40; length++) assert.deepEqual(eventsOf(bytes, length), whole, `${length}`);
});

test('a name inside a value is no attribute', () => {
  assert.equal(attributeOf(`sheet name="x r:id='no' id=" r:id="yes"`, 'id'), 'yes');
  assert.equal(attributeOf('c r="A1"', 's'), undefined);
  assert.equal(attributeOf('c r=', 'r'), undefined);
});

test('what has no end is damage', () => {
  const scanner = () => new XmlScanner({ opened() {}, closed() {}, text() {} });
  assert.throws(() => scanner().push(Buffer.from('<a b="'), true), /a tag without an end/);
  assert.throws(() => scanner().push(Buffer.from(`<a ${'x'.repeat(2 ** 20)}`), false), /a tag without an end/);
});

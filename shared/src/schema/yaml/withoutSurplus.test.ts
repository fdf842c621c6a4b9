import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Lexer } from 'yaml';
import { drawn } from '../../testing/index.ts';
import { withoutSurplus } from './withoutSurplus.ts';

const kept = (text: string, most: number) =>
  [...withoutSurplus(new Lexer().lex(text), most)].filter((lexeme) => lexeme !== undefined);

test('where each value has its place nothing is taken away', () => {
  const text =
    '%YAML 1.2\n---\na: &x !!str "b"  # why\nlong: |\n  two\n  lines\nlist: [ &y {k: v, w: *x}, a plain one ]\n? - 1\n: - 2\n...\n';
  assert.deepEqual(kept(text, 4), [...new Lexer().lex(text)]);
});

test('of words in a row as many stay as are told of, and what follows is where it was', () => {
  const [begin, quotes] = ['\u0002', '""'];
  assert.deepEqual(kept('"" "" "" ""\n- "" ""', 2), [
    ...[begin, quotes, ' ', quotes, ' ', '     ', '\n'],
    ...['-', ' ', quotes, ' ', quotes],
  ]);
});

/** Without the characters by which the lexer says what comes. */
const visible = (lexemes: Iterable<string>) =>
  [...lexemes].filter((one) => !/^[\u0002\u0018\u001f]$/.test(one)).join('');

test('whatever the text, each character stays where it is or becomes a blank', () => {
  const piece = fc.constantFrom(
    '""',
    "'",
    '&a',
    '*a',
    '!t',
    ' ',
    '\n',
    '- ',
    'a: ',
    '[',
    ']',
    '{',
    '}',
    ',',
    '#',
    '|',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece), fc.nat(3), (pieces, most) => {
      const text = pieces.join('');
      const left = visible(kept(text, most));
      assert.equal(left.length, text.length);
      for (const [i, character] of [...left].entries()) assert.ok(character === text[i] || character === ' ', left);
    }),
    drawn(2000),
  );
});

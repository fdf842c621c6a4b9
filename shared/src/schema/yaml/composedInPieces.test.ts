import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isAlias, isMap, isPair, isScalar, isSeq, Parser, stringify } from 'yaml';
import { drain } from '../../analysis/index.ts';
import { assertMet, drawn } from '../../testing/index.ts';
import { composedInPieces } from './composedInPieces.ts';

/** What of a node counts, with all below it. */
function seen(node: unknown): unknown {
  if (isPair(node)) return [seen(node.key), seen(node.value)];
  if (!isMap(node) && !isSeq(node) && !isScalar(node) && !isAlias(node)) return node ?? null;
  const { range } = node;
  const head = [range?.[0], range?.[1], isAlias(node) ? node.source : node.anchor, node.tag];
  if (isScalar(node)) return [...head, node.value];
  return isAlias(node) ? head : [...head, isMap(node), node.items.map(seen)];
}

function inPieces(text: string, longest: number) {
  const tokens = [...new Parser().parse(text)].filter(
    (token, i, all) => token.type !== 'document' || all.findIndex(({ type }) => type === 'document') === i,
  );
  const { contents, errors } = drain(composedInPieces(tokens, text.length, longest));
  // What the package calls impossible comes only beside another error.
  const told = errors.filter(({ code }) => code !== 'IMPOSSIBLE');
  return { contents: seen(contents), errors: told.map(({ code, pos }) => `${pos} ${code}`).sort() };
}

const key = fc.constantFrom('a', 'b', 'name', 'fields', '1', 'x y', '"', '#', '');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<unknown>('a', 'x y', '', 'line\nline\n', 'null', 7, true, null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
}));

const lines = fc
  .array(
    fc.tuple(
      fc.nat(3),
      fc.constantFrom('a: 1', 'b:', '- x', '-', '- a: 1', '# no', '', '? k', ': v', '&x', 'c: &y', 'd: *y', '- !!set'),
      fc.constantFrom('', '', '', ' # why', ' [1, {b: 2}]', ' |', ' "q', ' !t'),
    ),
    { maxLength: 14 },
  )
  .map((some) => some.map(([indent, line, end]) => ' '.repeat(indent) + line + end).join('\n'));

const flows = fc
  .array(
    fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      ',',
      ', ',
      ',',
      'a',
      'b: 1',
      '"c":2',
      ': x',
      '? k',
      '&x 1',
      '*x',
      '# no\n',
      '\n',
      ' ',
      'n: [',
      'm: {',
      '!!set',
      "'",
      '- ',
    ),
    { maxLength: 24 },
  )
  .map((some) => `a: [${some.join('')}]\nb: {c: 1}\n`);

test('a block within brackets is an error at the same place, however short the pieces', () => {
  const text = 'a: [- - ]\nb: {c: 1}\n';
  const whole = inPieces(text, text.length + 1);
  assert.deepEqual(inPieces(text, 1), whole);
  assert.deepEqual(whole.errors, ['4,8 BLOCK_IN_FLOW']);
});

test('what stands behind the end of brackets is told once, however short the pieces', () => {
  for (const text of ['a: [x,y]]\n', 'a: [x,y]# no space\n']) {
    const whole = inPieces(text, text.length + 1);
    assert.deepEqual(inPieces(text, 1), whole);
    assert.equal(whole.errors.length, 1);
  }
});

test('in pieces of any length the same is composed, at the same places, with the same errors', () => {
  const texts = fc.oneof(
    value.map((written) => stringify(written, { lineWidth: 0 })),
    value.map((written) => stringify({ a: written, b: [written] }, { indentSeq: false })),
    value.map((written) => stringify(written, { collectionStyle: 'flow', lineWidth: 20 })),
    value.map((written) => stringify({ a: [written] }, { collectionStyle: 'flow', lineWidth: 0 })),
    flows,
    lines,
  );
  let split = 0;
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, longest) => {
      assert.deepEqual(inPieces(text, longest), inPieces(text, text.length + 1));
      if (text.length > longest) split++;
    }),
    drawn(3000),
  );
  assertMet(split, 1000, 3000);
});

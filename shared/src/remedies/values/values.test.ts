/** Remedies that need more than an example: keys, hierarchy files, texts, the order of dates, groups of numbers. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { readArxCsv } from '../../hierarchies/index.ts';
import { findEmbedded, identifiersIn } from '../../roles/index.ts';
import { assertMet, drawn, hierarchyFile, takesAtMost } from '../../testing/index.ts';
import { recode, treatmentsFor } from '../index.ts';
import {
  anyValue,
  columnAs,
  columnOf,
  drained,
  fresh,
  missingTokens,
  named,
  toTreat,
  treated,
} from '../testColumns.ts';
import { microaggregate } from './microaggregate.ts';

test('a pseudonym is the beginning of the HMAC of the value with plain line ends, and needs a key', () => {
  const treatment = named('pseudonymise', { digits: 16 });
  assert.equal(treatment.needs, 'key');
  const hmac = (text: string) => createHmac('sha256', 'of this test').update(text).digest('hex');
  const treat = drained(treatment.treat({ ...columnAs('code', ['x']), tools: { hmac } }));
  assert.equal(treat('a\r\nb'), hmac('a\nb').slice(0, 16));
  assert.equal(treat('a\r\nb'), treat('a\nb'));
  assert.notEqual(treat('x'), treat('X'));
  assert.throws(() => drained(treatment.treat({ ...columnAs('code', ['x']), tools: {} })), /need a key/);
});

test('pseudonyms are offered only where there is a key', () => {
  const column = columnAs('code', ['A12', 'B34', 'C56'], 'identifier');
  const offered = (each: typeof column) => drained(treatmentsFor(each)).some(({ remedy }) => remedy === 'pseudonymise');
  assert.ok(offered(column));
  assert.ok(!offered({ ...column, tools: { hmac: undefined } }));
});

test('identifiers in texts become their kinds', () => {
  const texts: readonly [string, string][] = [
    ['write to ann.lee@example.org, or call +41 44 668 18 00!', 'write to [e-mail], or call [phone]!'],
    ['SSN 078-05-1120, IBAN GB82 WEST 1234 5698 7654 32.', 'SSN [SSN], IBAN [IBAN].'],
    ['card 4111 1111 1111 1111; card 4111 1111 1111 1112', 'card [card]; card 4111 1111 1111 1112'],
    ['nothing here on 2024-03-17', 'nothing here on 2024-03-17'],
    ['Dear Mrs Tregellast, call a@b.org. Regards, Emily Carter', 'Dear Mrs [name], call [e-mail]. Regards, [name]'],
    [
      'Laut Frau Astlinger ist die Straße am Anna-Park gesperrt',
      'Laut Frau [name] ist die Straße am Anna-Park gesperrt',
    ],
    ['😀a@b.org😀 c@d.org', '😀[e-mail]😀 [e-mail]'],
  ];
  const after = treated(
    'note',
    texts.map(([text]) => text),
    named('redact-identifiers', {}),
  );
  assert.deepEqual(
    after,
    texts.map(([, text]) => text),
  );
});

test('in a redacted text none is found any more', () => {
  const piece = fc.oneof(
    fc.constantFrom('a@b.org', '+41 44 668 18 00', '078-05-1120', '4111 1111 1111 1111', 'GB82 WEST 1234 5698 7654 32'),
    fc.constantFrom(
      'Dear Mrs ',
      'Tregellast',
      'Kind regards, ',
      'Emily ',
      'spoke with ',
      'Herr ',
      '王秀英',
      '先生',
      '佐藤さん',
      '김민수 씨',
      'van ',
    ),
    fc.constantFrom(' ', '-', ', ', '.', '(', '+', '4', '1111', 'x', '\n', '202-555-0143', '(202) 555-0143'),
    anyValue,
  );
  let redacted = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const [after] = treated('note', [text], named('redact-identifiers', {}));
      if (after !== text) redacted++;
      assert.equal(drained(findEmbedded(columnOf('note', [after]).dictionary)), undefined, after);
    }),
    drawn(3000),
  );
  assertMet(redacted, 1000, 3000);
});

test('reading a long text for identifiers takes linear time', () => {
  for (const piece of ['a@a.', '+1 ', '0-', '(0', 'GB82 WEST ', '4111 1111 1111 1112 ', 'a.b@']) {
    const text = piece.repeat(400_000 / piece.length);
    takesAtMost(1500, () => identifiersIn(text), piece);
  }
});

test('a level of a hierarchy file is written, and a missing cell as the file says', () => {
  const file = 'b;B;*\na;A;*\nc;B;*\nNA;unknown;*\n';
  const values = ['a', 'b', 'c', 'NA', 'a'];
  const column = columnOf('x', values);
  const read = drained(readArxCsv(hierarchyFile(file), column, missingTokens));
  assert.ok('hierarchy' in read);
  const sha256 = 'ab'.repeat(32);
  const hierarchy = (name: string, digest: string) =>
    name === 'h.csv' && digest === sha256 ? read.hierarchy : undefined;
  const at = (level: number, name = 'h.csv') => {
    const treatment = named('hierarchy-level', { file: name, sha256, level });
    const { written } = drained(
      recode(column, { ...toTreat(column, values), tools: { hierarchy } }, treatment, fresh()),
    );
    return values.map((value, row) => written[column.codes.at(row)] ?? value);
  };
  assert.deepEqual(at(1), ['A', 'B', 'B', 'unknown', 'A']);
  assert.deepEqual(at(2), ['*', '*', '*', '*', '*']);
  assert.throws(() => at(3), /needs its file/);
  assert.throws(() => at(1, 'other.csv'), /needs its file/);
});

test('the order of day and month is judged over the column', () => {
  const orderOf = (...values: string[]) =>
    drained(treatmentsFor(columnAs('date', values)))
      .filter(({ remedy }) => remedy === 'coarser-date')
      .map(({ parameters }) => Object.values(parameters as object).join(' '));
  assert.deepEqual(orderOf('03/04/1984', '04/17/1984')[0], 'month month-first');
  assert.deepEqual(orderOf('03/04/1984', '17/04/1984')[0], 'month');
  assert.deepEqual(orderOf('03.04.1984', '05.04.1984')[0], 'month');
  assert.deepEqual(orderOf('1984-03-04')[0], 'month');
  assert.deepEqual(orderOf('03/04/1984', '05/04/1984'), ['year', 'five-years', 'decade'], 'who could say?');
});

/** All groupings tried. */
function leastSquares(numbers: readonly number[], least: number): number {
  const squares = (group: readonly number[]) => {
    const mean = group.reduce((sum, one) => sum + one, 0) / group.length;
    return group.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  };
  const best = Array<number>(numbers.length + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  for (let to = least; to <= numbers.length; to++) {
    for (let from = 0; from <= to - least; from++) {
      if (from > 0 && numbers[from] === numbers[from - 1]) continue;
      best[to] = Math.min(best[to], best[from] + squares(numbers.slice(from, to)));
    }
  }
  return Math.min(best[numbers.length], squares(numbers));
}

test('means are of groups that are large enough, keep sums, and lose as little as any grouping', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (numbers, rows) => {
        const column = columnAs('number', numbers.map(String));
        const treat = drained(microaggregate.with({ rows, decimals: 12 }).treat(column));
        const means = numbers.map((number) => Number(treat(String(number))));
        const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
        assert.ok(Math.abs(sum(means) - sum(numbers)) < 1e-6);
        for (const mean of means)
          assert.ok(means.filter((each) => each === mean).length >= Math.min(rows, numbers.length));
        const lost = sum(numbers.map((number, i) => (number - means[i]) ** 2));
        const sorted = numbers.toSorted((one, other) => one - other);
        assert.ok(lost <= leastSquares(sorted, rows) + 1e-6, `${lost}`);
      },
    ),
    drawn(1000),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { drawn, takesAtMost } from '../testing/index.ts';
import { LONGEST_DOCUMENT, readJsonTree } from './readJsonTree.ts';
import { readColumnStatistics, readStatisticsText } from './readStatistics.ts';
import { statisticsShape } from './shape.ts';
import { statementOf } from './statement.ts';
import { codeOf, comparedColumns, frequenciesOf } from './statistics.ts';

const sound = {
  statistics: 1,
  rows: 8,
  below: 2,
  columns: [
    {
      name: 'sex',
      role: 'quasi-identifier',
      kind: 'category',
      frequencies: [
        ['f', 3],
        ['m', 5],
      ],
    },
    {
      name: 'age',
      role: 'quasi-identifier',
      missing: null,
      frequencies: [['30', 4]],
      suppressed: { values: 3, records: 4 },
    },
    { name: '__proto__', missing: 2, counts: [4, 2] },
  ],
  leftOut: ['id'],
  pairs: [{ dependent: 'sex', determinant: 'age', gain: 0.6, tuples: [['m', '30', 3, 0.75]] }],
  tree: [
    {
      parent: 'age',
      child: 'sex',
      counts: [['30', 'm', 3]],
    },
  ],
};

const read = (value: unknown) => drain(readStatisticsText(typeof value === 'string' ? value : JSON.stringify(value)));

/** The problems, each after the text that it is about. */
function told(value: unknown): string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { statistics, problems } = drain(readStatisticsText(text));
  assert.equal(statistics === undefined, problems.length > 0);
  return problems.map(({ offset, length, message }) => `${text.slice(offset, offset + length)}: ${message}`);
}

test('what is sound is read, and written as it was', () => {
  const { statistics, problems } = read(sound);
  assert.deepEqual(problems, []);
  assert.ok(statistics);
  const { missing: _, ...withoutMissing } = sound.columns[0] as { missing?: number };
  const expected = { ...sound, columns: [{ ...withoutMissing, missing: 0 }, ...sound.columns.slice(1)] };
  assert.deepEqual(JSON.parse(JSON.stringify(statementOf(statistics))), expected);
  assert.deepEqual(comparedColumns(statistics), [0, 1]);
  assert.deepEqual(comparedColumns(statistics, ['__proto__']), [2]);
});

test('small counts that are said to be kept back are not told; no value is the empty text; counts are at least 1', () => {
  const column = (more: object, below = 5) => ({ statistics: 1, rows: 9, below, columns: [{ name: 'a', ...more }] });
  const few = 'Counts below 5 must be suppressed, but this one is listed: suppress it.';
  assert.deepEqual(
    told(
      column({
        frequencies: [
          ['x', 8],
          ['y', 1],
        ],
      }),
    ),
    [`1: ${few}`],
  );
  assert.deepEqual(told(column({ counts: [8, 1] })), [`1: ${few}`]);
  assert.deepEqual(told(column({ missing: 1, counts: [8] })), [`1: ${few}`]);
  assert.deepEqual(told(column({ missing: 0, counts: [9] })), []);
  assert.deepEqual(told(column({ counts: [8, 1] }, 0)), []);
  const atLeastOne = 'A whole number of at least 1 is needed here.';
  assert.deepEqual(told(column({ counts: [-1, 1.5] })), [`-1: ${atLeastOne}`, `1.5: ${atLeastOne}`]);
  assert.deepEqual(told('{ "statistics": 1, "rows": 9, "columns": [{ "name": "a", "counts": [1e999] }] }'), [
    `1e999: ${atLeastOne}`,
  ]);
});

test('frequent tuples of a pair are together no more than there are records with a value', () => {
  const columns = [
    {
      name: 'age',
      frequencies: [
        ['25', 3],
        ['20', 2],
      ],
    },
    {
      name: 'sm',
      frequencies: [
        ['no', 3],
        ['yes', 2],
      ],
    },
  ];
  const pairs = (tuples: unknown[]) => ({
    statistics: 1,
    rows: 5,
    columns,
    pairs: [{ dependent: 'sm', determinant: 'age', gain: 0.9, tuples }],
  });
  assert.deepEqual(
    told(
      pairs([
        ['yes', '25', 2, 2 / 3],
        ['no', '25', 1, 1 / 3],
      ]),
    ),
    [],
  );
  assert.deepEqual(
    told(
      pairs([
        ['yes', '25', 2, 2 / 3],
        ['no', '25', 3, 1],
      ]),
    ),
    ['["no","25",3,1]: With the pairs before it, this is more than there are records with one of these values.'],
  );
});

test('codes: the missing value, those that are told, and the suppressed ones as even as can be', () => {
  const [sex, age, last] = read(sound).statistics?.columns ?? [];
  assert.ok(sex && age && last);
  assert.deepEqual([...frequenciesOf(sex)], [0, 3, 5]);
  assert.deepEqual([...frequenciesOf(age)], [0, 4, 2, 1, 1]);
  assert.deepEqual([...frequenciesOf(last)], [2, 4, 2]);
  assert.deepEqual(
    ['m', '', 'x'].map((value) => codeOf(sex, value)),
    [2, 0, undefined],
  );
});

test('what is wrong is told where it stands', () => {
  const [sex, age] = sound.columns;
  const rest = { statistics: 1, rows: 8 };
  const column = (members: object) => told({ ...rest, columns: [{ name: 'a', ...members }] });
  assert.deepEqual(told({ ...rest, statistics: 2, columns: [] }), [
    '2: This version of Quasi knows format 1 of statistics and no other.',
  ]);
  assert.deepEqual(told({ rows: 1 }), ['{: These are no statistics: statistics say "statistics": 1.']);
  assert.deepEqual(told('[1]'), ['[1]: Statistics need to be an object in braces.']);
  assert.deepEqual(told({ ...rest, rows: -1, columns: [] }), ['-1: A whole number of at least 0 is needed here.']);
  assert.deepEqual(told({ ...rest, rows: 2.5, columns: [] }), ['2.5: A whole number of at least 0 is needed here.']);
  assert.deepEqual(told({ statistics: 1, columns: [] }), ['{: "rows" is missing here: a whole number of at least 0.']);
  assert.deepEqual(told({ ...rest, columns: [], colums: [] }), [
    '"colums": This has no meaning here; did you mean "columns"?',
  ]);
  assert.deepEqual(told({ ...rest, columns: [sex, sex] }), [
    '"sex": Two columns have this name; take one of them out.',
  ]);
  assert.deepEqual(told({ ...rest, columns: [{ ...sex, role: 'qi' }] }).length, 1);
  assert.deepEqual(column({ frequencies: [['x', 7]] }), [
    '"frequencies": The counts of this column, missing and suppressed ones among them, add up to 7, but there are 8 rows.',
  ]);
  assert.deepEqual(column({ missing: 1, counts: [4, 4] }), [
    '"counts": The counts of this column, missing and suppressed ones among them, add up to 9, but there are 8 rows.',
  ]);
  assert.deepEqual(
    column({
      frequencies: [
        ['x', 4],
        ['x', 4],
      ],
    }),
    ['"x": This value is stated twice; add its counts up.'],
  );
  assert.deepEqual(
    column({
      frequencies: [
        ['x', 8],
        ['y', 0],
      ],
    }),
    ['0: Values that do not occur are not counted; take this one out.'],
  );
  assert.deepEqual(column({ frequencies: [[1, 8]] }), [
    '1: A value needs to be a text in double quotes, as it stands in the table.',
  ]);
  assert.deepEqual(column({ frequencies: [['x']] }), [
    '["x"]: A value and its count are needed here, such as ["yes", 12].',
  ]);
  assert.deepEqual(column({ frequencies: { x: 8 } }), ['{"x":8}: "frequencies" needs to be a list in brackets.']);
  assert.deepEqual(column({}), ['{: "frequencies" needs to be a list in brackets.']);
  assert.deepEqual(column({ frequencies: [['x', 3]], suppressed: { values: 6, records: 5 } }), [
    '{"values":6,"records":5}: Suppressed are one or more values, and each of them has a record at least.',
  ]);
  assert.equal(column({ missing: null, frequencies: [['x', 8]] }).length, 1);
  assert.deepEqual(told({ ...rest, columns: [age], pairs: sound.pairs }), [
    '"sex": There is no column of this name in "columns".',
  ]);
  const pair = (tuple: unknown[]) =>
    told({ ...sound, pairs: [{ dependent: 'sex', determinant: 'age', gain: 0.6, tuples: [tuple] }] });
  assert.deepEqual(pair(['x', '30', 3, 0.75]), [
    '"x": This is neither a listed value of its column nor null for a missing one.',
  ]);
  assert.deepEqual(pair(['m', '30', 3, 0.5]), [
    '0.5: The confidence needs to be the count, divided by the records with the second value: 0.75.',
  ]);
  assert.deepEqual(pair(['f', '30', 4, 1]), [
    '["f","30",4,1]: This is more than there are records with one of these values.',
  ]);
  const tree = (edges: unknown[]) => told({ ...sound, tree: edges });
  const edge = sound.tree[0];
  assert.equal(tree([edge, { parent: 'sex', child: 'age', counts: [] }]).length, 1, 'no circle');
  assert.equal(
    tree([
      {
        ...edge,
        counts: [
          ['30', 'm', 3],
          ['30', 'f', 2],
        ],
      },
    ]).length,
    1,
    'no more than there are',
  );
});

test('what is no JSON is told where it stands', () => {
  assert.deepEqual(told(''), [': There is nothing in it.']);
  assert.deepEqual(told('{"statistics": 1'), [': A closing brace "}" is missing here.']);
  assert.deepEqual(told('{"a" 1}'), ['1: A colon is missing here.']);
  assert.deepEqual(told('[1 2]'), ['2: A comma is missing here.']);
  assert.deepEqual(told('[1}'), ['}: This closes a bracket that was never opened.']);
  assert.deepEqual(told('{"a": }'), ['}: A value is missing here.']);
  assert.deepEqual(told('{} {}'), ['{: Something follows the end of the object.']);
  assert.deepEqual(told('{"a": "b'), ['"b: This text in quotes is never closed.']);
  assert.deepEqual(told('{"a": no}'), ['no: A value is missing here.']);
  assert.deepEqual(told('\uFEFF// so\n[1,]'), ['[1,]: Statistics need to be an object in braces.']);
});

test('what is too deep or too long is refused at once', () => {
  const deep = told('['.repeat(1_000_000));
  assert.deepEqual(deep, ['[: This is nested more deeply than anything that can be said here.']);
  const long = '['.repeat(LONGEST_DOCUMENT + 1);
  assert.deepEqual(
    takesAtMost(1000, () => told(long)),
    [': The file is too long to be read: it has more than 16 million characters.'],
  );
});

test('a tree is what JSON.parse gives, and each part stands where it says', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const { root, problems } = drain(readJsonTree(text));
      assert.deepEqual(problems, []);
      const check = (tree: NonNullable<typeof root>): void => {
        const parsed = JSON.parse(text.slice(tree.offset, tree.offset + tree.length));
        if (tree.kind === 'scalar') assert.deepEqual(tree.value, parsed);
        else if (tree.kind === 'list') {
          assert.equal(tree.items.length, parsed.length);
          tree.items.forEach(check);
        } else {
          assert.deepEqual(new Set(tree.members.map(({ key }) => key)), new Set(Object.keys(parsed)));
          for (const { key, keyPlace, value: inner } of tree.members) {
            assert.equal(JSON.parse(text.slice(keyPlace.offset, keyPlace.offset + keyPlace.length)), key);
            check(inner);
          }
        }
      };
      if (root) check(root);
    }),
    drawn(300),
  );
});

test('whatever the text, reading ends without a throw, and what is accepted is of the shape that editors check', () => {
  const spoiled = fc
    .tuple(
      fc.nat(JSON.stringify(sound).length),
      fc.nat(12),
      fc.constantFrom('', '0', '-1', '"x"', '[', '}', ',', 'null', '1e99'),
    )
    .map(([at, length, by]) => {
      const text = JSON.stringify(sound);
      return text.slice(0, at) + by + text.slice(at + length);
    });
  fc.assert(
    fc.property(spoiled, (text) => {
      const { statistics, problems } = read(text);
      assert.equal(statistics === undefined, problems.length > 0);
      for (const { offset, length } of problems) assert.ok(offset >= 0 && offset + length <= text.length);
      if (statistics) assert.ok(statisticsShape.safeParse(statementOf(statistics)).success);
    }),
    drawn(1000),
  );
});

test('the statistics of one column stand inside another document', () => {
  const { root } = drain(readJsonTree('{ "missing": 1, "frequencies": [["a", 2]] }'));
  assert.ok(root);
  const about = { name: 'x', role: undefined, kind: undefined };
  const { column } = drain(readColumnStatistics(root, { ...about, rows: 3 }));
  assert.deepEqual(column && [...frequenciesOf(column)], [1, 2]);
  assert.equal(drain(readColumnStatistics(root, { ...about, rows: 4 })).problems.length, 1);
});

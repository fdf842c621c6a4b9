import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn, takesAtMost } from '../testing/index.ts';
import { readConfig } from './readConfig.ts';

/** Under `text` what is underlined, and how the message about it begins. */
type Told = readonly [underlined: string, message: string, isSchema: boolean];

function told(text: string): Told[] {
  return readConfig(text).problems.map(({ offset, length, message, isSchema }) => [
    text.slice(offset, offset + length),
    message,
    isSchema,
  ]);
}

test('a whole configuration, with comments and commas at the end, has no problem', () => {
  const text = `// of our data
  {
    "$schema": "quasi.schema.json",
    "extends": ["base.json", "../more.json"],
    "policy": "ours", "attacker": "rival", "k": 5, "l": 2, "t": 0.3, "kappa": "all", "reveal": 0.5,
    "population": 1000000, "epsilon": 1, "missing": "wildcard", "missingTokens": ["", "x"], "trim": true,
    "delimiter": "\\t", "header": "no", "quasiIdentifiers": ["zip"], "maxRowFindings": 0,
    "columns": { "zip": "quasi-identifier", "diag*": { "role": "sensitive", "kind": "category", "reveal": 0.2 } },
    "rules": { "formula-cell": "off", "identifying-column": { "severity": "hint", "share": 0.9 } },
    "files": [{ "glob": "data/**/*.csv", "k": 11, "columns": { "a": "weight" }, }, /* last */],
    "allow": [{ "glob": "*.csv", "column": "e*", "rule": "direct-identifier", "reason": "made up", "by": "me",
                "on": "2026-11-18", "until": "2027-06-30" }],
    "policies": { "ours": { "attacker": "rival", "k": 7, "shareBelow": 0.02, "meanRisk": 0.1, "populationUnique": 0.1,
                            "l": 2, "t": 0.2, "epsilon": 10, "safeHarbor": true } },
    "attackers": { "rival": { "reveal": { "date": 0.9, "*": 0.3 }, "kappa": 4, "membership": "sampled", "attempt": 0.5 } },
  }`;
  const { config, problems, exceptions, references, extended } = readConfig(text);
  assert.deepEqual(problems, []);
  assert.equal(config.k, 5);
  assert.equal(config.files?.[0].k, 11);
  assert.equal(exceptions[0].index, 0);
  assert.equal(text.slice(exceptions[0].offset).startsWith('{ "glob": "*.csv"'), true);
  assert.deepEqual(
    references.map(({ kind, name, offset, length }) => [kind, name, text.slice(offset, offset + length)]),
    [
      ['policy', 'ours', '"ours"'],
      ['attacker', 'rival', '"rival"'],
      ['attacker', 'rival', '"rival"'],
    ],
  );
  assert.deepEqual(
    extended.map(({ path }) => path),
    ['base.json', '../more.json'],
  );
});

const faulty: readonly (readonly [text: string, told: Told, config: unknown])[] = [
  ['{"k": 0, "l": 3}', ['0', '"k" needs a number of at least 1; the value here has no effect.', true], { l: 3 }],
  ['{"k": 2.5}', ['2.5', '"k" needs a whole number; the value here has no effect.', true], {}],
  ['{"trim": "yes"}', ['"yes"', '"trim" needs true or false; the value here has no effect.', true], {}],
  [
    '{"delimiter": "::"}',
    ['"::"', '"delimiter" needs a single ASCII character; the value here has no effect.', true],
    {},
  ],
  [
    '{"quasiIdentifier": []}',
    [
      '"quasiIdentifier"',
      '"quasiIdentifier" is not known here and has no effect. Did you mean "quasiIdentifiers"?',
      true,
    ],
    {},
  ],
  ['{"x": 1, "k": 3}', ['"x"', '"x" is not known here and has no effect. Take it out.', true], { k: 3 }],
  [
    '{"missing": "values"}',
    [
      '"values"',
      '"missing" needs one of "value", "wildcard", "ignore", "distinct"; the value here has no effect. Did you mean "value"?',
      true,
    ],
    {},
  ],
  [
    '{"missingTokens": ["a", 5, "b"]}',
    ['5', 'An entry of "missingTokens" needs a text in double quotes; the value here has no effect.', true],
    { missingTokens: ['a', 'b'] },
  ],
  [
    '{"columns": {"a": "sensitive", "b": {"role": "weight", "reveal": 2}}}',
    ['2', '"reveal" needs a number of at most 1; the value here has no effect.', true],
    { columns: { a: 'sensitive', b: { role: 'weight' } } },
  ],
  [
    '{"columns": {"a": "sensitive", "b": 7}}',
    [
      '7',
      '"b" needs one of "identifier", "quasi-identifier", "sensitive", "insensitive", "subject", "weight", or an object in braces; the value here has no effect.',
      true,
    ],
    { columns: { a: 'sensitive' } },
  ],
  [
    '{"rules": {"formula-cells": "off", "bad-header": "hint"}}',
    ['"formula-cells"', '"formula-cells" is not known here and has no effect. Did you mean "formula-cell"?', true],
    { rules: { 'bad-header': 'hint' } },
  ],
  [
    '{"rules": {"direct-identifier": {"shares": 1}}}',
    ['"shares"', '"shares" is not known here and has no effect. Did you mean "share"?', true],
    { rules: { 'direct-identifier': {} } },
  ],
  [
    '{"connections": {"a b": {"engine": "postgres", "host": "h", "database": "d", "table": "t"}}}',
    ['"a b"', 'The name of a connection has letters, digits, - and _ only; this one has no effect.', false],
    { connections: {} },
  ],
  [
    '{"connections": {"a": {"engine": "postgres", "host": "h", "database": "d", "table": "t", "user": "ann"}}}',
    ['"user"', '"user" is not known here and has no effect. Take it out.', true],
    { connections: { a: { engine: 'postgres', host: 'h', database: 'd', table: 't' } } },
  ],
  [
    '{"connections": {"a": {"engine": "mysql", "host": "h", "database": "d", "table": "t"}}}',
    ['"mysql"', '"engine" needs one of "postgres", "clickhouse"; the value here has no effect.', true],
    { connections: {} },
  ],
  [
    '{"files": [{"k": 3}, {"glob": "*", "k": 4}]}',
    ['{"k": 3}', 'An entry of "files" lacks "glob" and has no effect. State it.', true],
    { files: [{ glob: '*', k: 4 }] },
  ],
  [
    '{"files": [{"glob": "{a,b", "k": 3}]}',
    [
      '"{a,b"',
      'This pattern has a brace that is not closed, or a range that runs backwards, so it has no effect. Correct it.',
      false,
    ],
    { files: [] },
  ],
  [
    '{"files": [{"glob": "*", "colums": {}}]}',
    ['"colums"', '"colums" is not known here and has no effect. Did you mean "columns"?', true],
    { files: [{ glob: '*' }] },
  ],
  [
    '{"policies": {"strict": {"k": 1}, "x": {"k": 9}}}',
    [
      '"strict"',
      'Quasi has its own policy or attacker of this name, so this one has no effect. Choose another name.',
      false,
    ],
    { policies: { x: { k: 9 } } },
  ],
  [
    '{"policies": {"x": {"k": "9", "l": 2}}}',
    ['"9"', '"k" needs a number; the value here has no effect.', true],
    { policies: { x: { l: 2 } } },
  ],
  [
    '{"attackers": {"x": {"reveal": {"dates": 1, "age": 1}}}}',
    ['"dates"', '"dates" is not known here and has no effect. Did you mean "date"?', true],
    { attackers: { x: { reveal: { age: 1 } } } },
  ],
  ['{"__proto__": {"k": 3}, "l": 4}', ['"__proto__"', '"__proto__" cannot be a name here', false], { l: 4 }],
  [
    '{"constructor": 3}',
    ['"constructor"', '"constructor" is not known here and has no effect. Take it out.', true],
    {},
  ],
  ['{"k": 3, "k": 4}', ['"k"', '"k" is stated twice here; only the last one counts.', true], { k: 4 }],
  ['{"k": 3 "l": 4}', ['"l"', 'A comma is missing here.', true], { k: 3, l: 4 }],
  ['{"k": 3, "l": }', ['}', 'A value is missing here.', true], { k: 3 }],
  ['[]', ['[]', 'The configuration needs to be an object in braces', true], {}],
  ['7', ['7', 'The configuration needs to be an object in braces', true], {}],
];
for (const [text, [underlined, message, isSchema], config] of faulty) {
  test(`${text}: one problem, and the rest holds`, () => {
    const [first, ...others] = told(text);
    assert.deepEqual(others, []);
    assert.equal(first[0], underlined);
    assert.ok(first[1].startsWith(message), first[1]);
    assert.equal(first[2], isSchema);
    assert.deepEqual(JSON.parse(JSON.stringify(readConfig(text).config)), config);
  });
}

const exceptions: readonly (readonly [entry: string, message: string, isSchema: boolean])[] = [
  ['{"rule": "bad-header"}', 'An entry of "allow" lacks "reason"', true],
  ['{"rule": "bad-header", "reason": ""}', '"reason" needs a text that is not empty', true],
  [
    '{"rule": "bad-heade", "reason": "r"}',
    'There is no rule of this name, so the exception has no effect. Did you mean "bad-header"?',
    false,
  ],
  ['{"rule": "QS1", "reason": "r"}', 'There is no rule of this name', false],
  ['{"rule": "QS101", "reason": "r", "colum": "a"}', '"colum" is not known here', true],
  ['{"rule": "QS101", "reason": "r", "glob": "{"}', 'This pattern has a brace', false],
  ['{"rule": "QS101", "reason": "r", "until": "soon"}', '"until" needs a date like 2026-12-31', true],
  ['{"rule": "QS101", "reason": "r", "until": "2026-02-30"}', 'There is no such day in the calendar', false],
  [
    '{"rule": "QS101", "reason": "r", "until": "2026-01-01", "on": "2026-01-02"}',
    'The exception ends before it begins',
    false,
  ],
];
for (const [entry, message, isSchema] of exceptions) {
  test(`an exception that is not valid allows nothing at all: ${entry}`, () => {
    const text = `{"allow": [${entry}, {"rule": "QS101", "reason": "kept"}]}`;
    const { exceptions, problems } = readConfig(text);
    assert.deepEqual(
      exceptions.map(({ entry, index }) => [entry.reason, index]),
      [['kept', 1]],
    );
    assert.equal(problems.length, 1);
    assert.ok(problems[0].message.startsWith(message), problems[0].message);
    assert.equal(problems[0].isSchema, isSchema);
  });
}

test('a text of nothing but blanks and comments says nothing, and a byte order mark is no error', () => {
  for (const text of ['', ' \n', '// hello', '\uFEFF']) assert.deepEqual(told(text), []);
  assert.equal(readConfig('\uFEFF{"k": 3}').config.k, 3);
  assert.equal(readConfig('\uFEFF{"k": 0}').problems[0].offset, 7);
});

test('what is nested very deeply is refused, not followed', () => {
  for (const text of [
    '['.repeat(1_000_000),
    '{"columns":'.repeat(100_000),
    `{"k":${'['.repeat(60)}${']'.repeat(60)}}`,
  ]) {
    const { problems, config } = readConfig(text);
    assert.ok(problems.length > 0 && problems.length < 5);
    assert.deepEqual(Object.keys(config), []);
  }
});

test('nothing reaches the prototype of other objects', () => {
  readConfig('{"__proto__": {"k": 3}, "columns": {"__proto__": "weight"}, "policies": {"__proto__": {"k": 1}}}');
  assert.equal('k' in {}, false);
});

test('what is never closed is told within the text', () => {
  for (const text of ['[/*', '{/*', '{"files": [/*', '{"files": [{"glob": "a", "k": [1/* x']) {
    const { problems } = readConfig(text);
    assert.ok(problems.length > 0);
    for (const { offset, length } of problems) assert.ok(offset + length <= text.length, text);
  }
});

test('any text is read, and what holds is valid: read again it has no problem', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"k"',
    '"files"',
    '"allow"',
    '"glob"',
    '"rule"',
    '"columns"',
    '5',
    'null',
    ' // x\n',
    '"a"',
    '"',
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.json(), fc.string()), (each) => {
      const { config, problems } = readConfig(each);
      for (const { offset, length } of problems) assert.ok(offset >= 0 && offset + length <= each.length);
      assert.deepEqual(readConfig(JSON.stringify(config)).problems, []);
    }),
    drawn(2000),
  );
});

test('many problems in one object, and a pattern far too long, take no longer than reading them', () => {
  const unknown = `{${Array.from({ length: 20_000 }, (_, i) => `"c${i}": 1`).join()}}`;
  const { problems } = takesAtMost(1000, () => readConfig(unknown));
  assert.equal(problems.length, 20_000);
  const tooLong = `{"files": [{"glob": "${'{*a'.repeat(500_000)}"}]}`;
  const [problem, ...others] = takesAtMost(500, () => readConfig(tooLong).problems);
  assert.match(problem.message, /at most 1000 characters/);
  assert.deepEqual(others, []);
});

test('a list where a text is needed is told once, and answers that stand twice', () => {
  const needsText = (key: string) => `"${key}" needs a text in double quotes; the value here has no effect.`;
  assert.deepEqual(
    told('{ "populationFile": [], "columns": { "a": { "hierarchy": [], "categories": ["x", "x"] } } }'),
    [
      ['[]', needsText('populationFile'), true],
      ['[]', needsText('hierarchy'), true],
      [
        '["x", "x"]',
        'One of these answers stands here twice, so the number of possible answers is not known. Take one out.',
        false,
      ],
    ],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createScanner, parse } from 'jsonc-parser';
import { drawn } from '../testing/index.ts';
import {
  newConfig,
  withColumnHierarchy,
  withColumnRole,
  withConnection,
  withException,
  withExceptionUntil,
  withoutException,
  withPopulation,
} from './editConfig.ts';
import { applyEdits, type TextEdit } from './jsonEdits.ts';

type Change = (text: string) => TextEdit[] | undefined;

function changed(text: string, change: Change): string {
  const edits = change(text);
  assert.ok(edits, text);
  return applyEdits(text, edits);
}

const exception = { glob: './a.csv', column: 'email', rule: 'direct-identifier', reason: 'made up' };
const markZip: Change = (text) => withColumnRole(text, 'a.csv', 'zip', 'sensitive');

const census = { engine: 'postgres', host: 'h', database: 'd', table: 't' } as const;

const examples: readonly (readonly [name: string, change: Change, before: string, after: string])[] = [
  [
    'a connection beside another',
    (text) => withConnection(text, 'b', census),
    `{
  "connections": {
    "a": {} // ours
  }
}
`,
    `{
  "connections": {
    "a": {}, // ours
    "b": {
      "engine": "postgres",
      "host": "h",
      "database": "d",
      "table": "t"
    }
  }
}
`,
  ],
  [
    'a new file',
    markZip,
    newConfig,
    `{
  "files": [
    {
      "glob": "a.csv",
      "columns": {
        "zip": "sensitive"
      }
    }
  ]
}
`,
  ],
  [
    'an empty text',
    (text) => withColumnRole(text, undefined, 'zip', 'weight'),
    '',
    `{
  "columns": {
    "zip": "weight"
  }
}
`,
  ],
  [
    'a comment at the end of a line stays with its key',
    (text) => withColumnRole(text, undefined, 'zip', 'weight'),
    `{
\t"k": 5, // five
\t"columns": {
\t\t"age": "sensitive" // years
\t\t/* that is all */
\t}
}`,
    `{
\t"k": 5, // five
\t"columns": {
\t\t"age": "sensitive", // years
\t\t"zip": "weight"
\t\t/* that is all */
\t}
}`,
  ],
  [
    'a comma at the end of a list stays there',
    (text) => withException(text, exception),
    `{
    "allow": [
        { "rule": "QS101", "reason": "r" }, // first
    ],
}
`,
    `{
    "allow": [
        { "rule": "QS101", "reason": "r" }, // first
        {
            "glob": "./a.csv",
            "column": "email",
            "rule": "direct-identifier",
            "reason": "made up"
        },
    ],
}
`,
  ],
  [
    'what stands on one line goes on there',
    markZip,
    '{\r\n  "files": [{ "glob": "a.csv", "columns": { "age": "weight" } }]\r\n}\r\n',
    '{\r\n  "files": [{ "glob": "a.csv", "columns": { "age": "weight", "zip": "sensitive" } }]\r\n}\r\n',
  ],
  [
    'a text without blanks stays without',
    markZip,
    '{"files":[{"glob":"b.csv"}]}',
    '{"files":[{"glob":"b.csv"},{"glob":"a.csv","columns":{"zip":"sensitive"}}]}',
  ],
  [
    'a role is replaced where it stands',
    markZip,
    '{"files":[{"glob":"a.csv","columns":{"zip":/*!*/"weight"/*?*/}}]}',
    '{"files":[{"glob":"a.csv","columns":{"zip":/*!*/"sensitive"/*?*/}}]}',
  ],
  [
    'of a column with more said of it only the role changes',
    markZip,
    '{"files":[{"glob":"a.csv","columns":{"zip":{"role":"weight","reveal":1}}}]}',
    '{"files":[{"glob":"a.csv","columns":{"zip":{"role":"sensitive","reveal":1}}}]}',
  ],
  [
    'comments in an empty object stay in it',
    (text) => withColumnRole(text, undefined, 'zip', 'weight'),
    '{\n  "columns": {\n    // none yet\n  }\n}',
    '{\n  "columns": {\n    // none yet\n    "zip": "weight"\n  }\n}',
  ],
  [
    'of entries with the same glob the last one counts',
    markZip,
    '{"files":[{"glob":"a.csv"},{"glob":"a.csv"}]}',
    '{"files":[{"glob":"a.csv"},{"glob":"a.csv","columns":{"zip":"sensitive"}}]}',
  ],
  [
    'an exception goes with its lines',
    (text) => withoutException(text, 0),
    '{\n  "allow": [\n    // one\n    { "rule": "QS101", "reason": "r" },\n    // two\n    { "rule": "QS102", "reason": "r" }\n  ]\n}',
    '{\n  "allow": [\n    // one\n    // two\n    { "rule": "QS102", "reason": "r" }\n  ]\n}',
  ],
  [
    'the last exception takes the comma before it along',
    (text) => withoutException(text, 1),
    '{\n  "allow": [\n    { "rule": "QS101", "reason": "r" },\n    { "rule": "QS102", "reason": "r" }\n  ]\n}',
    '{\n  "allow": [\n    { "rule": "QS101", "reason": "r" }\n  ]\n}',
  ],
  [
    'an exception is renewed',
    (text) => withExceptionUntil(text, 0, '2027-01-01'),
    '{"allow":[{"rule":"QS101","reason":"r","until":"2026-01-01"}]}',
    '{"allow":[{"rule":"QS101","reason":"r","until":"2027-01-01"}]}',
  ],
  [
    'a population is stated of all files',
    (text) => withPopulation(text, undefined, 8_400_000),
    '{\n  "k": 3 // three\n}\n',
    '{\n  "k": 3, // three\n  "population": 8400000\n}\n',
  ],
  [
    'a population is replaced where it stands',
    (text) => withPopulation(text, undefined, 900),
    '{"population":/*!*/100/*?*/}',
    '{"population":/*!*/900/*?*/}',
  ],
  [
    'a population of some files is stated in their entry',
    (text) => withPopulation(text, 'a.csv', 900),
    '{"files":[{"glob":"a.csv"}]}',
    '{"files":[{"glob":"a.csv","population":900}]}',
  ],
  [
    'or in a new one',
    (text) => withPopulation(text, 'a.csv', 900),
    '{"files":[{"glob":"*.csv"}]}',
    '{"files":[{"glob":"*.csv"},{"glob":"a.csv","population":900}]}',
  ],
  [
    'a hierarchy is named where nothing is said of the column yet',
    (text) => withColumnHierarchy(text, undefined, 'age', 'age.csv'),
    '{"k":3}',
    '{"k":3,"columns":{"age":{"hierarchy":"age.csv"}}}',
  ],
  [
    'the role that is said in a word stays beside a hierarchy',
    (text) => withColumnHierarchy(text, undefined, 'a*e', 'age.csv'),
    '{"columns":{"a\\\\*e":"sensitive"}}',
    '{"columns":{"a\\\\*e":{"role":"sensitive","hierarchy":"age.csv"}}}',
  ],
  [
    'a hierarchy is put beside what an object says, or in the place of another',
    (text) => withColumnHierarchy(text, 'a.csv', 'age', 'age.csv'),
    '{"files":[{"glob":"a.csv","columns":{"age":{"reveal":1,"hierarchy":"old.csv"}}}]}',
    '{"files":[{"glob":"a.csv","columns":{"age":{"reveal":1,"hierarchy":"age.csv"}}}]}',
  ],
];
for (const [name, change, before, after] of examples) {
  test(name, () => assert.equal(changed(before, change), after));
}

test('a text that cannot be changed for sure is left alone', () => {
  for (const text of [
    '{"k": }',
    '{',
    '[]',
    '5',
    '{"files": 5}',
    '{"files": {}}',
    '{"files":[{"glob":"a.csv","columns":5}]}',
  ])
    assert.equal(markZip(text), undefined, text);
  assert.equal(withException('{"allow": {}}', exception), undefined);
  assert.equal(withoutException('{"allow": []}', 0), undefined);
  assert.equal(withExceptionUntil('{"allow": [5]}', 0, '2027-01-01'), undefined);
  assert.equal(withExceptionUntil('{}', 0, '2027-01-01'), undefined);
});

/** Documents in every style: with comments anywhere, commas at ends, tabs, any line ends, or all on one line. */
function documents(): fc.Arbitrary<string> {
  const name = fc.constantFrom('a.csv', 'b.csv', '*.csv');
  const role = fc.constantFrom('sensitive', 'weight', { role: 'subject', reveal: 0.5 }, {});
  const columns = fc.dictionary(fc.constantFrom('zip', 'age', 'a "b"', 'x*'), role, { noNullPrototype: true });
  const file = fc.record({ glob: name, columns, k: fc.nat() }, { requiredKeys: ['glob'], noNullPrototype: true });
  const allowed = fc.record(
    { rule: fc.constant('QS101'), reason: fc.constant('r // no comment'), until: fc.constant('2026-01-01') },
    { requiredKeys: ['rule', 'reason'], noNullPrototype: true },
  );
  const value = fc.record(
    { k: fc.nat(), columns, files: fc.array(file, { maxLength: 3 }), allow: fc.array(allowed, { maxLength: 3 }) },
    { requiredKeys: [], noNullPrototype: true },
  );
  const seed = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 40 });
  const lineBreak = fc.constantFrom('\n', '\r\n', '\r');
  const indent = fc.constantFrom('  ', '    ', '\t', ' ');
  return fc.tuple(value, seed, lineBreak, indent, fc.boolean(), fc.boolean()).map(writeWithTrivia);
}

function writeWithTrivia([value, seed, lineBreak, indent, isMinified, endsInLineBreak]: [
  unknown,
  number[],
  string,
  string,
  boolean,
  boolean,
]): string {
  let at = 0;
  const chance = () => seed[at++ % seed.length];
  const comment = () => {
    const drawn = chance();
    if (drawn === 0) return '/* {"k": [1,] */';
    if (drawn === 1 && !isMinified) return `// "it's", {${lineBreak}`;
    if (drawn === 2 && !isMinified) return `/*${lineBreak}*/`;
    return drawn === 3 && !isMinified ? ' ' : '';
  };
  const write = (part: unknown, depth: number): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const isInline = isMinified || chance() === 4;
    const line = isInline ? '' : lineBreak + indent.repeat(depth + 1);
    const close = isInline ? '' : lineBreak + indent.repeat(depth);
    const isList = Array.isArray(part);
    const members = Object.entries(part).map(([key, member]) => {
      const head = isList ? '' : `${JSON.stringify(key)}${comment()}:${comment()}`;
      return `${line}${comment()}${head}${write(member, depth + 1)}${comment()}`;
    });
    const comma = members.length > 0 && chance() === 5 ? ',' : '';
    const inside = members.join(`,${comment()}`) + comma + comment() + close;
    return isList ? `[${inside}]` : `{${inside}}`;
  };
  return `${comment()}${write(value, 0)}${endsInLineBreak ? lineBreak : ''}`;
}

/** All comments and all that is not a blank, in order. */
function tokensOf(text: string): string[] {
  const scanner = createScanner(text, false);
  const tokens: string[] = [];
  for (let token: number = scanner.scan(); token !== 17; token = scanner.scan())
    if (token !== 14 && token !== 15) tokens.push(text.slice(scanner.getTokenOffset(), scanner.getPosition()).trim());
  return tokens;
}

function isComment(token: string): boolean {
  return token.startsWith('/');
}

interface Shape {
  columns?: Record<string, unknown>;
  files?: { glob: string; columns?: Record<string, unknown> }[];
  allow?: Record<string, unknown>[];
}

function parsed(text: string): Shape {
  const errors: never[] = [];
  const value = parse(text, errors, { allowTrailingComma: true });
  assert.deepEqual(errors, [], text);
  return value;
}

/** Changes the text and the value in the same way, and compares. */
function agrees(text: string, change: Change, changeValue: (value: Shape) => void): string {
  const value = parsed(text);
  changeValue(value);
  const after = changed(text, change);
  assert.deepEqual(parsed(after), value, `${text}\n=>\n${after}`);
  return after;
}

function mark(columns: Record<string, unknown>, column: string, role: string): Record<string, unknown> {
  const said = columns[column];
  return { ...columns, [column]: typeof said === 'object' ? { ...said, role } : role };
}

test('any document: what is added means what it should, and all that was there is there still', () => {
  const place = fc.constantFrom(undefined, 'a.csv', 'new.csv');
  fc.assert(
    fc.property(documents(), place, fc.constantFrom('zip', 'new'), (text, glob, column) => {
      const edits = withColumnRole(text, glob, column, 'subject') ?? [];
      const after = agrees(
        text,
        () => edits,
        (value) => {
          if (glob === undefined) value.columns = mark(value.columns ?? {}, column, 'subject');
          else {
            const entry = value.files?.findLast((each) => each.glob === glob);
            if (entry) entry.columns = mark(entry.columns ?? {}, column, 'subject');
            else value.files = [...(value.files ?? []), { glob, columns: { [column]: 'subject' } }];
          }
        },
      );
      for (const { offset, length } of edits) {
        const replaced = text.slice(offset, offset + length);
        assert.ok(replaced.trim() === '' || JSON.parse(replaced) !== undefined, replaced);
      }
      assert.deepEqual(tokensOf(after).filter(isComment), tokensOf(text).filter(isComment));
    }),
    drawn(3000),
  );
});

test('any document: an exception that is added behind others and taken out again leaves what was there', () => {
  const words = (text: string) => tokensOf(text).filter((token) => token !== ',');
  fc.assert(
    fc.property(documents(), (text) => {
      const added = agrees(
        text,
        (each) => withException(each, exception),
        (value) => {
          value.allow = [...(value.allow ?? []), { ...exception }];
        },
      );
      const index = (parsed(added).allow?.length ?? 0) - 1;
      const removed = agrees(
        added,
        (each) => withoutException(each, index),
        (value) => {
          value.allow?.pop();
        },
      );
      if (index > 0) assert.deepEqual(words(removed), words(text), added);
    }),
    drawn(3000),
  );
});

test('any document: an exception is taken out or renewed, and no comment beside it is lost', () => {
  fc.assert(
    fc.property(documents(), fc.nat({ max: 2 }), (text, index) => {
      const item = parsed(text).allow?.[index];
      if (!item) return;
      const edits = withoutException(text, index) ?? [];
      agrees(
        text,
        () => edits,
        (value) => value.allow?.splice(index, 1),
      );
      for (const { offset, length } of edits) {
        const removed = tokensOf(text.slice(offset, offset + length)).filter((token) => token !== ',');
        assert.ok(removed.length === 0 || (removed[0] === '{' && removed.at(-1) === '}'), text);
      }
      agrees(
        text,
        (each) => withExceptionUntil(each, index, '2030-01-01'),
        ({ allow = [] }) => {
          allow[index] = { ...allow[index], until: '2030-01-01' };
        },
      );
    }),
    drawn(3000),
  );
});

test('a name with a star is written so that it means no other column', () => {
  const after = changed('{}', (text) => withColumnRole(text, undefined, 'a*b', 'sensitive'));
  assert.deepEqual(parse(after), { columns: { 'a\\*b': 'sensitive' } });
  assert.equal(
    changed(after, (text) => withColumnRole(text, undefined, 'a*b', 'weight')),
    after.replace('sensitive', 'weight'),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases, writeCase } from './testCases.ts';

const document = `# Title

\`\`\`json
{ "k": 2 }
\`\`\`

\`\`\`csv origin=disk unfinished
name,zip
^^^^^^^^ small-classes: 1 of
    ^ stray-quote: A quote
"A
B",1
\`\`\`

\`\`\`findings
ragged-row 2:1-3:5: This row
\`\`\`

## Other

\`\`\`csv escapes
a,b\\r
\\uFFFD,\\0\\\\r
\`\`\`
`;

test('a case is its heading, settings, options, text and expectations', () => {
  const [first, second] = readCases(document);
  assert.equal(first.title, 'Title');
  assert.deepEqual(first.settings, { k: 2 });
  assert.deepEqual([...first.options], ['origin=disk', 'unfinished']);
  assert.equal(first.text, 'name,zip\n"A\nB",1');
  const place = { startLine: 0, startColumn: 0, endLine: 0, endColumn: 8 };
  assert.deepEqual(first.expected, [
    { ...place, slug: 'small-classes', messageStart: '1 of' },
    { ...place, startColumn: 4, endColumn: 5, slug: 'stray-quote', messageStart: 'A quote' },
    { startLine: 1, startColumn: 0, endLine: 2, endColumn: 4, slug: 'ragged-row', messageStart: 'This row' },
  ]);
  assert.deepEqual(second.settings, {});
  assert.equal(second.text, 'a,b\r\n\uFFFD,\0\\r\n');
});

test('a case that is written with its own expectations stays as it is', () => {
  for (const each of readCases(document)) {
    const written = writeCase(document, each, each.expected);
    assert.deepEqual(written, document.split('\n').slice(each.firstLine, each.endLine));
  }
});

test('what carets cannot mark is listed', () => {
  const [, escaped] = readCases(document);
  const place = { startLine: 0, startColumn: 0, endLine: 0, endColumn: 1, slug: 'x-y', messageStart: 'z' };
  assert.deepEqual(writeCase(document, escaped, [place]).slice(-4), ['', '```findings', 'x-y 1:1-1:2: z', '```']);
});

test('a block that is never closed and a line that is no expectation are errors', () => {
  assert.throws(() => readCases('```csv\na,b\n'), /line 1: the block is never closed/);
  assert.throws(() => readCases('```csv\na\n```\n\n```findings\nx\n```\n'), /not an expectation: x/);
});

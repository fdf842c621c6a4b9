/** A page as Markdown: claims, reasons, tables that hold together, figures beside it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Page, toMarkdown } from './page.ts';
import { printed } from './papers.ts';

const page: Page = {
  title: 'ABC: a title',
  paper: 'Somebody 2020.',
  setting: ['Some data.'],
  claims: [
    {
      claim: 'Errors are small',
      printed: printed('< .05', 'below 0.05'),
      here: '.2 | .3',
      verdict: 'fails',
      why: 'Because of data.',
    },
    { claim: 'Areas are large', printed: printed('> .9', 'over 0.9'), here: '.95', verdict: 'holds' },
  ],
  sections: [
    {
      heading: 'Errors',
      blocks: [
        'A paragraph.',
        { kind: 'table', columns: ['method', 'error'], rows: [['one', '.1']] },
        { kind: 'figure', name: 'errors', svg: '<svg/>', alt: 'errors fall', caption: 'Errors by size.' },
      ],
    },
  ],
};

test('claims are a table with a verdict each, and reasons follow only where there are any', () => {
  const text = toMarkdown('abc', page);
  assert.ok(text.includes('| Errors are small | < .05 | .2 \\| .3 | ✗ fails |'));
  assert.ok(text.includes('| Areas are large | > .9 | .95 | ✓ holds |'));
  assert.ok(text.includes('**Errors are small.** Because of data.'));
  assert.ok(!text.includes('**Areas are large.**'));
});

test('a table has its text on the left and its numbers on the right', () => {
  assert.ok(toMarkdown('abc', page).includes('| method | error |\n| --- | ---: |\n| one | .1 |'));
});

test('a figure lies beside the page under the name of both', () => {
  assert.ok(toMarkdown('abc', page).includes('![errors fall](abc-errors.svg)\n\n*Errors by size.*'));
});

test('a row that does not fit its table is refused', () => {
  const block = { kind: 'table', columns: ['a', 'b'], rows: [['1']] } as const;
  assert.throws(() => toMarkdown('abc', { ...page, sections: [{ heading: 'h', blocks: [block] }] }), /1 cells/);
});

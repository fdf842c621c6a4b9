/** Nothing is said to be printed that is not: every statement of a page names words of the paper, and they stand in its text. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { claimsBegin, claimsEnd } from './page.ts';
import { pages } from './pages.ts';
import { notInText, paperText, plainText, printed } from './papers.ts';
import { papersFolder, resultsFolder } from './places.ts';

const hasPapers = existsSync(papersFolder);

for (const { name, printed: statements } of pages) {
  test(`what ${name} is said to print stands in its text`, { skip: !hasPapers && 'the papers are not here' }, () => {
    assert.deepEqual(notInText(paperText(name), statements), []);
  });

  test(`each statement on the page of ${name} has its words in the paper`, () => {
    const text = readFileSync(join(resultsFolder, `${name}.md`), 'utf8');
    const rows = text.slice(text.indexOf(claimsBegin), text.indexOf(claimsEnd)).split('\n').slice(4);
    const shown = rows.filter((row) => row.startsWith('| ')).map((row) => row.split(/(?<!\\) \| /)[1]);
    assert.ok(shown.length > 0);
    const known = new Set(Object.values(statements).map((one) => one.shown.replace(/\|/g, '\\|')));
    assert.deepEqual(
      shown.filter((cell) => !known.has(cell)),
      [],
    );
    for (const one of Object.values(statements)) assert.ok(one.inText.length > 0, one.shown);
  });
}

test('words are found across lines and hyphens, and a missing number is named', () => {
  const text = plainText('errors are be-\nlow\n 0.05 here');
  assert.deepEqual(notInText(text, { a: printed('< .05', 'below 0.05'), b: printed('.06', '0.06') }), ['0.06']);
});

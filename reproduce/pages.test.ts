/** What `npm run reproduce` wrote is complete: every page with its figures, none left over, all of them in the index. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { claimsBegin, claimsEnd, meanings, type Verdict, verdicts } from './page.ts';
import { pages } from './pages.ts';
import { resultsFolder } from './places.ts';

const names = pages.map(({ name }) => name);
const read = (file: string) => readFileSync(join(resultsFolder, file), 'utf8');
const shownIn = (text: string) => Array.from(text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g), ([, file]) => file);

for (const name of names) {
  test(`page ${name} is there with its figures, and every number is one`, () => {
    const text = read(`${name}.md`);
    const figures = shownIn(text);
    assert.ok(figures.length > 0);
    assert.deepEqual(
      figures.filter((file) => !existsSync(join(resultsFolder, file))),
      [],
    );
    assert.doesNotMatch(text, /NaN|undefined|Infinity|\[object/);
    for (const heading of ['## At a glance', '## Why they differ']) assert.ok(text.includes(`\n${heading}\n`));
  });
}

test('nothing is left over from earlier runs', () => {
  const expected = names.flatMap((name) => [`${name}.md`, ...shownIn(read(`${name}.md`))]);
  assert.deepEqual(readdirSync(resultsFolder).sort(), ['README.md', ...expected].sort());
});

test('the index has every page with the claims as they stand there', () => {
  const index = read('README.md');
  for (const name of names) {
    assert.ok(index.includes(`](${name}.md)`));
    const claims = /<!-- claims: begin -->\n\n([\s\S]*?)\n\n<!-- claims: end -->/.exec(read(`${name}.md`))?.[1];
    assert.ok(claims !== undefined && index.includes(claims));
  }
});

test('the index says what each mark means, and counts every claim under one', () => {
  const index = read('README.md');
  for (const verdict of Object.keys(verdicts) as Verdict[])
    assert.ok(index.includes(`- **${verdicts[verdict]}**: ${meanings[verdict]}.`));
  const [, overview] = /\n(\| paper \|[\s\S]*?)\n\n/.exec(index) ?? [];
  const counted = Array.from(overview.matchAll(/ (\d+) (?=\|)/g), ([, number]) => Number(number));
  const claims = names.map((name) => {
    const text = read(`${name}.md`);
    const lines = text.slice(text.indexOf(claimsBegin), text.indexOf(claimsEnd)).split('\n');
    return lines.filter((line) => line.startsWith('| ')).length - 2;
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  assert.equal(sum(counted), sum(claims));
});

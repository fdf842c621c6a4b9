/** `quasi report`: what a page shows to which readers, and what never gets into it; what the command writes, and what it refuses. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { make: repository } = repositories('report');

const PLANTED = 'Zanzibarquux';

/** 300 people, three of them among few: the town on line 2 is nobody else's, and lines 3 and 4 are alike. */
const people = [
  'sex,age,town,income',
  `f,91,${PLANTED},1`,
  'm,17,Smalltown,2',
  'm,17,Smalltown,3',
  ...Array.from({ length: 297 }, (_, i) => `${i % 2 ? 'f' : 'm'},${30 + (i % 3)},${i % 5 ? 'Bern' : 'Basel'},${i % 7}`),
].join('\n');

function pageOf(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const folder = repository(files);
  const out = join(folder, 'out.html');
  const [name = ''] = Object.keys(files);
  const { code, err } = quasi(['report', join(folder, name), '-o', out, ...args]);
  return { folder, out, code, err, html: existsSync(out) ? readFileSync(out, 'utf8') : '' };
}

/** The words on it, without the marks of the page. */
function textOf(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/\n+/g, '\n');
}

test('one page, valid, that asks for nothing from elsewhere and runs nothing', async () => {
  const { html, code, err } = pageOf({ 'people.csv': people }, '--quiet');
  assert.deepEqual([code, err], [quasi(['check', '-'], people).code, '']);
  const found = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(html);
  assert.deepEqual(
    found.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    [],
  );
  assert.ok(html.includes(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`));
  assert.doesNotMatch(html, /<script|<link|<img|<iframe|\son\w+=|url\(|@import/i);
  assert.doesNotMatch(html.replaceAll('http://www.w3.org/2000/svg', ''), /https?:/);
  assert.ok(html.length < 300_000);
});

test('readers outside see no value, no line and no count below k, nor a share that gives one back', () => {
  const text = textOf(pageOf({ 'people.csv': people }).html);
  assert.doesNotMatch(text, new RegExp(`${PLANTED}|Smalltown|Bern|Basel`));
  assert.doesNotMatch(text, /\bline \d/);
  assert.doesNotMatch(text, /\bk = 1\b|\bk 1\b/);
  assert.doesNotMatch(text, /\b[1-4] (rows?|people|persons?|values?)\b/);
  // One to four of 300 rows, and all but so many.
  for (const share of ['0.3 %', '0.7 %', '1 %', '1.3 %', '99 %', '99.3 %', '99.7 %', '98.7 %']) {
    assert.ok(!text.split('\n').some((line) => line.includes(` ${share}`) || line === share), share);
  }
  assert.match(text, /fewer than 5/);
});

test('evidence in numbers, which counts the few that differ, stays inside', () => {
  const mails = Array.from({ length: 200 }, (_, i) => (i === 7 ? 'none at all' : `p${i}@firm.org`));
  const file = { 'mails.csv': `contact,sex\n${mails.map((mail, i) => `${mail},${i % 2 ? 'f' : 'm'}`).join('\n')}\n` };
  assert.match(textOf(pageOf(file, '--audience', 'internal').html), /99\.5 %/);
  assert.doesNotMatch(textOf(pageOf(file).html), /99\.5 %/);
});

test('the places of a figure give no small count back either', () => {
  const external = pageOf({ 'people.csv': people }).html;
  const internal = pageOf({ 'people.csv': people }, '--audience', 'internal').html;
  const bars = (html: string) => html.match(/<rect [^>]*--quasi-risk/g)?.length ?? 0;
  assert.equal(bars(external), 0);
  assert.ok(bars(internal) > 0);
});

test('readers inside see lines and counts, and no value all the same', () => {
  const text = textOf(pageOf({ 'people.csv': people }, '--audience', 'internal').html);
  assert.match(text, /line 2/);
  assert.match(text, /Rare values/);
  assert.doesNotMatch(text, new RegExp(`${PLANTED}|Smalltown|Bern|Basel`));
});

test('names of columns and files are inert', () => {
  const hostile = `"<img src=x onerror=alert(1)>","a""b&c",sex,age\n${'1,2,f,30\n2,3,m,40\n'.repeat(40)}`;
  const { html } = pageOf({ 'x&"<b>.csv': hostile });
  assert.doesNotMatch(html, /<img|<b>/);
  // In tables of figures, too.
  assert.match(html, /<th scope="row">[^<]*&lt;img src=x/);
  assert.match(html, /&lt;img src=x/);
});

test('however many columns, the page stays small', () => {
  const columns = Array.from({ length: 400 }, (_, i) => `a rather long name of column number ${i}`);
  const rows = Array.from({ length: 30 }, (_, row) => columns.map((_, i) => (row * 7 + i) % 11).join(','));
  const { html } = pageOf({ 'wide.csv': [columns.join(','), ...rows].join('\n') }, '--budget', '1');
  assert.ok(html.length > 10_000 && html.length < 300_000, String(html.length));
});

test('JSON has the same content', () => {
  const folder = repository({ 'people.csv': people });
  const { out } = quasi(['report', join(folder, 'people.csv'), '--json']);
  const { report } = JSON.parse(out);
  assert.deepEqual([report.file, report.audience, report.state], ['people.csv', 'external', 'pass']);
  assert.doesNotMatch(out, new RegExp(PLANTED));
  const { html } = pageOf({ 'people.csv': people });
  for (const { title, blocks } of report.sections) {
    assert.ok(html.includes(`>${title}</h2>`), title);
    for (const { caption } of blocks) if (caption) assert.ok(html.includes(caption), caption);
  }
});

test('an original beside it gives before and after', () => {
  const folder = repository({ 'after.csv': people.split('\n').toSpliced(1, 3).join('\n'), 'before.csv': people });
  const out = join(folder, 'out.html');
  quasi(['report', join(folder, 'after.csv'), '--original', join(folder, 'before.csv'), '-o', out]);
  assert.match(textOf(readFileSync(out, 'utf8')), /Before and after\n[\s\S]*Against before\.csv/);
});

test('a folder gets an index with a row a file, and pages beside it', () => {
  const files = { 'a.csv': people, 'b.tsv': people.replaceAll(',', '\t'), 'empty.csv': 'sex,age\n' };
  const folder = repository(files);
  const out = join(folder, 'index.html');
  const { code, err } = quasi(['report', folder, '-o', out]);
  assert.equal(code, quasi(['check', folder]).code);
  assert.match(err, /empty\.csv: The file has no rows, so there is nothing to report\./);
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  assert.deepEqual(pages, ['index-1-a.csv.html', 'index-2-b.tsv.html', 'index.html']);
  const html = readFileSync(out, 'utf8');
  for (const name of pages.slice(0, 2)) assert.ok(html.includes(`href="${name}"`), name);
  assert.match(textOf(html), /no rows/);
});

test('transactions, answers with noise and a package show the people behind them', () => {
  const folder = repository({
    'shop.csv': `customer_id,date,price\n${Array.from({ length: 90 }, (_, i) => `c${i % 9},2024-01-${10 + (i % 18)},${i % 5}`).join('\n')}`,
    'answers.csv': `smokes,drinks\n${'yes,no\nno,yes\nyes,yes\n'.repeat(60)}`,
    'noise.json': JSON.stringify({
      columns: { smokes: 'quasi-identifier', drinks: 'quasi-identifier' },
      epsilon: 2,
      population: 1000,
    }),
    'datapackage.json': JSON.stringify({
      name: 'p',
      resources: [
        { name: 'a', path: 'shop.csv' },
        { name: 'b', path: 'answers.csv' },
      ],
    }),
  });
  const textAt = (name: string, ...more: readonly string[]) => {
    const out = join(folder, `${name}.html`);
    quasi(['report', join(folder, name), '-o', out, ...more]);
    return textOf(readFileSync(out, 'utf8'));
  };
  assert.match(textAt('shop.csv'), /How well one known value finds its person/);
  assert.match(
    textAt('shop.csv', '--force'),
    /How often a few known records[\s\S]*Known of each record: date\.[\s\S]*Nobody else has them\s+1 record\s+[\d.]+ %/,
  );
  const noise = textAt('answers.csv', '--config', join(folder, 'noise.json'));
  assert.match(noise, /Answers with noise/);
  assert.match(noise, /ε of all columns together\s+4\b/);
  assert.match(textAt('datapackage.json'), /2 files, not ready/);
});

test('sensitive values that like rows give away, and an attacker who may be wrong', () => {
  const columns = { age: { role: 'quasi-identifier', tolerance: 2 }, town: 'quasi-identifier', income: 'sensitive' };
  const { html } = pageOf({ 'people.csv': people, 'quasi.json': JSON.stringify({ columns }) });
  const text = textOf(html);
  assert.match(text, /Guessed right from like rows\s+Guessed right from the whole file\s+income\s+/);
  assert.match(text, /If what is known is a little off: age \(2\)/);
  assert.match(text, /Match no other row\s+fewer than 5\s+fewer than 5/);
});

test('statistics, and a schema without data, are reported as what they lead one to expect', () => {
  const folder = repository({ 'people.csv': people });
  const statistics = quasi(['statistics', join(folder, 'people.csv')]).out;
  writeFileSync(join(folder, 'people.stats.json'), statistics);
  const out = join(folder, 'out.html');
  const { err } = quasi(['report', join(folder, 'people.stats.json'), '-o', out, '--quiet']);
  assert.equal(err, '');
  const text = textOf(readFileSync(out, 'utf8'));
  assert.match(text, /Expected risk/);
  assert.doesNotMatch(text, new RegExp(PLANTED));
});

test('what cannot be done is said in a sentence', () => {
  const folder = repository({ 'people.csv': people, 'empty.csv': 'sex,age\n', 'there.html': 'mine' });
  const at = (name: string) => join(folder, name);
  const refused: readonly (readonly [args: readonly string[], message: RegExp])[] = [
    [[at('people.csv')], /Say where the page goes: -o OUT\.html\./],
    [[at('people.csv'), '-o', at('there.html')], /This file is there already\. Say --force to replace it\./],
    [[at('people.csv'), '-o', at('none/out.html')], /There is no such folder to write to\./],
    [[at('people.csv'), '-o', at('people.csv'), '--force'], /This is a file that is read/],
    [[at('empty.csv'), '-o', at('out.html')], /The file has no rows, so there is nothing to report\./],
    [[at('people.csv'), '-o', at('out.html'), '--audience', 'me'], /--audience is one of external, internal\./],
  ];
  for (const [args, message] of refused) {
    const { code, err } = quasi(['report', ...args]);
    assert.equal(code, 2, args.join(' '));
    assert.match(err, message);
  }
  assert.equal(readFileSync(at('there.html'), 'utf8'), 'mine');
  assert.equal(existsSync(at('out.html')), false);
  quasi(['report', at('people.csv'), '-o', at('there.html'), '--force']);
  assert.match(readFileSync(at('there.html'), 'utf8'), /^<!DOCTYPE html>/);
});

/** The findings before there are rows, as a person sees them: a schema and statistics that say what risk to expect, and a record that is judged by them. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { photographs } from './photographs.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The lines of the files, from 0. */
const tableLine = 4;
const ageLine = 9;
const rowsLine = 2;

describe('Predictions', () => {
  let workbench: bench.Workbench;
  const { photograph, step } = photographs(() => workbench.page, 'light');

  before(async () => {
    const settings = { 'workbench.colorTheme': 'Default Light Modern', 'editor.minimap.enabled': false };
    workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, writeDescriptions);
  });
  after(() => workbench?.close());

  step('a schema without data has the expected risk of its table', async (page) => {
    await bench.openFile(page, 'datapackage.json');
    await bench.squiggles(page, 'warning').first().waitFor();
    const text = await hoverUntil(page, tableLine, 'visits', /The expected risk is \d+ %/);
    assert.match(text, /^Visits of next year\s+The expected risk is/);
    assert.match(text, /Which column drives it[\s\S]+age\s+[\d.]+ %[\s\S]+More or fewer records[\s\S]+[▁▂▃▄▅▆▇█]{3,}/);
    assert.doesNotMatch(text, /Counted in the data/);
    await bench.leaveHover(page);
  });

  step('a field says what coarser values of it would do', async (page) => {
    const text = await hoverUntil(page, ageLine, 'age', /Left out/);
    assert.match(text, /^age\s+The expected risk is \d+ %; without this column it would be [\d.]+ %\./);
    assert.match(text, /As it is\s+\d+ %\s+Generalise age to bands of 5 years.*\t[\d.]+ %[\s\S]+Left out\s+[\d.]+ %/);
    await photograph('field-card');
    await bench.leaveHover(page);
  });

  step('statistics give the expected risk beside the one in the data', async (page) => {
    await bench.openFile(page, 'people.stats.json');
    const text = await hoverUntil(page, rowsLine, 'rows', /In the data it is \d+ %\./);
    assert.match(text, /Random tables \(Algorithm 1\)\s+\d+ % ± [\d.]+ % \(\d+ % to \d+ % in \d+ draws\)/);
    await photograph('statistics-card');
    await bench.leaveHover(page);
  });

  step('a record is judged value by value, and the answer comes first', async (page) => {
    await bench.runCommand(page, 'Quasi: Judge a Record');
    for (const [name, value] of [
      ['age', '27'],
      ['sex', 'f'],
      ['zip', '8001'],
    ] as const) {
      const question = page.locator('.quick-input-widget', { hasText: `Judge a Record: ${name}` });
      await question.locator('input').fill(value);
      await question.locator('.monaco-list-row.focused', { hasText: value }).waitFor();
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'hidden' });
    }
    const card = page.frameLocator('iframe.webview.ready').frameLocator('iframe').locator('body');
    await card.filter({ hasText: 'The record' }).waitFor();
    const text = await card.innerText();
    assert.match(text, /^\s*The record\s+The case may not be published: /);
    assert.match(text, /Among 400 people about \d+ have these values\./);
    assert.match(text, /Unique in the population\s+0[\d.]*\s+At most 10 in the population\s+[\d.]+/);
    assert.match(text, /2 or more alike\s+[\d.]+ \(as printed [\d.]+\)/);
    assert.match(text, /Releases that show fewer than 5 % of their people as unique/);
    // Away from the tabs, which have hovers of their own.
    await page.mouse.move(600, 700);
    await page.locator('.monaco-hover:visible').first().waitFor({ state: 'hidden' });
    await photograph('record-card');
  });
});

/** What a hover says changes only when it is opened anew. */
async function hoverUntil(page: Page, line: number, word: string, what: RegExp): Promise<string> {
  let text = '';
  await eventually(async () => {
    await bench.leaveHover(page);
    text = await (await bench.hoverWord(page, line, word)).innerText();
    assert.match(text, what);
  });
  return text;
}

/** Drawn by a seed. */
let drawn = 7;
const below = (limit: number): number => {
  drawn = (drawn * 48_271) % 2_147_483_647;
  return drawn % limit;
};
const people = Array.from({ length: 400 }, () => ({
  age: String(20 + below(41)),
  sex: below(2) === 0 ? 'f' : 'm',
  zip: `800${1 + below(3)}`,
}));
const names = ['age', 'sex', 'zip'] as const;

/** A package whose data are still to come, and the data and statistics of the year before. */
function writeDescriptions(folder: string): void {
  const fields = names.map(
    (name) => `{ "name": "${name}", "quasi:role": "quasi-identifier", "quasi:statistics": ${frequencies(name)} }`,
  );
  const schema = `{
  "name": "hospital",
  "resources": [
    {
      "name": "visits",
      "title": "Visits of next year",
      "path": "visits.csv",
      "schema": {
        "fields": [
          ${fields.join(',\n          ')}
        ]
      }
    }
  ]
}
`;
  const columns = names.map(
    (name) => `{ "name": "${name}", "role": "quasi-identifier", "missing": 0, ${frequencies(name).slice(2)}`,
  );
  const statistics = `{
  "statistics": 1,
  "rows": ${people.length},
  "columns": [
    ${columns.join(',\n    ')}
  ]
}
`;
  const rows = people.map((person) => names.map((name) => person[name]).join(','));
  writeFileSync(join(folder, 'datapackage.json'), schema);
  writeFileSync(join(folder, 'people.stats.json'), statistics);
  writeFileSync(join(folder, 'people.csv'), `${names.join(',')}\n${rows.join('\n')}\n`);
}

function frequencies(name: (typeof names)[number]): string {
  const values = [...new Set(people.map((person) => person[name]))].sort();
  const counted = values.map((value) => `["${value}", ${people.filter((person) => person[name] === value).length}]`);
  return `{ "frequencies": [${counted.join(', ')}] }`;
}

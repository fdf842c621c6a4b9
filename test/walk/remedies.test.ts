/** The remedies for a risk, as a person meets them: a remedy previewed with its details, rows judged in a population, a file that holds answers. */
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.ts';
import { photographs } from './photographs.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const samples = ['patients.csv', 'survey.csv'];
const header = 0;

describe('Remedies', () => {
  let workbench: bench.Workbench;
  const { photograph, step } = photographs(() => workbench.page, 'dark');

  before(async () => {
    const settings = {
      'workbench.colorTheme': 'Default Dark Modern',
      'editor.minimap.enabled': false,
      'quasi.hover': 'full',
      'quasi.quasiIdentifiers': ['birth_date', 'sex', 'zip'],
    };
    workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, (folder) => {
      for (const name of samples) copyFileSync(join(project, 'samples', name), join(folder, name));
    });
  });
  after(() => workbench?.close());

  step('a file is made answers of randomised response, and its rows are said to be noise', async (page) => {
    await bench.openFile(page, 'survey.csv');
    await page.locator('.statusbar-item', { hasText: /k 1 of 5/ }).waitFor();
    await bench.runCommand(page, 'Quasi: Protect the Whole File');
    const remedies = page.locator('.quick-input-list .monaco-list-row');
    await remedies.filter({ hasText: 'ε = 2 each' }).click();
    await page.locator('.notification-toast').getByText('Declare in quasi.json').click();
    await page.locator('.statusbar-item', { hasText: /ε = 10, .* of people unique/ }).waitFor();
    // A word of a column that is as it was.
    const hover = await bench.hoverWord(page, 2, 'over');
    await bench.says(hover, /This row is noise/);
    await photograph('noise-row');
    await bench.leaveHover(page);
  });

  step('with a population the card of a row tells how many of its people are like it', async (page) => {
    await bench.openFile(page, 'patients.csv');
    await page.locator('.statusbar-item', { hasText: /k 1 of 5/ }).waitFor();
    await bench.runCommand(page, 'Quasi: Set Population');
    // Not the box in which the command was typed.
    const question = page.locator('.quick-input-widget', { hasText: 'How many people' });
    await question.locator('input').fill('2,000');
    // The number is looked at some time after it is typed.
    await eventually(async () => {
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'hidden', timeout: 1000 });
    });
    // A hover keeps what it said when it opened.
    await eventually(async () => {
      await bench.leaveHover(page);
      const hover = await bench.hoverWord(page, 2, '1982');
      assert.match(await hover.innerText(), /In a population of 2,000/);
    });
    await photograph('population-row');
    await bench.leaveHover(page);
  });

  step('a remedy is shown before it is applied, with all that it does', async (page) => {
    const menu = await bench.openLightbulb(page, header, 'birth_date');
    await menu.getByRole('option', { name: /^(More w|W)ays to treat birth_date/ }).click();
    const remedy = page.locator('.quick-input-list .monaco-list-row', { hasText: / → / }).first();
    await remedy.waitFor();
    await photograph('ways-to-treat');
    await remedy.hover();
    await remedy.getByRole('button', { name: 'Preview' }).click();
    await page.locator('.editor-instance .line-insert').first().waitFor();
    const title = (name: string) => page.locator('.editor-actions').getByRole('button', { name });
    await title('Apply the Previewed Change').waitFor();
    await photograph('preview');
    await title('Show as List of Changed Values').click();
    await page.locator('.tab.active', { hasText: 'patients.csv.changes.txt' }).waitFor();
    await page.locator('.view-line', { hasText: 'Values change in' }).waitFor();
    await photograph('preview-list');
    await title('Details of the Previewed Change').click();
    const card = page.frameLocator('iframe.webview.ready').frameLocator('iframe');
    await card.getByText('What the data are still worth').waitFor();
    await photograph('preview-details');
    await page.locator('.tab', { hasText: 'patients.csv.changes.txt' }).click();
    await title('Apply the Previewed Change').click();
    await page.locator('.tab', { hasText: 'changes.txt' }).waitFor({ state: 'hidden' });
    await page.locator('.tab.active[data-resource-name="patients.csv"]').waitFor();
  });
});

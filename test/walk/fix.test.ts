/** From a finding on the header to a file that is ready, as the README shows it. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.ts';
import { photographs } from './photographs.ts';
import { staffTable } from './staff.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const header = 0;

describe('A finding and its fix', () => {
  let workbench: bench.Workbench;
  const { photograph, step } = photographs(() => workbench.page, 'dark');
  const list = () => workbench.page.locator('.quick-input-widget:visible');

  before(async () => {
    const settings = { 'workbench.colorTheme': 'Default Dark Modern', 'editor.minimap.enabled': false };
    workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, (folder) =>
      writeFileSync(join(folder, 'staff.csv'), staffTable()),
    );
  });
  after(() => workbench?.close());

  step('status bar and lens have the same verdict', async (page) => {
    await bench.openFile(page, 'staff.csv');
    await page.locator('.codelens-decoration', { hasText: '2 identifiers' }).first().waitFor();
    await page.locator('.statusbar-item', { hasText: '2 identifiers · k 1 of 5' }).waitFor();
  });

  step('the menu of the header has the fix first, then the ways for the whole file', async (page) => {
    const menu = await bench.openLightbulb(page, header, 'email');
    const titles = await menu.getByRole('option').allTextContents();
    assert.match(titles.slice(0, 3).join('; '), /email.*; Fix all 2 identifiers.*; Reach k = 5/);
    assert.match(titles.slice(-2).join('; '), /Not about people.*; Allow/);
    assert.ok(titles.length <= 7, titles.join('; '));
    await photograph('lightbulb-identifier');
    await page.keyboard.press('Escape');
  });

  step('all identifiers are listed with what is proposed for each', async (page) => {
    await bench.runCommand(page, 'Quasi: Fix All Identifiers');
    await list().locator('.quick-input-list-row', { hasText: 'Remove the column email' }).waitFor();
    await photograph('identifiers');
    await page.keyboard.press('Escape');
    await list().waitFor({ state: 'hidden' });
  });

  step('Reach k shows each column before and after, beside the finding', async (page) => {
    await page.setViewportSize({ width: 1040, height: 540 });
    await page.keyboard.press('Control+b');
    await bench.runCommand(page, 'Quasi: Reach the Target k');
    await list().locator('.quick-input-list-row', { hasText: 'Show the preview' }).waitFor();
    await page.locator('.notification-toast').first().waitFor({ state: 'hidden' });
    await moveDown(await list().locator('.quick-input-titlebar').boundingBox(), 130);
    await photograph('fix');
  });

  step('the preview is applied by a button in its title, and the file is ready', async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Enter');
    await page.locator('.editor-instance .line-insert').first().waitFor();
    const apply = page.locator('.editor-actions').getByRole('button', { name: 'Apply the Previewed Change' });
    await apply.waitFor();
    await photograph('reach-preview');
    await apply.click();
    await eventually(async () => {
      const verdict = await page.locator('.statusbar-item', { hasText: /Ready · k \d/ }).count();
      assert.equal(verdict, 1);
    });
    await page.locator('.codelens-decoration', { hasText: 'Ready' }).first().waitFor();
    await photograph('ready');
  });

  /** The list of choices can be dragged by its title, away from what is to be seen beside it. */
  async function moveDown(title: { x: number; y: number } | null, pixels: number): Promise<void> {
    if (!title) throw new Error('The list has no title.');
    const { mouse } = workbench.page;
    await mouse.move(title.x + 20, title.y + 8);
    await mouse.down();
    await mouse.move(title.x + 20, title.y + 8 + pixels, { steps: 8 });
    await mouse.up();
  }
});

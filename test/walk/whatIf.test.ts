/** *What if* in the report, as a person meets it: k is moved, levels come by themselves, and what is applied is shown first. */
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.ts';
import { photographs } from './photographs.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const sample = 'survey.csv';

describe('What if', () => {
  let workbench: bench.Workbench;
  const { photograph, step } = photographs(() => workbench.page, 'dark');

  before(async () => {
    const settings = { 'workbench.colorTheme': 'Default Dark Modern', 'editor.minimap.enabled': false };
    workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, (folder) =>
      copyFileSync(join(project, 'samples', sample), join(folder, sample)),
    );
  });
  after(() => workbench?.close());

  step('k is moved in the report, and the levels are previewed', async (page) => {
    await bench.openFile(page, sample);
    await page.locator('.statusbar-item', { hasText: /k 1 of 5/ }).waitFor();
    await bench.runCommand(page, 'Quasi: Open Report');
    const report = page.frameLocator('iframe.webview.ready').frameLocator('iframe');
    await report.locator('#what-if-k').focus();
    await page.keyboard.press('ArrowRight');
    await report.locator('#what-if-state.pass').waitFor();
    assert.match((await report.locator('#what-if-state').textContent()) ?? '', /^k = 6 is reached/);
    await photograph('what-if');
    await report.locator('#what-if-apply').click();
    await page.locator('.editor-actions').getByRole('button', { name: 'Apply the Previewed Change' }).waitFor();
    await photograph('what-if-preview');
    await eventually(async () => assert.ok(await page.locator('.editor-instance .line-insert').count()));
  });
});

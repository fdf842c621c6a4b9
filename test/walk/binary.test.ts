/** A spreadsheet, as a person meets it in the editor: it is checked by a command; status, Problems, columns and report show what was found. */
import assert from 'node:assert/strict';
import { copyFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { unpackedFiles } from '../formats/fixtures.ts';
import { photographs } from './photographs.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

for (const [name, theme] of [
  ['dark', 'Default Dark Modern'],
  ['light', 'Default Light Modern'],
] as const) {
  describe(`A spreadsheet, ${name}`, () => {
    let workbench: bench.Workbench;
    const { photograph, step } = photographs(() => workbench.page, name);

    before(async () => {
      const files = unpackedFiles();
      const settings = { 'workbench.colorTheme': theme };
      workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, (folder) =>
        copyFileSync(join(files, 'people.gnumeric.xlsx'), join(folder, 'people.xlsx')),
      );
      rmSync(files, { recursive: true });
    });
    after(() => workbench?.close());

    step('it is checked, and the views show what was found', async (page) => {
      await bench.openFile(page, 'people.xlsx');
      await bench.runCommand(page, 'Quasi: Check File for Re-identification Risk');
      await page.locator('.statusbar-item', { hasText: /k \d+ of 5/ }).waitFor();
      await bench.runCommand(page, 'Problems: Focus on Problems View');
      await page.locator('.markers-panel .monaco-list-row').first().waitFor();
      await bench.runCommand(page, 'Quasi: Show Columns by Risk');
      await photograph('binary-checked');
    });

    step('its report opens beside it', async (page) => {
      await bench.runCommand(page, 'Quasi: Open Report');
      const report = page.frameLocator('iframe.webview.ready').frameLocator('iframe');
      assert.match((await report.locator('h1').textContent()) ?? '', /people\.xlsx/);
      await photograph('binary-report');
    });
  });
}

/** What Quasi shows of a sample, in all kinds of theme: each thing is asserted, then photographed; the best pictures are in the README. */
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.ts';
import { photographs } from './photographs.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const themes = {
  light: 'Default Light Modern',
  dark: 'Default Dark Modern',
  'high-contrast': 'Default High Contrast',
  'high-contrast-light': 'Default High Contrast Light',
};
const shown = { 'quasi.inlayHints': true, 'editor.minimap.enabled': false };
/** The lines of the file, from 0; the code lens takes none of them. */
const header = 0;
const someRow = 3;

describe('A sample', () => {
  let workbench: bench.Workbench;

  before(async () => {
    const settings = { ...shown, 'workbench.colorTheme': themes.light };
    workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, (folder) =>
      copyFileSync(join(project, 'samples/patients.csv'), join(folder, 'patients.csv')),
    );
    const { page } = workbench;
    await bench.openFile(page, 'patients.csv');
    // The editor draws no lens that comes while it has lost the focus.
    await bench.lens(page).waitFor();
    await bench.runCommand(page, 'Quasi: Show Columns by Risk');
    // The folder's pane makes room for the view.
    await page.locator('.pane-header', { hasText: 'data' }).first().click();
  });
  after(() => workbench?.close());

  for (const [theme, name] of Object.entries(themes)) {
    describe(`in the theme ${theme}`, () => {
      const { photograph, step } = photographs(() => workbench.page, theme);

      before(async () => {
        if (theme !== 'light') await workbench.set({ ...shown, 'workbench.colorTheme': name });
        await workbench.page
          .locator(`.monaco-workbench.${classOf[theme as keyof typeof themes]}`)
          .first()
          .waitFor();
      });

      step('the findings, the lens above the header and the hints at the ends of the rows', async (page) => {
        await bench.squiggles(page, 'warning').first().waitFor();
        await bench.lens(page).filter({ hasText: 'Not ready' }).waitFor();
        await eventually(async () => assert.ok((await page.getByText('k=1', { exact: true }).count()) > 5));
        await photograph('editor');
      });

      step('the columns by risk', async (page) => {
        const view = page.locator('.pane', { hasText: 'Columns by Risk' });
        await view.getByRole('treeitem', { name: /^birth_date/ }).click();
        await page.keyboard.press('ArrowRight');
        await view.getByRole('treeitem', { name: /^Small key: 31\s%/ }).waitFor();
        await bench.leaveHover(page);
        await photograph('columns');
        await page.keyboard.press('ArrowLeft');
      });

      step('the card of a row', async (page) => {
        const hover = await bench.hoverWord(page, someRow, 'white');
        await bench.says(hover, /Line 4: unique \(admission_date is enough\)/);
        await photograph('row-card');
        await bench.leaveHover(page);
      });

      step('the hover of a column', async (page) => {
        const hover = await bench.hoverWord(page, header, 'birth_date');
        await bench.says(hover, /birth_date · quasi-identifier · sensitivity/);
        await bench.says(hover, /Make coarser….*Change role….*Details/);
        await photograph('column-card');
        await bench.leaveHover(page);
      });

      step('the card of the file in the status bar', async (page) => {
        await page
          .locator('.statusbar-item', { hasText: /k 1 of 5/ })
          .first()
          .hover();
        // The hover of the header has the same words, and stays in the page when it is hidden.
        await page.locator('.monaco-hover:visible', { hasText: 'Not ready for default' }).waitFor();
        await photograph('file-card');
        await bench.leaveHover(page);
      });

      step('the columns reviewed, one key a role', async (page) => {
        await bench.runCommand(page, 'Quasi: Review Columns…');
        const list = page.locator('.quick-input-widget:visible');
        await list.locator('.quick-input-list-row', { hasText: 'birth_date' }).waitFor();
        await page.keyboard.press('ArrowDown');
        await photograph('review');
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'hidden' });
      });

      step('the risk heat map', async (page) => {
        await bench.runCommand(page, 'Quasi: Toggle Risk Heat Map');
        await eventually(async () => assert.ok((await bench.shadedCells(page)) > 20));
        await photograph('heat-map');
        await bench.runCommand(page, 'Quasi: Toggle Risk Heat Map');
        await eventually(async () => assert.equal(await bench.shadedCells(page), 0));
        // The editor takes its time to write down what is to be remembered, and the next theme begins with what it finds.
        await page.waitForTimeout(2000);
      });
    });
  }
});

/** What the workbench calls its kinds of theme. */
const classOf = {
  light: 'vs',
  dark: 'vs-dark',
  'high-contrast': 'hc-black',
  'high-contrast-light': 'hc-light',
} as const;

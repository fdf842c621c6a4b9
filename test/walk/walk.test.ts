/** A walk through the editor with the packaged extension, in both themes: each step is asserted, then photographed. */
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.ts';
import { writeFiles } from './files.ts';
import { photographs } from './photographs.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const themes = { light: 'Default Light Modern', dark: 'Default Dark Modern' };

for (const [theme, name] of Object.entries(themes)) {
  describe(`In the ${theme} theme`, () => {
    let workbench: bench.Workbench;
    const { photograph, step } = photographs(() => workbench.page, theme);

    before(async () => {
      const settings = {
        'workbench.colorTheme': name,
        'quasi.quasiIdentifiers': ['birth_year', 'sex', 'zip'],
        'quasi.k': 3,
      };
      workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, writeFiles);
    });
    after(() => workbench?.close());

    step('the header and the rows are underlined', async (page) => {
      await bench.openFile(page, 'people.csv');
      await bench.squiggles(page, 'warning').first().waitFor();
      await bench.squiggles(page, 'info').first().waitFor();
      assert.equal(await page.locator('.notification-toast').count(), 0, 'nothing pops up');
      await photograph('squiggles');
    });

    step('a row without risk has no hover', async (page) => {
      await (await bench.wordOn(page, 5, '8002')).hover();
      await page.waitForTimeout(1500);
      assert.equal(await page.locator('.monaco-hover:visible').count(), 0);
    });

    step('a unique row has its finding, which columns are enough, and a fix', async (page) => {
      const hover = await bench.hoverWord(page, 11, '1951');
      await bench.says(hover, /quasi\W*row-stands-alone/);
      await bench.says(hover, /Line 12: unique \(.* enough\)/);
      await bench.says(hover, /Fix….*Details/);
      await photograph('hover-row');
      await bench.leaveHover(page);
    });

    step('a header cell describes its column', async (page) => {
      const hover = await bench.hoverWord(page, 0, 'birth_year');
      await bench.says(hover, /birth_year · quasi-identifier/);
      await bench.says(hover, /Change role….*Details/);
      await photograph('hover-header');
      await bench.leaveHover(page);
    });

    step('the lightbulb of a header cell offers roles, and one that is chosen holds', async (page) => {
      const menu = await bench.openLightbulb(page, 0, 'illness');
      const entries = await menu.getByRole('option').allTextContents();
      assert.ok(entries.length <= 7, entries.join('; '));
      await photograph('lightbulb');
      await menu.getByRole('option', { name: 'Change role of illness…' }).click();
      const roles = page.locator('.quick-input-list .monaco-list-row', { hasText: /Mark illness as/ });
      await roles.first().waitFor();
      assert.equal(await roles.count(), 3);
      await photograph('change-role');
      await roles.filter({ hasText: 'Mark illness as subject' }).click();
      await page.getByRole('treeitem', { name: 'quasi.json' }).waitFor();
      await eventually(async () => {
        const hover = await bench.hoverWord(page, 0, 'illness');
        assert.match(await hover.innerText(), /subject/i);
      });
      await bench.leaveHover(page);
      assert.equal(await page.locator('.notification-toast').count(), 0, 'nothing pops up');
    });

    step('an exception has its reason selected', async (page) => {
      const menu = await bench.openLightbulb(page, 0, 'name');
      await menu
        .getByRole('option', { name: /^Allow / })
        .first()
        .click();
      await page.locator('.quick-input-list .monaco-list-row', { hasText: 'direct-identifier in name' }).click();
      await page.locator('.tab.active', { hasText: 'quasi.json' }).waitFor();
      await photograph('exception');
      await bench.openFile(page, 'people.csv');
    });

    step('the language status has the verdict and the size of the table', async (page) => {
      await page.locator('[id="status.languageStatus"]').hover();
      await page.locator('.hover-language-status', { hasText: /Quasi: .*k 1 of 3/ }).waitFor();
      await page.locator('.hover-language-status', { hasText: '16 rows × 5 columns, comma' }).waitFor();
      await photograph('status');
      await bench.leaveHover(page);
    });

    step('the Problems panel lists the findings', async (page) => {
      const rows = await bench.openProblems(page);
      await rows.filter({ hasText: 'quasi' }).first().waitFor();
      await photograph('problems');
    });

    step('a quoted cell keeps its colour over several lines', async (page) => {
      await bench.openFile(page, 'notes.csv');
      await eventually(async () => {
        const first = await bench.colourOf(page, 2, 'first');
        assert.equal(await bench.colourOf(page, 3, 'second'), first);
        assert.equal(await bench.colourOf(page, 4, 'third'), first);
        assert.notEqual(await bench.colourOf(page, 4, '8001'), first);
      });
      await photograph('colours');
    });

    step('Check File can be cancelled, and then says nothing', async (page) => {
      await page.getByRole('treeitem', { name: 'large.csv' }).click({ button: 'right' });
      await bench.chooseFromMenu(page, 'Check File for Re-identification Risk');
      const toast = page.locator('.notification-toast');
      await toast.filter({ hasText: 'Quasi checks large.csv' }).getByRole('button', { name: 'Cancel' }).click();
      await toast.first().waitFor({ state: 'hidden' });
      await page.waitForTimeout(1000);
      assert.equal(await toast.count(), 0);
    });

    step('Check File shows that it works, then what it found', async (page) => {
      await page.getByRole('treeitem', { name: 'large.csv' }).click({ button: 'right' });
      await bench.chooseFromMenu(page, 'Check File for Re-identification Risk');
      const toast = page.locator('.notification-toast');
      await toast.filter({ hasText: 'Quasi checks large.csv' }).waitFor();
      await photograph('check-running');
      const found = toast.filter({ hasText: /large\.csv: .*; \d+ findings?\./ });
      await found.waitFor({ timeout: 90_000 });
      await photograph('check-found');
      await page.locator('.markers-panel .monaco-list-row', { hasText: 'large.csv' }).waitFor();
    });
  });
}

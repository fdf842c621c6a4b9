/** Status bar, lenses and heat map as people see them: in all kinds of theme, in a narrow window, with a screen reader, without variable fonts. */
import assert from 'node:assert/strict';
import { copyFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
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
const plain = { 'editor.minimap.enabled': false };
const limited = { 'editor.accessibilitySupport': 'on', 'editor.allowVariableFonts': false };

/** With identifiers, and rows of all risks. */
const names = ['Ann Lee', 'Tom Berg', 'Eva Roth', 'Max Kern', 'Ida Wolf', 'Leo Frey'];
const members = [
  'name,email,age,sex',
  ...Array.from(
    { length: 48 },
    (_, i) =>
      `${names[i % 6]},${names[i % 6]?.split(' ')[0]?.toLowerCase()}${i}@mail.ch,${20 + Math.floor(i ** 0.6)},${'fm'[i % 2]}`,
  ),
  '',
].join('\n');

const bar = (page: Page): Locator => page.locator('.statusbar-item', { hasText: /k 1 of 5/ }).first();

/** Cells in the colour of unique rows: the strongest level, which once vanished where fonts may not vary. */
async function uniqueCells(page: Page): Promise<number> {
  return await page
    .locator('.editor-instance .view-overlays [class*="TextEditorDecorationType"]')
    .evaluateAll((cells) => {
      const backgrounds = cells.map((cell) => getComputedStyle(cell).backgroundColor);
      return backgrounds.filter((each) => each !== 'rgba(0, 0, 0, 0)').length;
    });
}

describe('Risk shown', () => {
  let workbench: bench.Workbench;

  before(async () => {
    const settings = { ...plain, 'workbench.colorTheme': themes.light };
    workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, (folder) => {
      copyFileSync(join(project, 'samples/patients.csv'), join(folder, 'patients.csv'));
      writeFileSync(join(folder, 'members.csv'), members);
    });
    const { page } = workbench;
    await bench.openFile(page, 'patients.csv');
    await bench.lens(page).waitFor();
    await bench.runCommand(page, 'Quasi: Toggle Risk Heat Map');
  });
  after(() => workbench?.close());

  for (const [theme, name] of Object.entries(themes)) {
    describe(`in the theme ${theme}`, () => {
      const { photograph, step } = photographs(() => workbench.page, theme);

      before(async () => {
        if (theme !== 'light') await workbench.set({ ...plain, 'workbench.colorTheme': name });
      });

      step('lenses, status bar, heat map and its legend', async (page) => {
        await bench.lens(page).filter({ hasText: 'Not ready' }).waitFor();
        await bar(page).waitFor();
        await eventually(async () => assert.ok((await uniqueCells(page)) > 20));
        await photograph('risk');
        const hover = await bench.hoverWord(page, 3, 'white');
        await bench.says(hover, /Heat map: /);
        await photograph('risk-legend');
        await bench.leaveHover(page);
      });

      step('the menu', async (page) => {
        await bar(page).click();
        const menu = page.locator('.quick-input-widget:visible');
        await menu.locator('.quick-input-list-row', { hasText: 'Report' }).first().waitFor();
        await photograph('risk-menu');
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'hidden' });
      });
    });
  }

  describe('a file with identifiers', () => {
    for (const theme of ['light', 'dark', 'high-contrast'] as const) {
      const { photograph, step } = photographs(() => workbench.page, theme);

      step(`has a look of their own for them, and a lens (${theme})`, async (page) => {
        await workbench.set({ ...plain, 'workbench.colorTheme': themes[theme] });
        await bench.openFile(page, 'members.csv');
        await page.locator('.codelens-decoration', { hasText: '2 identifiers' }).first().waitFor();
        await eventually(async () => assert.ok((await uniqueCells(page)) > 20));
        await photograph('risk-identifiers');
        const hover = await bench.hoverWord(page, 3, 'Eva');
        await bench.says(hover, /identifies someone by itself/);
        await photograph('risk-identifier-legend');
        await bench.leaveHover(page);
      });
    }
  });

  describe('for a screen reader, and without variable fonts', () => {
    const { photograph, step } = photographs(() => workbench.page, 'light');

    before(async () => {
      await workbench.set({ ...plain, ...limited, 'workbench.colorTheme': themes.light });
      await bench.openFile(workbench.page, 'patients.csv');
    });

    step('the strongest level is there', async (page) => {
      await eventually(async () => assert.ok((await uniqueCells(page)) > 20));
      await photograph('risk-screen-reader');
    });

    step('the entry in the status bar has its verdict as a label', async (page) => {
      const label = await bar(page).locator('[aria-label]').first().getAttribute('aria-label');
      assert.match(label ?? '', /Not ready/);
    });
  });
});

describe('Risk shown in a narrow window', () => {
  let workbench: bench.Workbench;
  const { photograph, step } = photographs(() => workbench.page, 'light');

  before(async () => {
    const settings = { ...plain, 'workbench.colorTheme': themes.light };
    workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), settings, (folder) => {
      copyFileSync(join(project, 'samples/patients.csv'), join(folder, 'patients.csv'));
    });
    const { page } = workbench;
    await bench.openFile(page, 'patients.csv');
    await bench.lens(page).waitFor();
    await bench.runCommand(page, 'Quasi: Toggle Risk Heat Map');
    // With it the window cannot become as narrow as that.
    await bench.runCommand(page, 'View: Toggle Primary Side Bar Visibility');
    await page.locator('.part.sidebar').waitFor({ state: 'hidden' });
  });
  after(() => workbench?.close());

  for (const [what, width, height] of [
    ['600 pixels', 600, 800],
    ['600 pixels at 150 %', 400, 533],
  ] as const) {
    step(`${what}: the entry in the status bar is still there`, async (page) => {
      await page.setViewportSize({ width, height });
      await bar(page).waitFor();
      await eventually(async () => assert.ok((await uniqueCells(page)) > 5));
      // The window takes its time to become so narrow.
      await eventually(async () => {
        const [box, foot] = [await bar(page).boundingBox(), await page.locator('.part.statusbar').boundingBox()];
        assert.ok(box && foot && box.y < foot.y + foot.height && box.x >= foot.x);
        assert.ok(box.x + box.width <= width);
      });
      await photograph(`risk-${width}`);
    });
  }
});

/** The walkthrough as a newcomer goes through it: each step does what it says, and is then ticked. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.ts';
import { hostNamed } from '../hosts/places.ts';
import * as bench from './workbench.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const artifacts = join(project, 'test/artifacts');
/** What its tab is called in newer and in older editors. */
const walkthrough = /^(Welcome|Walkthrough)/;

/** The older editor once: what it does differs, not how it looks. */
const editors = [
  ['new', 'light', 'Default Light Modern'],
  ['new', 'dark', 'Default Dark Modern'],
  ['new', 'contrast', 'Default High Contrast'],
  ['old', 'old', 'Default Light Modern'],
] as const;

for (const [hostName, theme, themeName] of editors) {
  const host = hostNamed(hostName);
  describe(`The walkthrough in VS Code ${host.vscode}, ${themeName}`, () => {
    let workbench: bench.Workbench;
    before(async () => {
      mkdirSync(artifacts, { recursive: true });
      const colours = { 'workbench.colorTheme': themeName };
      workbench = await bench.openWorkbench(join(project, 'dist/quasi.vsix'), colours, () => undefined, host);
      const { page } = workbench;
      // Below this the editor leaves the pictures out.
      await page.setViewportSize({ width: 1600, height: 900 });
      await bench.runCommand(page, 'Welcome: Open Walkthrough');
      await page.locator('.quick-input-widget input').fill('Get Started with Quasi');
      await page.locator('.quick-input-list .monaco-list-row', { hasText: 'Get Started with Quasi' }).waitFor();
      await page.keyboard.press('Enter');
    });
    after(() => workbench?.close());

    /** Two clicks on a tab would be one on another thing. */
    const toTab = async (name: string | RegExp): Promise<void> => {
      const tab = workbench.page.locator('.tab', { hasText: name });
      if (!(await tab.getAttribute('class'))?.includes('active')) await tab.click();
    };
    /** Opens a step, which shows its words and its picture. */
    const open = async (title: string, id: string): Promise<void> => {
      const { page } = workbench;
      await toTab(walkthrough);
      const step = page.locator('.getting-started-step', { hasText: title });
      await step.waitFor();
      if (!(await step.getAttribute('class'))?.includes('expanded')) await step.click();
      const picture = page.frameLocator('iframe.webview.ready').frameLocator('iframe').locator(`svg#${id}`);
      await eventually(async () => assert.ok((await picture.boundingBox())?.width));
      await page.screenshot({ path: join(artifacts, `walkthrough-${title.replaceAll(' ', '-')}-${theme}.png`) });
    };
    const press = (button: string) =>
      workbench.page.locator('.getting-started-step.expanded').getByText(button).click();
    const ticked = async (title: string): Promise<void> => {
      await toTab(walkthrough);
      const step = workbench.page.locator('.getting-started-step', { hasText: title });
      await step.locator('.codicon-getting-started-step-checked').waitFor();
    };

    test('Open a data set', async () => {
      await open('Open a data set', 'open');
      await press('Open Sample Data Set');
      const { page } = workbench;
      await page.locator('.tab.active', { hasText: 'patients.csv' }).waitFor();
      await bench.squiggles(page, 'info').first().waitFor();
      await ticked('Open a data set');
    });

    test('Read what was found', async () => {
      await open('Read what was found', 'read');
      await press('Show Problems');
      const rows = workbench.page.locator('.markers-panel .monaco-list-row');
      await rows.filter({ hasText: 'small-classes' }).first().waitFor();
      await ticked('Read what was found');
    });

    test('Say what you know', async () => {
      await open('Say what you know', 'decide');
      const { page } = workbench;
      await toTab('patients.csv');
      const menu = await bench.openLightbulb(page, 0, 'zip');
      await menu.getByRole('option', { name: 'Change role of zip…' }).waitFor();
      await page.keyboard.press('Escape');
      await ticked('Say what you know');
    });

    test('See where the risk lies', async () => {
      await open('See where the risk lies', 'locate');
      await press('Toggle Risk Heat Map');
      await ticked('See where the risk lies');
    });
  });
}

/** The window of VS Code as a person uses it: what is clicked and typed, and where on the screen things are found. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paced } from '@quasi/shared/testing';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { openWindow } from '../hosts/browser.ts';
import { installHost } from '../hosts/install.ts';
import { hostNamed } from '../hosts/places.ts';
import {
  type EditorSettings,
  installExtension,
  replaceSettings,
  startVscodeServer,
  writeSettings,
} from '../hosts/vscodeServer.ts';

export interface Workbench {
  readonly page: Page;
  /** Puts other settings in the place of those it began with, and loads the window anew: it does not look at the file again by itself. */
  set(settings: EditorSettings): Promise<void>;
  close(): Promise<void>;
}

/** VS Code with the packaged extension installed, and others beside it, opened on a folder that `fill` has put files into. */
export async function openWorkbench(
  vsix: string,
  settings: EditorSettings,
  fill: (folder: string) => void,
  host = hostNamed('new'),
  beside: readonly string[] = [],
): Promise<Workbench> {
  const hostFolder = await installHost(host);
  const temporary = mkdtempSync(join(tmpdir(), 'quasi-walk-'));
  const folder = join(temporary, 'data');
  mkdirSync(folder);
  fill(folder);
  const profile = { userData: join(temporary, 'user-data'), extensions: join(temporary, 'extensions') };
  writeSettings(profile, settings);
  for (const each of [vsix, ...beside]) await installExtension(hostFolder, profile, each);
  const server = await startVscodeServer(hostFolder, profile, 'walk');
  const { context, page } = await openWindow(join(temporary, 'chromium'));
  page.setDefaultTimeout(paced(20_000));
  await page.goto(`${server.base}/?folder=${encodeURIComponent(folder)}`);
  await page.locator('.explorer-folders-view').waitFor();
  return {
    page,
    async set(other) {
      replaceSettings(profile, other);
      await page.reload();
    },
    async close() {
      await context.close();
      await server.stop();
      rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

export async function openFile(page: Page, name: string): Promise<void> {
  await page.getByRole('treeitem', { name }).dblclick();
  await page.locator('.tab.active', { hasText: name }).waitFor();
}

export const squiggles = (page: Page, severity: 'error' | 'warning' | 'info'): Locator =>
  page.locator(`.monaco-editor .squiggly-${severity}`);

/** One line of the file as the editor shows it; lines are found by their place, since the editor draws them in any order. */
async function boxOfLine(page: Page, line: number): Promise<{ x: number; y: number; height: number }> {
  const boxes = await page.locator('.editor-instance .view-lines .view-line').evaluateAll((lines) =>
    lines.map((each) => {
      const { x, y, height } = each.getBoundingClientRect();
      return { x, y, height };
    }),
  );
  const box = boxes.sort((one, other) => one.y - other.y)[line];
  if (!box) throw new Error(`Line ${line} is not on the screen.`);
  return box;
}

/** The editor draws a file some time after its tab is there, and breaks lines into words a little later still. */
export const wordOn = (page: Page, line: number, word: string): Promise<Locator> =>
  eventually(() => wordNowOn(page, line, word));

async function wordNowOn(page: Page, line: number, word: string): Promise<Locator> {
  const { y } = await boxOfLine(page, line);
  const spans = page.locator('.editor-instance .view-lines .view-line span > span', { hasText: word });
  for (const span of await spans.all()) {
    const box = await span.boundingBox();
    if (box && Math.abs(box.y - y) <= 2) return span;
  }
  throw new Error(`Line ${line} shows no "${word}".`);
}

/** Rests the pointer on a word of a line and gives the hover that then opens. */
export async function hoverWord(page: Page, line: number, word: string): Promise<Locator> {
  await (await wordOn(page, line, word)).hover();
  const hover = page.locator('.monaco-hover:visible').first();
  await hover.waitFor();
  // It fades in, and is photographed when it has.
  await hover.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map((each) => each.finished)),
  );
  return hover;
}

/** Findings are there at once, the rest of a hover a moment later. */
export async function says(hover: Locator, what: RegExp): Promise<void> {
  await hover.filter({ hasText: what }).waitFor();
}

/** Puts the cursor into a word of a line and opens the menu of what can be done there. */
export async function openLightbulb(page: Page, line: number, word: string): Promise<Locator> {
  const menu = page.locator('.action-widget:not(.action-list-submenu-panel)');
  // The editor forgets the key if it is still busy with the click; a person presses it again.
  await eventually(async () => {
    await (await wordOn(page, line, word)).click();
    await page.keyboard.press('Control+.');
    await menu.waitFor({ timeout: 3000 });
  });
  return menu;
}

export async function colourOf(page: Page, line: number, word: string): Promise<string> {
  return await (await wordOn(page, line, word)).evaluate((span) => getComputedStyle(span).color);
}

export async function leaveHover(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  // Beside the tabs, where nothing opens another one.
  await page.mouse.move(1100, 52);
  await page.locator('.monaco-hover:visible').first().waitFor({ state: 'hidden' });
}

export async function runCommand(page: Page, title: string): Promise<void> {
  const input = page.locator('.quick-input-widget input');
  const row = page.locator('.quick-input-list .monaco-list-row', { hasText: title }).first();
  // The list is of the commands that there are as it opens; a person whose editor is still starting opens it again.
  await eventually(async () => {
    if (await input.isVisible()) await page.keyboard.press('Escape');
    await page.keyboard.press('F1');
    await input.fill(`>${title}`);
    await row.waitFor({ timeout: 5000 });
  });
  await page.keyboard.press('Enter');
}

/** By the keyboard: a click right after the menu opens is swallowed. */
export async function chooseFromMenu(page: Page, title: string): Promise<void> {
  await page.getByRole('menuitem', { name: title }).hover();
  await page.keyboard.press('Enter');
}

export async function openProblems(page: Page): Promise<Locator> {
  await runCommand(page, 'Problems: Focus on Problems View');
  const rows = page.locator('.markers-panel .monaco-list-row');
  await rows.first().waitFor();
  return rows;
}

export const lens = (page: Page): Locator => page.locator('.codelens-decoration').first();

/** Pieces of the text that an extension has decorated. */
export function shadedCells(page: Page): Promise<number> {
  return page.locator('.editor-instance .view-overlays [class*="TextEditorDecorationType"]').count();
}

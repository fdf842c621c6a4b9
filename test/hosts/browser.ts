/** The window of the VS Code server: headless Chromium with a fresh profile. */
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './places.ts';

export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
}

export async function openWindow(profileFolder: string): Promise<Window> {
  const context = await chromium.launchPersistentContext(profileFolder, {
    executablePath: chromiumPath,
    headless: true,
    viewport: { width: 1280, height: 800 },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** The steps of a walk, and pictures of what a person sees at each: they are kept in test/artifacts, which git leaves alone. */
import { mkdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const artifacts = fileURLToPath(new URL('../artifacts/', import.meta.url));

/** `window`: the page, once there is one; `theme`: ends the names of the pictures. */
export function photographs(window: () => Page, theme: string) {
  const photograph = async (what: string): Promise<void> => {
    mkdirSync(artifacts, { recursive: true });
    await window().screenshot({ path: `${artifacts}${what}-${theme}.png` });
  };
  /** A step that fails is photographed too. */
  const step = (title: string, walk: (page: Page) => Promise<void>): void => {
    test(title, async () => {
      try {
        await walk(window());
      } catch (error) {
        await photograph(`failed-${title.replaceAll(/\W+/g, '-')}`);
        throw error;
      }
    });
  };
  return { photograph, step };
}

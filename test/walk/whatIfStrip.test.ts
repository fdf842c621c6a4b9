/** The strip *What if* in a browser, under the page's own policy: by keyboard, read aloud, in every look, and as it was after the file has changed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { chromiumPath } from '../hosts/places.ts';
import { TestClient } from '../server/client.ts';
import { stripPage } from './stripPage.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const uri = 'untitled:strip.csv';
const people = `${[
  'age,sex,zip,country',
  ...Array.from({ length: 120 }, (_, i) => `${20 + ((i * 37) % 60)},${i % 2 ? 'f' : 'm'},${10_000 + (i % 50)},here`),
].join('\n')}\n`;

let browser: Browser;
let client: TestClient;
before(async () => {
  client = await TestClient.start({ quasiIdentifiers: ['age', 'sex', 'zip', 'country'], k: 3 });
  await client.open(uri, people);
  await client.settled(uri);
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
});
after(async () => {
  await browser.close();
  await client.stop();
});

const colours = (background: string, ink: string) =>
  `const set = (name, colour) => document.documentElement.style.setProperty('--vscode-' + name, colour);
  set('editor-background', '${background}'); set('editor-foreground', '${ink}'); set('descriptionForeground', '${ink}');`;
const looks: Readonly<Record<string, readonly [BrowserContextOptions, string]>> = {
  light: [{ colorScheme: 'light' }, `${colours('#ffffff', '#3b3b3b')} document.body.className = 'vscode-light';`],
  dark: [{ colorScheme: 'dark' }, `${colours('#1f1f1f', '#cccccc')} document.body.className = 'vscode-dark';`],
  'high contrast': [
    { forcedColors: 'active', colorScheme: 'dark' },
    "document.body.className = 'vscode-high-contrast';",
  ],
  narrow: [{ viewport: { width: 400, height: 800 } }, ''],
};

for (const [name, [look, dress]] of Object.entries(looks)) {
  test(`nothing keeps anybody from reading it: ${name}`, async () => {
    const { page, complaints } = await stripPage(browser, client, uri, look, dress);
    const violations = async () => {
      await page.evaluate(axe);
      return await page.evaluate(
        "axe.run('#what-if').then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))",
      );
    };
    assert.deepEqual(await violations(), []);
    await page.locator('#what-if-suggest').click();
    await page.locator('#what-if-state.pass').waitFor();
    assert.deepEqual(await violations(), []);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
}

test('all of it is done by keyboard, in the order it is read, and said aloud', async () => {
  const { page, handed } = await stripPage(browser, client, uri);
  const focused = () => page.evaluate('document.activeElement.id');
  const state = page.locator('[role=status]');
  await page.locator('#what-if-k').focus();
  const order: unknown[] = [await focused()];
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  const levels = [0, 1, 2].map((i) => `what-if-level-${i}`);
  // The last column has one value: there is nothing to move.
  assert.deepEqual(order, ['what-if-k', 'what-if-suggest', ...levels, 'what-if-removes', 'what-if-reset']);
  await page.locator('#what-if-level-0').focus();
  await page.keyboard.press('End');
  await eventually(async () =>
    assert.match(
      (await page.locator('#what-if-level-0').getAttribute('aria-valuetext')) ?? '',
      /^Erase all values of age/,
    ),
  );
  await eventually(async () => assert.match((await state.textContent()) ?? '', /\d+ rows miss k = 3: k \d/));
  await page.locator('#what-if-removes').focus();
  await page.keyboard.press('Space');
  await eventually(async () => assert.match((await state.textContent()) ?? '', /k = 3 is reached without \d+ rows/));
  await page.locator('#what-if-apply').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() =>
    assert.deepEqual(
      handed.map(({ kind, tried: { k, removes } }) => [kind, k, removes]),
      [
        ['apply', 3, true],
        ['save', 3, true],
      ],
    ),
  );
  await page.locator('#what-if-reset').click();
  await eventually(async () => assert.match((await state.textContent()) ?? '', / 0 % of the detail lost\.$/));
  assert.ok(await page.locator('#what-if-apply').isDisabled());
  await page.context().close();
});

test('k moved leads to the levels that lose least, and they are still there when the page is made anew', async () => {
  const { page } = await stripPage(browser, client, uri);
  const values = () =>
    page.evaluate("[...document.querySelectorAll('#what-if input[type=range]')].map(({ value }) => value)");
  await page.locator('#what-if-k').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('#what-if-state.pass').waitFor();
  const before = await values();
  assert.equal(await page.locator('#what-if-k-text').textContent(), '4');
  assert.notDeepEqual((before as string[]).slice(1), ['0', '0', '0', '0']);
  await page.reload();
  await page.locator('#what-if-state.pass').waitFor();
  assert.deepEqual(await values(), before);
  await page.context().close();
});

/** The settings in the extension's manifest are those of the schema, with the same defaults and limits. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { defaultSettings, editorShape, readDisplay, readEditorSettings, readSettings } from '@quasi/shared/config';

interface Property {
  readonly default: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const manifest: { contributes: { configuration: { properties: Record<string, Property> }[] } } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const contributed = new Map(
  manifest.contributes.configuration.flatMap(({ properties }) =>
    Object.entries(properties).map(([name, property]) => [name.replace('quasi.', ''), property] as const),
  ),
);
// Read by the protocol's own library, not by us.
contributed.delete('trace.server');
/** Settings of display, not of findings: they are read apart from those that apply to files. */
const switches = ['codeLens', 'enable', 'inlayHints'] as const;
const shown = [...switches, 'hover'];

test('the manifest has each setting, and no other', () => {
  assert.deepEqual([...contributed.keys()].sort(), [...Object.keys(editorShape), ...shown].sort());
  assert.ok(contributed.size <= 22);
});

test('what is shown is as by default unless it is turned on or off', () => {
  assert.deepEqual(Object.keys(readDisplay({})).sort(), [...shown].sort());
  for (const name of switches) {
    const isShown = (value: unknown) => readDisplay({ [name]: value })[name];
    const byDefault = contributed.get(name)?.default;
    assert.deepEqual(
      [isShown(undefined), isShown('yes'), isShown(true), isShown(false)],
      [byDefault, byDefault, true, false],
      name,
    );
  }
});

test('where Quasi is off nothing is shown', () => {
  const off = readDisplay({ enable: false, codeLens: true, inlayHints: true });
  assert.deepEqual(off, { enable: false, codeLens: false, inlayHints: false, hover: 'off' });
});

test('a hover is short unless somebody wants more or less', () => {
  const property = contributed.get('hover');
  const read = (hover: unknown) => readDisplay({ hover }).hover;
  assert.equal(property?.default, 'short');
  assert.deepEqual(property?.enum?.map(read), ['full', 'short', 'findings', 'off']);
  for (const other of [undefined, 'long', true]) assert.equal(read(other), 'short');
});

for (const [name, property] of contributed) {
  if (shown.includes(name)) continue;
  test(`quasi.${name}: default and limits are the same`, () => {
    const schema = editorShape[name as keyof typeof editorShape];
    assert.deepEqual(property.default ?? undefined, schema.safeParse(undefined).data);
    assert.deepEqual(readEditorSettings({ [name]: property.default }), { statement: {}, problems: [] });
    const accepts = (value: unknown) => readEditorSettings({ [name]: value }).problems.length === 0;
    assert.ok(accepts(property.default));
    for (const value of property.enum ?? []) assert.ok(accepts(value), value);
    if (property.enum) assert.ok(!accepts('something else'));
    if (property.minimum !== undefined) assert.ok(accepts(property.minimum) && !accepts(property.minimum - 1));
    if (property.maximum !== undefined) assert.ok(accepts(property.maximum) && !accepts(property.maximum + 1));
  });
}

test('a setting that is not allowed keeps its default and is named', () => {
  const { settings, problems } = readSettings({ k: 'five', quasiIdentifiers: ['age'], delimiter: '::', unknown: 1 });
  assert.deepEqual(problems, ['k', 'delimiter']);
  assert.equal(settings.k, 5);
  assert.deepEqual(settings.quasiIdentifiers, ['age']);
  assert.deepEqual(readSettings(null).settings, defaultSettings);
});

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
/** What is shown, not what is found: read apart from what says something of files. */
const notes = ['codeLens', 'inlayHints'] as const;
const shown = [...notes, 'hover'];

test('the manifest has each setting, and no other', () => {
  assert.deepEqual([...contributed.keys()].sort(), [...Object.keys(editorShape), ...shown].sort());
  assert.ok(contributed.size <= 15);
});

test('what is shown is off unless it is turned on', () => {
  assert.deepEqual(Object.keys(readDisplay({})).sort(), [...shown].sort());
  for (const name of notes) {
    const isShown = (value: unknown) => readDisplay({ [name]: value })[name];
    assert.deepEqual(
      [contributed.get(name)?.default, isShown(undefined), isShown('yes'), isShown(true)],
      [false, false, false, true],
    );
  }
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

/** What the manifest promises: the settings the server reads, with the same defaults, and texts whose links lead somewhere. */
import assert from 'node:assert/strict';
import { defaultSettings } from '@quasi/shared/config';
import { extensions } from 'vscode';

interface Property {
  readonly default: unknown;
  readonly markdownDescription: string;
}

const manifest = extensions.getExtension('datarisk.quasi')?.packageJSON;
const groups: readonly { properties: Record<string, Property> }[] = manifest.contributes.configuration;
const properties = Object.assign({}, ...groups.map((group) => group.properties)) as Record<string, Property>;

suite('Manifest', () => {
  test('its settings are those the server knows, with the same defaults', () => {
    const own = Object.entries(properties).filter(([name]) => name !== 'quasi.trace.server');
    const defaults = Object.fromEntries(own.map(([name, property]) => [name.replace('quasi.', ''), property.default]));
    assert.deepEqual(defaults, { ...defaultSettings });
  });

  test('a setting that a description names exists', () => {
    for (const [name, { markdownDescription }] of Object.entries(properties)) {
      for (const [, linked] of markdownDescription.matchAll(/#([\w.]+)#/g)) {
        assert.ok(linked && linked in properties, `${name} names ${linked}`);
      }
    }
  });
});

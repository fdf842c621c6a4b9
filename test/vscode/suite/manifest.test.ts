/** What the manifest promises: settings that say nothing until somebody sets them, and texts whose links lead somewhere. */
import assert from 'node:assert/strict';
import { readEditorSettings } from '@quasi/shared/config';
import { extensions, workspace } from 'vscode';

interface Property {
  readonly markdownDescription: string;
}

const manifest = extensions.getExtension('datarisk.quasi')?.packageJSON;
const groups: readonly { properties: Record<string, Property> }[] = manifest.contributes.configuration;
const properties = Object.assign({}, ...groups.map((group) => group.properties)) as Record<string, Property>;

suite('Manifest', () => {
  test('what nobody has set says nothing', () => {
    assert.deepEqual(readEditorSettings(workspace.getConfiguration('quasi')), { statement: {}, problems: [] });
  });

  test('a setting that a description names exists', () => {
    for (const [name, { markdownDescription }] of Object.entries(properties)) {
      for (const [, linked] of markdownDescription.matchAll(/#([\w.]+)#/g)) {
        assert.ok(linked && linked in properties, `${name} names ${linked}`);
      }
    }
  });
});

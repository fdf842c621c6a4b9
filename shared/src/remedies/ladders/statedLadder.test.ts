/** A hierarchy that settings name takes the place of the ladder that is made for the kind of values. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArxCsv, type StatedHierarchy } from '../../hierarchies/index.ts';
import { Codes } from '../../table/index.ts';
import { hierarchyFile } from '../../testing/index.ts';
import { type ColumnToTreat, ladderFor, recode, treatmentsFor } from '../index.ts';
import { columnAs, drained, fresh, missing, missingTokens } from '../testColumns.ts';

const sha256 = 'a'.repeat(64);

function stated(column: ColumnToTreat, text: string): StatedHierarchy {
  const codes = new Codes();
  const read = drained(readArxCsv(hierarchyFile(text), { codes, dictionary: column.values }, missingTokens));
  assert.ok('hierarchy' in read, JSON.stringify(read));
  return { file: 'levels/age.hierarchy.csv', sha256, hierarchy: read.hierarchy };
}

const ages = ['31', '38', '45', '47'];
const plain = columnAs('age', ages);
const column = { ...plain, stated: stated(plain, '31;young;*\n38;young;*\n45;old;*\n47;old;*\n') };

test('its levels are the ladder', () => {
  const { treatments, hierarchy } = drained(ladderFor(column, missing));
  assert.deepEqual(
    treatments.map(({ remedy, parameters }) => [remedy, (parameters as { level: number }).level]),
    [
      ['hierarchy-level', 1],
      ['hierarchy-level', 2],
    ],
  );
  assert.deepEqual(
    hierarchy.levels.map(({ groups }) => groups - (groups === column.values.size ? 1 : 0)),
    [4, 2, 1],
  );
});

test('they are offered in place of all else that tells the values coarser, but for the star', () => {
  const offered = drained(treatmentsFor(column));
  const coarser = offered.filter(({ sort }) => sort === 'coarser').map(({ title }) => title('age'));
  assert.deepEqual(coarser, ['Generalise age to level 1 of age.hierarchy.csv', 'Erase all values of age']);
  const before = drained(treatmentsFor(plain)).filter(({ sort }) => sort === 'coarser');
  assert.ok(before.length > 2, 'without a hierarchy there are more ways');
  assert.ok(!before.some(({ remedy }) => remedy === 'hierarchy-level'));
});

test('they are written as the file has them', () => {
  const [level] = drained(treatmentsFor(column)).filter(({ remedy }) => remedy === 'hierarchy-level');
  const codes = new Codes();
  const { written } = drained(
    recode({ index: 0, name: 'age', codes, dictionary: column.values }, column, level, fresh()),
  );
  const texts = ages.map(
    (age) => written[Array.from(column.values.counts.keys()).find((code) => column.values.text(code) === age) ?? 0],
  );
  assert.deepEqual(texts, ['young', 'young', 'old', 'old']);
});

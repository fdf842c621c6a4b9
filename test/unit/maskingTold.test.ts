/**
 * COL's masking experiment in the dialog of a preview: the sensitivity of the masked column falls, and the columns that rise for it are
 * named.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { sensitivitiesBetween, sidesOf, treatColumns } from '@quasi/shared/effects';
import { treatmentNamed } from '@quasi/shared/remedies';
import { sensitivityText } from '../../server/src/actions/sensitivityText.ts';
import { patients, registerOf } from '../../shared/src/effects/details/testRegister.ts';
import { fileOf, settingsOf } from '../../shared/src/effects/testFiles.ts';

function told(text: string, name: string, characters: number): string {
  const { analysis } = fileOf(text, settingsOf({ columns: { '*': 'quasi-identifier' } }));
  const facts = drain(analysis.classes());
  const column = facts.table.columns.findIndex((one) => one.name === name);
  const treatments = new Map([[column, treatmentNamed('mask-last', { characters })]]);
  const changes = drain(sensitivitiesBetween(drain(sidesOf(analysis, drain(treatColumns(facts, treatments)))), 10));
  assert.ok(changes && changes !== 'late');
  return sensitivityText(changes, treatments, facts.table);
}

test('of Table 1 both are named, the number that falls and the columns that rise', () => {
  assert.equal(told(patients, 'MINum', 3), '', 'it is a key still, so nothing moves and nothing is told');
  assert.equal(
    told(patients, 'MINum', 5),
    'Sensitivity among quasi-identifiers: MINum 0.5 → 0.38. Others rise, as what singled rows out alone now does so with them: ZipCode 0.31 → 0.41, Age 0.41 → 0.45.',
  );
});

test('of a register like RPI the three that rise most are named, and how many more there are', () => {
  const register = registerOf(1500, 7);
  for (const characters of [1, 2, 3]) {
    const sentence = told(register, 'CtfId', characters);
    assert.match(
      sentence,
      /^Sensitivity among quasi-identifiers: CtfId 0\.5 → 0\.[34]\d?\. Others rise, .*: (\w+ 0\.\d+ → 0\.\d+, ){2}/,
    );
    assert.match(sentence, /Zip 0\.32 → 0\.(43|41|38)/);
  }
});

/** The box in which the key for pseudonyms is typed: it warns of a short one by its bytes, as the command does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientModule } from './clientModule.ts';

type PseudonymKey = typeof import('../../client/src/pseudonymKey.ts');

test('while it is typed, a key below 16 bytes is warned of', async () => {
  const { warningOf } = await clientModule<PseudonymKey>('pseudonymKey.ts', {
    InputBoxValidationSeverity: { Warning: 2 },
  });
  for (const key of ['x', 'x'.repeat(15), '€€€€€']) {
    assert.deepEqual(warningOf(key), {
      message: 'A key of fewer than 16 bytes can be guessed from the pseudonyms.',
      severity: 2,
    });
  }
  for (const key of ['', 'x'.repeat(16), '€€€€€€']) assert.equal(warningOf(key), undefined);
});

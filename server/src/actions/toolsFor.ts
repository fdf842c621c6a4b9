/** The tools that treatments need when they are applied; fails where the key for pseudonyms is not known. */
import type { Treatments } from '@quasi/shared/effects';
import type { Tools } from '@quasi/shared/remedies';
import { t } from '@quasi/shared/words';
import { pseudonymKey, toolsWith } from '../pseudonymKey.ts';
import { refusal } from '../refusal.ts';

export function toolsFor(treatments: Treatments): Tools | undefined {
  if (![...treatments.values()].some((one) => one?.needs === 'key')) return undefined;
  const key = pseudonymKey();
  if (key === undefined) throw refusal(t`Pseudonyms need a key.`);
  return toolsWith(key);
}

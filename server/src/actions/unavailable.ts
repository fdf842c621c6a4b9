/** Stands in the menu for what cannot be done now, and says why. */
import { t } from '@quasi/shared/words';
import type { Entry } from './actionMaker.ts';

export function unavailable(title: string, reason: string): Entry<never> {
  return { title, disabled: { reason } };
}

export function unavailableConfig(): Entry<never> {
  const reason = t`quasi.json has errors that keep it from being changed. Mend them first.`;
  return unavailable(t`Mark or allow in quasi.json`, reason);
}

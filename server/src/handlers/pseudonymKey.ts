/** `quasi/pseudonymKey`: the key that the editor keeps, handed over when something is made with it. */
import type { PseudonymKeyParams } from '@quasi/shared/protocol';
import { rememberKey } from '../pseudonymKey.ts';

export function pseudonymKey(_: unknown, { key }: PseudonymKeyParams): void {
  rememberKey(key);
}

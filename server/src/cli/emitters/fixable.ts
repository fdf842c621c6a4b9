/** Which findings can be fixed without loss: the fix changes how a value is written, and not what it says. */
import { type RemedyName, remediesOf } from '@quasi/shared/rules';
import type { LocatedFinding } from './emitter.ts';

export const FIXABLE = '[*]';

const withoutLoss: readonly RemedyName[] = ['quote', 'escape'];

/** A finding on a whole file is not fixed at one place. */
export function isFixableWithoutLoss({ slug, target }: LocatedFinding['finding']): boolean {
  return target.kind !== 'file' && remediesOf(slug).some((remedy) => withoutLoss.includes(remedy));
}

/** `quasi/heat`: how much the cells of some lines contribute to the risk of their rows. */
import type { Heat, HeatParams } from '@quasi/shared/protocol';
import type { Session } from '../session.ts';

export async function heat(_session: Session, _params: HeatParams): Promise<Heat | null> {
  return null;
}

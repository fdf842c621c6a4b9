/** TODO */
import type { Detector } from '../../detector.ts';

export const health: readonly Detector[] = [];

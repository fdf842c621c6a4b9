/** TODO */
import type { Detector } from '../../detector.ts';

export const records: readonly Detector[] = [];

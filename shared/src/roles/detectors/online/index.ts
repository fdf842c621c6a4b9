/** TODO */
import type { Detector } from '../../detector.ts';

export const online: readonly Detector[] = [];

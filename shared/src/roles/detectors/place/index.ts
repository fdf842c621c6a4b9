/** TODO */
import type { Detector } from '../../detector.ts';

export const place: readonly Detector[] = [];

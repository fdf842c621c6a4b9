/** TODO */
import type { Detector } from '../../detector.ts';

export const finance: readonly Detector[] = [];

/** TODO */
import type { Detector } from '../../detector.ts';

export const person: readonly Detector[] = [];

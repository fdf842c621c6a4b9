/** What came of it, and what others think of somebody: nobody should learn it, and few know it. */
import type { Detector } from '../../detector.ts';
import { appraisal } from './appraisal.ts';
import { marks } from './marks.ts';
import { outcome } from './outcome.ts';

export const outcomes: readonly Detector[] = [marks, appraisal, outcome];

/** What people said when they were asked, and how they did in experiments: known of hardly anybody, and no secret for that reason. */
import type { Detector } from '../../detector.ts';
import { answer } from './answer.ts';
import { trial } from './trial.ts';

export const answers: readonly Detector[] = [answer, trial];

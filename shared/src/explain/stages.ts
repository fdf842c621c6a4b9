/** What is being done, in words, for progress bars and status items alike. */
import type { Stage } from '../analysis/index.ts';

export const stageNames: Readonly<Record<Stage, string>> = {
  reading: 'Reading',
  columns: 'Looking at columns',
  classes: 'Comparing rows',
  rows: 'Ranking rows',
  combinations: 'Searching combinations',
};

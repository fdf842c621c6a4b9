/** The work under way, in words, for progress bars and status items alike. */
import type { Stage } from '../analysis/index.ts';
import { translatable, translated } from '../words/index.ts';

const names: Readonly<Record<Stage, string>> = {
  reading: translatable('Reading'),
  columns: translatable('Looking at columns'),
  classes: translatable('Comparing rows'),
  rows: translatable('Ranking rows'),
  combinations: translatable('Searching combinations'),
};

export function stageName(stage: Stage): string {
  return translated(names[stage]);
}

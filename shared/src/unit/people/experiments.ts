/** Trials of an experiment: what somebody was shown, how fast and how well the answer was. */
import { People } from '../families.ts';
import { isAbout, isNumeric, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';

/** Parts of a trial beside the time it took: servers have response times as well, but few of these. */
const FEWEST_PARTS = 2;
/** Times differ from answer to answer. */
const FEWEST_TIMES = 20;

export function experiment(columns: readonly Seen[]): Sign | undefined {
  const times = columns.filter(
    (column) => isAbout(column, 'latency') && isNumeric(column) && column.form.distinct >= FEWEST_TIMES,
  );
  const parts = columns.filter((column) => isAbout(column, 'trial') && !times.includes(column));
  if (times.length === 0 || parts.length < FEWEST_PARTS) return undefined;
  const members = [...times, ...parts].map(({ index }) => index);
  return { what: People.trials, speaksFor: 'events', weight: 3, columns: members };
}

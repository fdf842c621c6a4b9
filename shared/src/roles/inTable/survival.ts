/** How long, and whether it had come by then: two columns of any study that waits for something to happen to people. */
import type { ColumnRole } from '../inferRole.ts';
import { once } from '../once.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';

const listed = (words: string) => new Set(wordsIn(words));

const spans = once(() =>
  listed(
    'time, futime, fuptime, fup, stime, survtime, surv, survival, survt, rfstime, dtime, ftime, etime, days, weeks, months, duration, dur, tstop, stop, os, pfs, dfs, rfs, efs, ttp, ttr, lenfol, fudays, followup, Zeit, temps, délai, tiempo, tempo, tijd, czas, tid, čas, время, süre',
  ),
);
const ends = once(() =>
  listed(
    'status, stat, fustat, fstat, event, ev, cens, censor, censored, delta, fail, failed, failure, dead, died, death, relapse, recur, rec, indicator, zdarzenie, ereignis, événement, evento, событие, olay',
  ),
);
const ofPeople = new Set(wordsIn('age, sex, date-of-birth, birth-year, race'));
/** Alive, dead, dead of something else, gone. */
const MOST_ENDS = 4;

export function tellsOfSurvival(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): boolean {
  return roles.some(({ detector }) => detector !== undefined && ofPeople.has(detector.id)) && waits(columns).length > 0;
}

/** How long, and whether it came; empty where a table does not say both. */
export function waits(columns: readonly ColumnForm[]): readonly ColumnForm[] {
  const times = columns.filter(
    (column) => column.numbers !== undefined && column.distinct > MOST_ENDS && says(column, spans()),
  );
  const came = columns.filter((column) => column.distinct <= MOST_ENDS && !column.dates && says(column, ends()));
  return times.length > 0 && came.length > 0 ? [...times, ...came] : [];
}

/** The first or the last word. */
function says({ header: { words } }: ColumnForm, some: ReadonlySet<string>): boolean {
  return words.length > 0 && words.length <= 2 && (some.has(words[0]) || some.has(words[words.length - 1]));
}

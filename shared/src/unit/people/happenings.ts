/**
 * Whether rows about people are events: a sum of the signs for either, each weighed by how often it was right in tables whose rows are
 * known. A person who returns outweighs nearly all other signs.
 */
import { People } from '../families.ts';
import { hasDecimals, isAbout, isDetectedAs, isUnique, type Seen } from '../seen.ts';
import { weightOf } from '../sums.ts';
import type { Sign } from '../unit.ts';
import { hasNationalNumbers, isSubject } from './identity.ts';

/** Without any sign rows are people. */
const AT_FIRST = -1;
const RETURNS = 3.5;
/** More columns of one kind add nothing. */
const MOST = 3;
const OWN = 0.97;
/** Moments that differ so much are each row's own. */
const LEAST_MOMENTS = 0.3;
const WRITTEN = 2;

const names = new Set(['full-name', 'email', 'username']);
const cases = new Set(['case-number']);
const clocks = new Set(['time-of-day']);
const births = new Set(['date-of-birth', 'birth-year']);

const isBystander = (column: Seen) => isAbout(column, 'bystander', 'kin');

/** The weight of one column, or of several up to `MOST`. */
const ofColumns: readonly { weight: number; most: number; tells: (column: Seen) => boolean }[] = [
  // Each row has a person of its own, by a number or by a name.
  {
    weight: -1,
    most: 1,
    tells: (column) =>
      (isSubject(column) || hasNationalNumbers(column)) &&
      column.distinctShare >= OWN &&
      !isBystander(column) &&
      !isAbout(column, 'event'),
  },
  {
    weight: -1,
    most: 1,
    tells: (column) => isDetectedAs(column, names) && column.distinctShare >= OWN && !isBystander(column),
  },
  // Each row has a number of what happened.
  {
    weight: 1,
    most: 1,
    tells: (column) =>
      isAbout(column, 'event') && !isSubject(column) && isUnique(column) && !column.form.dates && !isAmount(column),
  },
  { weight: 0.5, most: 1, tells: (column) => isDetectedAs(column, cases) && isUnique(column) },
  { weight: 0.5, most: 1, tells: (column) => isDetectedAs(column, clocks) && column.form.dates === undefined },
  { weight: 1, most: 1, tells: (column) => isAbout(column, 'clocking') },
  {
    weight: 0.5,
    most: MOST,
    tells: (column) =>
      isAbout(column, 'event') && !isAbout(column, 'time', 'counting', 'statistic') && !column.form.dates,
  },
  {
    weight: 1,
    most: 1,
    tells: ({ form, distinctShare }) => form.dates?.precision === 'time' && distinctShare >= LEAST_MOMENTS,
  },
  { weight: 0.5, most: MOST, tells: isDay },
  { weight: 0.5, most: 1, tells: (column) => isAbout(column, 'goods') },
];

const isAmount = (column: Seen) => hasDecimals(column) || isAbout(column, 'time');

function isDay(column: Seen): boolean {
  const precision = column.form.dates?.precision;
  return (precision === 'day' || precision === 'time') && !isAbout(column, 'birth') && !isDetectedAs(column, births);
}

const traces = new Set([
  ...['email', 'phone', 'ip-address', 'imei', 'device-id', 'username', 'social-handle', 'full-name', 'licence-plate'],
]);

/** Moments beside what leads to somebody: a log of what people do. */
export function moments(columns: readonly Seen[]): Sign | undefined {
  const hasDays = columns.some(({ form }) => form.dates?.precision === 'day');
  const when = columns.filter(
    (column) =>
      (column.form.dates?.precision === 'time' || (hasDays && isDetectedAs(column, clocks))) &&
      column.distinctShare >= LEAST_MOMENTS,
  );
  const whose = columns.filter((column) => isDetectedAs(column, traces) && !isAbout(column, 'organisation', 'place'));
  if (when.length === 0 || whose.length === 0) return undefined;
  return {
    what: People.events,
    speaksFor: 'events',
    weight: 1.5,
    columns: [...whose, ...when].map(({ index }) => index),
  };
}

/** The weight of a family of signs, if it occurs at all. */
const ofFamilies: readonly { weight: number; what: string; least?: number }[] = [
  { weight: 1.25, what: People.writing, least: WRITTEN },
  { weight: 1, what: People.namingTexts },
  { weight: 2, what: People.trials },
  { weight: 1, what: People.purchases },
  { weight: -1, what: People.births },
  { weight: -1, what: People.schooling },
  { weight: -0.75, what: People.sex },
  { weight: -0.75, what: People.age },
  { weight: -0.5, what: People.civil },
  { weight: -0.5, what: People.kin },
];
const ANSWERS = -0.75;

/** Above zero rows are events. `returning`: columns of subjects that repeat. */
export function happenings(columns: readonly Seen[], people: readonly Sign[], returning: number): number {
  let total = AT_FIRST + (returning > 0 ? RETURNS : 0);
  for (const { weight, most, tells } of ofColumns) total += weight * Math.min(most, columns.filter(tells).length);
  for (const { weight, what, least = 0.01 } of ofFamilies) if (weightOf(people, what) >= least) total += weight;
  const answers = weightOf(people, People.battery) + weightOf(people, People.answers);
  return answers > 0 ? total + ANSWERS : total;
}

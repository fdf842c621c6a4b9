/** Times of day, which distinguished customers better than anything else they left in published transactions. */
import { byForm } from '../../byForm.ts';
import { events } from '../../words/index.ts';

const clock = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?: ?[AaPp]\.?[Mm]\.?)?$/;
/** As the remedy for them writes hours and parts of the day: a copy is judged by the same columns. */
const hours = /^(?:[01]\d|2[0-3]):00 ?[–-] ?(?:[01]\d|2[0-3]):59$/;

export const timeOfDay = byForm({
  id: 'time-of-day',
  label: 'times of day',
  kind: 'time',
  role: 'quasi-identifier',
  safeHarbor: 'C',
  header: events.timesOfDay,
  not: 'duration, elapsed, length, lap, pace, split, runtime, Dauer, durée, duración, 時長, 时长',
  proof: 'form',
  matches: (value) => value.length >= 4 && value.length <= 24 && (clock.test(value) || hours.test(value)),
});

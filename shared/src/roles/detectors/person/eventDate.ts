/** Dates of what happened to somebody, or of anything else: they are known of people from elsewhere. */
import { byDate } from '../../byDate.ts';
import { events, wordsIn } from '../../words/index.ts';

export const eventDate = byDate({
  id: 'event-date',
  label: 'dates',
  kind: 'date',
  role: 'quasi-identifier',
  safeHarbor: 'C',
  header: wordsIn(events.eventDates),
  // `5.10.87` may be one too.
  not: ['version', 'firmware', 'Versionsnummer', '版本', 'バージョン'],
  isTelling: true,
  fits: ({ precision }) => precision !== 'time',
});

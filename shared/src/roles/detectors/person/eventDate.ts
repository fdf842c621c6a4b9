/** Dates of what happened to somebody, or of anything else: they are known of people from elsewhere. */
import { byDate } from '../../byDate.ts';
import { events } from '../../words/index.ts';

export const eventDate = byDate({
  id: 'event-date',
  label: 'dates',
  kind: 'date',
  role: 'quasi-identifier',
  safeHarbor: 'C',
  header: events.eventDates,
  // `5.10.87` may be one too.
  not: 'version, firmware, Versionsnummer, 版本, バージョン',
  isTelling: true,
  fits: ({ precision }) => precision !== 'time',
});

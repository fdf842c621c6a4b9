/** Years in which something happened to somebody: admission, graduation, the year of a record. */
import { byForm } from '../../byForm.ts';
import { allOf, aloneOf } from '../../header.ts';
import { events, further, lives } from '../../words/index.ts';

/** `2021`, `2021/22`, `2021-2022`, `2021.0`. */
const form = /^(?:19|20)\d\d(?:[-/](?:\d\d|(?:19|20)\d\d)|\.0)?(?:年度?|년도?)?$/;

export const eventYear = byForm({
  id: 'event-year',
  label: 'years',
  kind: 'date',
  role: 'quasi-identifier',
  // `año_ingreso` is a year, though `ingreso` alone is an income.
  header: [lives.year, allOf(lives.year, events.eventDates), aloneOf([further.eventYear, 'yod, yr, class of'])],
  not: 'model, production, built, version, count, total',
  proof: 'header',
  matches: (value) => value.length <= 12 && form.test(value),
});

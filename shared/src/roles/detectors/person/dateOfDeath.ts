/** Dates of death. */
import { byDate } from '../../byDate.ts';
import { allOf, anyOf } from '../../header.ts';
import { lives, wordsIn } from '../../words/index.ts';

export const dateOfDeath = byDate({
  id: 'date-of-death',
  label: 'dates of death',
  kind: 'date',
  role: 'quasi-identifier',
  safeHarbor: 'C',
  header: anyOf(wordsIn(lives.death), allOf(wordsIn(lives.death), wordsIn(lives.date))),
  isTelling: false,
  fits: () => true,
});

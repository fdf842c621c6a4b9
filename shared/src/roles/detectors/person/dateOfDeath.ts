/** Dates of death, also as numbers of days and in rough form. */
import { byDate } from '../../byDate.ts';
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { allOf, aloneOf, phrasesOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { lives } from '../../words/index.ts';

const head: DetectorHead = {
  id: 'date-of-death',
  label: 'dates of death',
  kind: 'date',
  role: 'quasi-identifier',
  safeHarbor: 'C',
};

const dated = phrasesOf([aloneOf('dod, dodth, ddate'), allOf(lives.death, lives.date)]);

const written = byDate({
  ...head,
  header: [lives.death, dated],
  isTelling: false,
  fits: () => true,
});

/** `BEF 1880`, `vers 1790`. */
const roughly = byForm({
  ...head,
  header: dated,
  proof: 'header',
  matches: (value) => value.length <= 30 && /(?:^|[^\d])(?:1[4-9]\d\d|20[0-3]\d)(?:[^\d]|$)/.test(value),
});

/** Days or years since some day. */
const FEWEST_COUNTED = 8;
const counted = byHeader({
  ...head,
  header: dated,
  not: 'rate, count, time, days to',
  fits: ({ numbers, distinct }) => numbers !== undefined && distinct >= FEWEST_COUNTED,
});

export const dateOfDeath = inTurn(written, inTurn(roughly, counted));

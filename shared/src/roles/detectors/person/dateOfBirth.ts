/** Dates of birth: dates under a header that speaks of birth, no further apart than people's are. */
import { byDate } from '../../byDate.ts';
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { allOf, aloneOf, phrasesOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { further, lives, surveys } from '../../words/index.ts';

/** Ages to 110, and room for 1900-01-01, which many systems write for an unknown date. */
const MOST_YEARS = 130;
/** Fewer numbers are codes. */
const FEWEST_COUNTED = 8;

const head: DetectorHead = {
  id: 'date-of-birth',
  label: 'dates of birth',
  kind: 'date',
  role: 'quasi-identifier',
  safeHarbor: 'C',
};

/** `05/17`, `17.05.`, `--05-17`: the day that is celebrated, without the year. */
const day = /^(?:--)?\d{1,2}[-/. ]{1,2}(?:\d{1,2}|\p{L}{3,9})\.?$/u;

const celebrated = byForm({
  ...head,
  header: [lives.birthDates, allOf(lives.birth, lives.date)],
  proof: 'header',
  matches: (value) => value.length <= 14 && day.test(value),
});

const written = byDate({
  ...head,
  header: [
    phrasesOf([lives.birth, lives.birthDates, aloneOf(surveys.birthDate, further.birthDate)]),
    allOf(lives.birth, lives.date),
  ],
  isTelling: false,
  fits: ({ firstYear, lastYear }) => lastYear - firstYear <= MOST_YEARS,
});

/** Names of nothing else: numbers under them are days or seconds since some day, years with decimals, `198503`. */
const surely = phrasesOf([
  aloneOf(lives.birthDates, surveys.birthDate, further.birthDate),
  allOf(lives.birth, lives.date),
]);
const counted = byHeader({
  ...head,
  header: surely,
  not: 'weight, order, rate, count',
  fits: ({ numbers, dates, distinct }) => numbers !== undefined && !dates && distinct >= FEWEST_COUNTED,
});

/** `ABT 1793`, `vers 1790`, `c. 1850`, `8 APR 1794`, as family trees and registers have them. */
const roughly = byForm({
  ...head,
  header: surely,
  fits: ({ dates }) => dates === undefined,
  proof: 'header',
  matches: (value) =>
    value.length <= 30 && /(?:^|[^\d])1[4-9]\d\d(?:[^\d]|$)|(?:^|[^\d])20[0-3]\d(?:[^\d]|$)/.test(value),
});

export const dateOfBirth = inTurn(written, inTurn(celebrated, inTurn(roughly, counted)));

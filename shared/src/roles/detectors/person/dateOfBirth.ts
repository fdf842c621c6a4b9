/** Dates of birth: dates under a header that speaks of birth, no further apart than people's are. */
import { byDate } from '../../byDate.ts';
import { byForm } from '../../byForm.ts';
import type { DetectorHead } from '../../detector.ts';
import { allOf, aloneOf, anyOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { further, lives, parted, surveys, wordsIn } from '../../words/index.ts';

/** Ages to 110, and room for 1900-01-01, which many systems write for an unknown date. */
const MOST_YEARS = 130;

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
  header: anyOf(wordsIn(lives.birthDates), allOf(wordsIn(lives.birth), wordsIn(lives.date))),
  proof: 'header',
  matches: (value) => value.length <= 14 && day.test(value),
});

const written = byDate({
  ...head,
  header: anyOf(
    anyOf(
      wordsIn(lives.birth, lives.birthDates),
      aloneOf(parted(surveys.birthDate)),
      aloneOf(parted(further.birthDate)),
    ),
    allOf(wordsIn(lives.birth), wordsIn(lives.date)),
  ),
  isTelling: false,
  fits: ({ firstYear, lastYear }) => lastYear - firstYear <= MOST_YEARS,
});

export const dateOfBirth = inTurn(written, celebrated);

/** What people have learnt, what they do, for whom and how long. */
import { byHeader } from '../../byHeader.ts';
import { aloneOf, anyOf } from '../../header.ts';
import { isCategory, isGroup, isNumberWithin, isWords, saysId } from '../../looks.ts';
import { figures, further, parted, surveys, wordsIn, works } from '../../words/index.ts';

const aboutFigures = wordsIn(figures);
const MOST_YEARS = 60;
const HOURS_OF_A_WEEK = 168;

export const education = byHeader({
  id: 'education',
  label: 'levels of education',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(works.education), aloneOf(parted(surveys.education)), aloneOf(parted(further.education))),
  not: [...aboutFigures, 'celsius', 'fahrenheit', 'temperature', 'angle', 'rotation', 'special education', 'name'],
  fits: (column) => isGroup(column) || isNumberWithin(column, 0, MOST_YEARS),
});

export const occupation = byHeader({
  id: 'occupation',
  label: 'occupations',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(works.occupation), aloneOf(parted(surveys.occupation)), aloneOf(parted(further.occupation))),
  not: [
    ...aboutFigures,
    ...['queue', 'cron', 'run', 'log', 'start', 'end', 'url', 'posting', 'interest', 'involvement', 'fair'],
    ...['gene', 'genome', 'chromosome', 'ip', 'gps', 'x', 'y', 'lat', 'lon', 'reason', 'date', 'time off', 'name'],
  ],
  fits: (column) => isGroup(column) || (!saysId(column) && isNumberWithin(column, 0, HOURS_OF_A_WEEK)),
});

export const employer = byHeader({
  id: 'employer',
  label: 'employers',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(works.employer), aloneOf(parted(surveys.employer)), aloneOf(parted(further.employer))),
  not: [...aboutFigures, 'number', 'address', 'contribution', 'injury', 'stress'],
  fits: (column) => isWords(column) || isGroup(column),
});

export const seniority = byHeader({
  id: 'seniority',
  label: 'years of service',
  kind: 'number',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(works.seniority), aloneOf(parted(surveys.seniority))),
  not: aboutFigures,
  fits: (column) => isNumberWithin(column, 0, 12 * MOST_YEARS) || isCategory(column),
});

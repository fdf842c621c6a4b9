/** People's education, their work, their employer, and how long they have been there. */
import { byHeader } from '../../byHeader.ts';
import { byLexicon, oneOf } from '../../byLexicon.ts';
import type { DetectorHead } from '../../detector.ts';
import { aloneOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { isCategory, isGroup, isNumberWithin, isWords, saysId } from '../../looks.ts';
import { once } from '../../once.ts';
import { figures, fold, further, surveys, valuesOf, wordsIn, works } from '../../words/index.ts';

const aboutFigures = wordsIn(figures);
const MOST_YEARS = 60;
const HOURS_OF_A_WEEK = 168;

const educationHead: DetectorHead = {
  id: 'education',
  label: 'levels of education',
  kind: 'category',
  role: 'quasi-identifier',
};

const educationNamed = byHeader({
  ...educationHead,
  header: [works.education, aloneOf(surveys.education, further.education)],
  not: [aboutFigures, 'celsius, fahrenheit, temperature, angle, rotation, special education, name'],
  fits: (column) => isGroup(column) || isNumberWithin(column, 0, MOST_YEARS),
});

export const education = inTurn(
  educationNamed,
  byLexicon({ ...educationHead, knows: () => oneOf(valuesOf.educationLevels) }),
);

const occupationHead: DetectorHead = {
  id: 'occupation',
  label: 'occupations',
  kind: 'category',
  role: 'quasi-identifier',
};

const occupationNamed = byHeader({
  ...occupationHead,
  header: [works.occupation, aloneOf(surveys.occupation, further.occupation)],
  not: [
    aboutFigures,
    `
      queue, cron, run, log, start, end, url, posting, interest, involvement, fair, gene, genome, chromosome, ip, gps,
      x, y, lat, lon, reason, date, time off, name
    `,
  ],
  fits: (column) => isGroup(column) || (!saysId(column) && isNumberWithin(column, 0, HOURS_OF_A_WEEK)),
});

/** Of posts and states of employment, two are enough. */
const states = byLexicon({
  ...occupationHead,
  knows: () => oneOf(valuesOf.employmentStates, valuesOf.ranks),
});

/** `tin miner`, `Dy. Manager`: one word is enough to know a post. */
const posts = byLexicon({ ...occupationHead, fewest: 3, least: 0.6, knows: () => holdsPost });

const postWords = once(() => new Set(wordsIn(valuesOf.posts, valuesOf.ranks).map(fold)));
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SHORTEST_POST = 4;
const LONGEST_POST = 6;

function holdsPost(value: string): boolean {
  const known = postWords();
  if (known.has(value)) return true;
  // Words of these scripts end with the post: `大学教師`.
  if (denseScript.test(value)) return [2, 3, 4, 5, LONGEST_POST].some((length) => known.has(value.slice(-length)));
  return value.split(/[^\p{L}-]+/u).some((word) => word.length >= SHORTEST_POST && known.has(word));
}

/** Whether a header, in its words, calls a post: `web developer`. */
export function namesPost(words: string): boolean {
  return holdsPost(fold(words));
}

export const occupation = inTurn(occupationNamed, inTurn(states, posts));

export const employer = byHeader({
  id: 'employer',
  label: 'employers',
  kind: 'category',
  role: 'quasi-identifier',
  header: [works.employer, aloneOf(surveys.employer, further.employer)],
  not: [aboutFigures, 'number, address, contribution, injury, stress'],
  fits: (column) => isWords(column) || isGroup(column),
});

export const seniority = byHeader({
  id: 'seniority',
  label: 'years of service',
  kind: 'number',
  role: 'quasi-identifier',
  header: [works.seniority, aloneOf(surveys.seniority)],
  not: aboutFigures,
  fits: (column) => isNumberWithin(column, 0, 12 * MOST_YEARS) || isCategory(column),
});

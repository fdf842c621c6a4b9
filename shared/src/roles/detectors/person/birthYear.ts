/** Years of birth. */
import { byForm } from '../../byForm.ts';
import type { DetectorHead } from '../../detector.ts';
import { allOf, aloneOf, longestPhrase, phrasesOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { further, lives, surveys } from '../../words/index.ts';

const head: DetectorHead = {
  id: 'birth-year',
  label: 'years of birth',
  kind: 'date',
  role: 'quasi-identifier',
};

/** What a newborn weighs in grams looks like a year. */
const measured = phrasesOf('weight, wt, Gewicht, poids, peso, gewicht, masa, vikt, hmotnost, вес, order, length, rate');

const written = byForm({
  ...head,
  header: [
    phrasesOf([lives.birth, lives.birthYears, aloneOf(surveys.birthYear, further.birthYear)]),
    allOf(lives.birth, lives.year),
  ],
  proof: 'header',
  // Painters and settlers were born long ago.
  matches: (value) => value.length === 4 && /^(?:1[3-9]\d|20[0-3])\d$/.test(value),
  fits: ({ header }) => longestPhrase(header, measured) === undefined,
});

/** The month or the day of birth in a column of its own. */
const parts = byForm({
  ...head,
  header: allOf(lives.birth, [
    lives.date,
    'month, mon, mth, Monat, mois, mes, mese, mês, maand, miesiąc, månad, měsíc, месяц, ay',
  ]),
  not: 'weight, order',
  proof: 'header',
  matches: (value) => /^(?:0?[1-9]|[12]\d|3[01])(?:\.0)?$/.test(value),
});

export const birthYear = inTurn(written, parts);

/** Where people come from and what they are taken for: race, ethnic group, nationality, language, country of birth, service. */
import { byHeader } from '../../byHeader.ts';
import { allOf, aloneOf, phrasesOf } from '../../header.ts';
import { isGroup } from '../../looks.ts';
import { further, lives, origins, places, surveys } from '../../words/index.ts';

export const race = byHeader({
  id: 'race',
  label: 'races',
  kind: 'category',
  role: 'quasi-identifier',
  header: [origins.race, aloneOf(surveys.race)],
  not: `
    name, date, time, distance, track, result, lap, position, season, round, winner, horse, bib, score, cat, dog, rate
  `,
  fits: (column) => isGroup(column) && column.distinct <= 100,
});

export const ethnicity = byHeader({
  id: 'ethnicity',
  label: 'ethnic groups',
  kind: 'category',
  role: 'quasi-identifier',
  header: [origins.ethnicity, aloneOf(surveys.ethnicity, further.ethnicity)],
  not: 'score, percent, rate, product, goods, cuisine, restaurant',
  fits: isGroup,
});

export const nationality = byHeader({
  id: 'nationality',
  label: 'nationalities',
  kind: 'category',
  role: 'quasi-identifier',
  header: [origins.nationality, aloneOf(surveys.nationality, further.nationality)],
  fits: isGroup,
});

export const birthCountry = byHeader({
  id: 'birth-country',
  label: 'countries of birth',
  kind: 'category',
  role: 'quasi-identifier',
  header: [
    phrasesOf([places.birthCountries, aloneOf(surveys.birthCountry)]),
    allOf(lives.birth, places.countryNoun),
    allOf(origins.origin, places.countryNoun),
  ],
  not: 'product, goods, manufacturer, job, education, rate',
  fits: isGroup,
});

/** Languages that nobody speaks. */
const forMachines = /^(?:python|java(?:script)?|typescript|c\+\+|c#|sql|php|ruby|rust|golang)$/i;

export const language = byHeader({
  id: 'language',
  label: 'languages people speak',
  kind: 'category',
  role: 'quasi-identifier',
  header: [origins.language, aloneOf(surveys.language, further.language)],
  alone: origins.languageAlone,
  fits: (column) =>
    isGroup(column) && column.uniqueShare < 0.5 && !column.probe.some((value) => forMachines.test(value)),
});

export const military = byHeader({
  id: 'military-service',
  label: 'military service',
  kind: 'category',
  role: 'quasi-identifier',
  header: [origins.military, aloneOf(surveys.military)],
  fits: isGroup,
});

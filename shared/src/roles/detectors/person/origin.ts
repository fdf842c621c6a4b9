/** Where people come from and what they are taken for: race, ethnic group, nationality, language, country of birth, service. */
import { byHeader } from '../../byHeader.ts';
import { allOf, aloneOf, anyOf } from '../../header.ts';
import { isGroup } from '../../looks.ts';
import { further, lives, origins, parted, places, surveys, wordsIn } from '../../words/index.ts';

export const race = byHeader({
  id: 'race',
  label: 'races',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(origins.race), aloneOf(parted(surveys.race))),
  not: [
    ...['name', 'date', 'time', 'distance', 'track', 'result', 'lap', 'position', 'season', 'round', 'winner'],
    ...['horse', 'bib', 'score', 'cat', 'dog', 'rate'],
  ],
  fits: (column) => isGroup(column) && column.distinct <= 100,
});

export const ethnicity = byHeader({
  id: 'ethnicity',
  label: 'ethnic groups',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(origins.ethnicity), aloneOf(parted(surveys.ethnicity)), aloneOf(parted(further.ethnicity))),
  not: ['score', 'percent', 'rate', 'product', 'goods', 'cuisine', 'restaurant'],
  fits: isGroup,
});

export const nationality = byHeader({
  id: 'nationality',
  label: 'nationalities',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(
    wordsIn(origins.nationality),
    aloneOf(parted(surveys.nationality)),
    aloneOf(parted(further.nationality)),
  ),
  fits: isGroup,
});

export const birthCountry = byHeader({
  id: 'birth-country',
  label: 'countries of birth',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(
    anyOf(wordsIn(places.birthCountries), aloneOf(parted(surveys.birthCountry))),
    allOf(wordsIn(lives.birth), wordsIn(places.countryNoun)),
    allOf(wordsIn(origins.origin), wordsIn(places.countryNoun)),
  ),
  not: ['product', 'goods', 'manufacturer', 'job', 'education', 'rate'],
  fits: isGroup,
});

/** Languages that nobody speaks. */
const forMachines = /^(?:python|java(?:script)?|typescript|c\+\+|c#|sql|php|ruby|rust|golang)$/i;

export const language = byHeader({
  id: 'language',
  label: 'languages people speak',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(origins.language), aloneOf(parted(surveys.language)), aloneOf(parted(further.language))),
  alone: wordsIn(origins.languageAlone),
  fits: (column) =>
    isGroup(column) && column.uniqueShare < 0.5 && !column.probe.some((value) => forMachines.test(value)),
});

export const military = byHeader({
  id: 'military-service',
  label: 'military service',
  kind: 'category',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(origins.military), aloneOf(parted(surveys.military))),
  fits: isGroup,
});

/** Where people live, to the district, and where they were born. */
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { allOf, aloneOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { isGroup } from '../../looks.ts';
import { figures, further, lives, places, surveys, wordsIn } from '../../words/index.ts';
import { livesIn } from './settlement.ts';

const aboutFigures = wordsIn(figures).filter((word) => word !== 'population');

const cityHead: DetectorHead = {
  id: 'city',
  label: 'cities',
  kind: 'category',
  role: 'quasi-identifier',
  tellsPlace: true,
  safeHarbor: 'B',
};

const named = byHeader({
  ...cityHead,
  header: [places.city, aloneOf(surveys.city, further.city)],
  alone: places.cityAlone,
  not: [aboutFigures, 'population, council, hall, mpg, lat, lon'],
  fits: isGroup,
});

export const city = inTurn(named, livesIn(cityHead));

export const county = byHeader({
  id: 'county',
  label: 'counties and districts',
  kind: 'category',
  role: 'quasi-identifier',
  tellsPlace: true,
  safeHarbor: 'B',
  header: [places.county, aloneOf(surveys.county, further.county)],
  alone: ['Kreis'],
  not: [aboutFigures, 'court, council, school, manager, attorney, population'],
  fits: isGroup,
});

export const birthplace = byHeader({
  id: 'birthplace',
  label: 'places of birth',
  kind: 'category',
  role: 'quasi-identifier',
  safeHarbor: 'B',
  header: [places.birthplaces, aloneOf(further.birthplace), allOf(lives.birth, places.placeNoun)],
  not: 'name, weight, order, rate',
  fits: isGroup,
});

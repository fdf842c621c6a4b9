/** What is seen of a body: height and weight, hair and eyes. Quasi-identifiers, because whoever knows the person sees them. */
import { byHeader } from '../../byHeader.ts';
import { aloneOf, anyOf } from '../../header.ts';
import { isGroup, isNumberWithin } from '../../looks.ts';
import { bodies, further, notPeople, parted, surveys, wordsIn } from '../../words/index.ts';

/** Up to the tallest and the heaviest person known, in millimetres and grams at most. */
const LARGEST = 650_000;

const not = [
  ...wordsIn(notPeople),
  'class',
  'ratio',
  'for age',
  'loss',
  'gain',
  'change',
  'percent',
  'target',
  'score',
];

export const body = byHeader({
  id: 'body',
  label: 'heights and weights of people',
  kind: 'number',
  role: 'quasi-identifier',
  header: anyOf(wordsIn(bodies.bodySize), aloneOf(parted(surveys.body)), aloneOf(parted(further.body))),
  not,
  fits: (column) => isNumberWithin(column, 0, LARGEST),
});

export const looks = byHeader({
  id: 'looks',
  label: 'what people look like',
  kind: 'category',
  role: 'quasi-identifier',
  header: wordsIn(bodies.looks),
  not: [...not, 'test', 'grip', 'strength', 'luggage', 'bag', 'treatment', 'care', 'second'],
  fits: (column) => isGroup(column) && column.distinct <= (column.numbers ? 8 : 60),
});

/** The household of people: marital status, place in the household, its size, the home. */
import { byHeader } from '../../byHeader.ts';
import { byLexicon, oneOf } from '../../byLexicon.ts';
import { byVocabulary } from '../../byVocabulary.ts';
import type { DetectorHead } from '../../detector.ts';
import { allOf, aloneOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { isCategory, isGroup, isNumberWithin } from '../../looks.ts';
import { further, homes, surveys, valuesOf, wordsIn } from '../../words/index.ts';

const figuresOfPeople = 'ratio, rate, percent, pct, cost, price, ticket, menu, income, age';

export const maritalStatus = byVocabulary({
  id: 'marital-status',
  label: 'marital states',
  kind: 'category',
  role: 'quasi-identifier',
  header: [homes.maritalStatus, aloneOf(surveys.maritalStatus, further.maritalStatus)],
  not: 'count, ratio, rate, percent, pct, date, name, satisfaction',
  vocabulary: homes.maritalStates,
  isTelling: true,
  fits: isCategory,
});

const relationshipHead: DetectorHead = {
  id: 'relationship',
  label: 'relationships in a household',
  kind: 'category',
  role: 'quasi-identifier',
};

const relationshipNamed = byHeader({
  ...relationshipHead,
  header: [homes.relationship, aloneOf(surveys.relationship)],
  alone: 'relat, relation',
  not: 'type, manager, customer, table, entity, satisfaction, score',
  fits: (column) => isGroup(column) && column.distinct <= 100,
});

export const relationship = inTurn(
  relationshipNamed,
  byLexicon({ ...relationshipHead, fewest: 3, knows: () => oneOf(valuesOf.householdRoles) }),
);

const size = wordsIn(homes.householdSize);

const FEW_BANDS = 8;

export const children = byHeader({
  id: 'children',
  label: 'numbers of children or of people in a household',
  kind: 'number',
  role: 'quasi-identifier',
  header: [size, allOf(homes.counting, size), aloneOf(surveys.householdSize, further.householdSize)],
  not: ['name, id', figuresOfPeople],
  fits: (column) =>
    // Bands are given by their middle: 0, 1, 2, 3.5, 5.
    (isNumberWithin(column, 0, 30) && (column.numbers?.areWhole === true || column.distinct <= FEW_BANDS)) ||
    (column.distinct <= 20 && isCategory(column)),
});

const householdTypeHead: DetectorHead = {
  id: 'household-type',
  label: 'kinds of households and homes',
  kind: 'category',
  role: 'quasi-identifier',
};

const householdTypeNamed = byHeader({
  ...householdTypeHead,
  header: [homes.householdType, aloneOf(surveys.householdType)],
  not: [figuresOfPeople, 'loan, value, median, year, satisfaction, expenses'],
  fits: (column) => isGroup(column) && column.distinct <= 60,
});

export const householdType = inTurn(
  householdTypeNamed,
  byLexicon({ ...householdTypeHead, knows: () => oneOf(valuesOf.dwellings, valuesOf.compositions) }),
);

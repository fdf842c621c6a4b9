/** Signs that people take part in something: in a study, as customers, in a sport. */
import { People } from '../families.ts';
import type { Family } from '../family.ts';
import { hasDecimals, isAbout, isDetectedAs, isNumeric, isText, type Seen } from '../seen.ts';
import { hasPlacebo, tellsByValues } from './toldByValues.ts';

/** What is found so in tables of things, under the same word. */
const ofThings = ['goods', 'market', 'statistic', 'nature', 'technology', 'making', 'species', 'organisation'] as const;

/** Under its word, and no word for things beside it. */
const says = (column: Seen, topic: 'study' | 'instrument' | 'conduct' | 'athletics') =>
  isAbout(column, topic) && !isAbout(column, ...ofThings);

const numbered = new Set([
  'person-id',
  'medical-record',
  'case-number',
  'health-plan',
  'policy-number',
  'bank-account',
]);

/** Fewer signs, or fewer people than a tenth of the rows, are codes of something. */
const isLong = ({ form, distinctShare }: Seen) => form.meanLength >= 5 && distinctShare >= 0.1;

export const takingPart: readonly Family[] = [
  {
    what: People.numbers,
    speaksFor: 'people',
    weigh: (column) => (isDetectedAs(column, numbered) && isLong(column) && !isAbout(column, ...ofThings) ? 1.5 : 0),
  },
  {
    what: People.study,
    speaksFor: 'people',
    weigh: (column) => {
      if (isText(column) && hasPlacebo(column)) return 2.5;
      if (tellsByValues(column, 'arms')) return 1.5;
      return says(column, 'study') ? 1 : 0;
    },
    several: { from: 2, weight: 2 },
  },
  {
    what: People.scores,
    speaksFor: 'people',
    weigh: (column) => (says(column, 'instrument') && isNumeric(column) ? 1 : 0),
    several: { from: 2, weight: 2 },
  },
  {
    what: People.conduct,
    speaksFor: 'people',
    weigh: (column) => (says(column, 'conduct') ? 1.5 : 0),
    several: { from: 2, weight: 2.5 },
  },
  {
    what: People.athletics,
    speaksFor: 'people',
    weigh: (column) =>
      says(column, 'athletics') && (isNumeric(column) || hasDecimals(column) || isText(column)) ? 1 : 0,
    several: { from: 3, weight: 2.5 },
  },
];

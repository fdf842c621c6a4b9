/** Ages in years, or bands of them: `34`, `0.08`, `20-29`, `[17, 30[`, `90+`, `under 18`. */
import { byForm } from '../../byForm.ts';

const number = /^\d{1,3}(?:[.,]\d{1,4})?(?: ?(?:y|yo|yrs?|years?|Jahre?|ans|años|歳|岁|歲))?$/i;
const band =
  /^[[(]?\d{1,3} ?(?:-|–|—|,|\.\.|to|bis|à|a|~|～) ?\d{1,3} ?[\][)]?(?: ?(?:y|yrs?|years?|Jahre|ans|años|歳|岁|歲))?$/i;
const open =
  /^(?:[<>≤≥]=? ?\d{1,3}|\d{1,3} ?(?:\+|and over|and older|or older|plus|及以上|以上|代)|(?:under|over|unter|über|plus de|moins de) \d{1,3})$/i;
const OLDEST = 120;

export const age = byForm({
  id: 'age',
  label: 'ages',
  kind: 'age',
  role: 'quasi-identifier',
  safeHarbor: 'C',
  header: [
    'age',
    'ages',
    'age group',
    'age band',
    'age range',
    'age years',
    'Alter',
    'Altersgruppe',
    'Altersklasse',
    'Lebensalter',
    'âge',
    "tranche d'âge",
    'edad',
    'grupo de edad',
    '年齢',
    '年齡',
    '年龄',
    '年代',
  ],
  not: [
    'avg',
    'gestational',

    'days',
    'hours',
    'minutes',
    'seconds',
    'average',
    'mean',
    'median',
    'count',
    'total',
    'building',
    'house',
    'home',
    'vehicle',
    'car',
    'account',
    'loan',
    'company',
    'device',
    'machine',
    'equipment',
    'domain',
    'tree',
    'stock',
    'inventory',
    'cache',
    'vintage',
    'rating',
    'Durchschnitt',
  ],
  proof: 'header',
  matches: (value) =>
    value.length <= 24 &&
    (number.test(value) ? Number.parseFloat(value) <= OLDEST : band.test(value) || open.test(value)),
});

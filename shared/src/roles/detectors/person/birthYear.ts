/** Years of birth. */
import { byForm } from '../../byForm.ts';

export const birthYear = byForm({
  id: 'birth-year',
  label: 'years of birth',
  kind: 'date',
  role: 'quasi-identifier',
  header: [
    'geb jahr',
    'byear',

    'birth',
    'born',
    'birth year',
    'year of birth',
    'year birth',
    'yob',
    'yr birth',
    'Geburtsjahr',
    'geboren',
    'année de naissance',
    'année naissance',
    'naissance',
    'año de nacimiento',
    'año nacimiento',
    'nacimiento',
    '生年',
    '出生年',
    '出生年份',
    '誕生年',
  ],
  proof: 'header',
  matches: (value) => value.length === 4 && /^(?:18[5-9]|19\d|20[0-3])\d$/.test(value),
});

/** Dates of birth: dates under a header that speaks of birth, no further apart than people's are. */
import { byDate } from '../../byDate.ts';

/** Ages to 110, and room for 1900-01-01, which many systems write for an unknown date. */
const MOST_YEARS = 130;

export const dateOfBirth = byDate({
  id: 'date-of-birth',
  label: 'dates of birth',
  kind: 'date',
  role: 'quasi-identifier',
  safeHarbor: 'C',
  header: [
    'bdate',

    'birth',
    'birth date',
    'birth day',
    'date of birth',
    'date birth',
    'birth dt',
    'dob',
    'born',
    'born on',
    'bday',
    'Geburtsdatum',
    'Geburtstag',
    'Geburt',
    'geboren',
    'geboren am',
    'geb',
    'geb datum',
    'naissance',
    'date de naissance',
    'date naissance',
    'né',
    'né le',
    'née le',
    'ddn',
    'nacimiento',
    'fecha de nacimiento',
    'fecha nacimiento',
    'fecha nac',
    'fec nac',
    '生年月日',
    '誕生日',
    '出生日期',
    '出生年月',
    '生日',
  ],
  isTelling: false,
  fits: ({ firstYear, lastYear }) => lastYear - firstYear <= MOST_YEARS,
});

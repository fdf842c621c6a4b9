/** Surnames. */
import { byName } from './byName.ts';
import { isSurname, isTitleCase } from './nameEvidence.ts';

export const lastName = byName({
  id: 'last-name',
  label: 'surnames',
  header: [
    'last name',
    'surname',
    'family name',
    'lname',
    'second name',
    'Nachname',
    'Familienname',
    'Zuname',
    'nom de famille',
    'nom patronymique',
    "nom d'usage",
    'apellido',
    'apellidos',
    'primer apellido',
    'segundo apellido',
    '苗字',
    '姓氏',
  ],
  alone: ['last', '姓'],
  vague: ['nom'],
  isCommon: isSurname,
  isUnmistakable: (value) => !value.includes(' ') && isTitleCase(value),
});

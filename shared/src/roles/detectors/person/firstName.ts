/** Given names. */
import { byName } from './byName.ts';
import { isGivenName, isTitleCase } from './nameEvidence.ts';

export const firstName = byName({
  id: 'first-name',
  label: 'given names',
  header: [
    'first name',
    'given name',
    'forename',
    'fname',
    'middle name',
    'Christian name',
    'Vorname',
    'Vornamen',
    'Rufname',
    'prénom',
    'prénoms',
    'primer nombre',
    'nombre de pila',
    'nombres',
    '下の名前',
  ],
  alone: ['first', 'given', 'middle', 'forenames', '名'],
  vague: [],
  isCommon: isGivenName,
  isUnmistakable: (value) => !value.includes(' ') && isTitleCase(value),
});

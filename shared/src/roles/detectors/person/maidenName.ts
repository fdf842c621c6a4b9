/** Names before marriage, and names people had before. */
import { byName } from './byName.ts';
import { isSurname } from './nameEvidence.ts';

export const maidenName = byName({
  id: 'maiden-name',
  label: 'maiden names',
  header: [
    'maiden',
    'maiden name',
    'birth name',
    'former name',
    'previous name',
    "mother's maiden name",
    'Geburtsname',
    'Mädchenname',
    'nom de jeune fille',
    'nom de naissance',
    'apellido de soltera',
    '旧姓',
    '曾用名',
  ],
  alone: ['née'],
  vague: [],
  isCommon: isSurname,
});

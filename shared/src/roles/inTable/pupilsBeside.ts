/** `ID number` in a table of a school is the one that the school gave, not the state. */
import { detectors } from '../detectors/index.ts';
import { longestPhrase, phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { works } from '../words/index.ts';

const vague = phrasesOf('id number, idnumber, id no, ID-Nummer, identification number, personal number');
const school = phrasesOf([
  works.schooling,
  `
    assignment, quiz, course, lesson, lecture, exam, grade, term, class, faculty, programme, attempts, submission,
    lms, Klausur, Kurs, cours, devoir, curso, tarea, examen, corso, esame
  `,
]);
const FEWEST_SIGNS = 2;

const personId = detectors.find(({ id }) => id === 'person-id');

const isNational = ({ detector }: ColumnRole) => detector?.id === 'national-id';

export function pupilsBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (!roles.some(isNational)) return roles.slice();
  const signs = columns.filter(({ header }) => longestPhrase(header, school) !== undefined).length;
  if (signs < FEWEST_SIGNS || !personId) return roles.slice();
  return roles.map((role, i) => {
    if (!isNational(role) || wholePhrase(columns[i].header, vague) === undefined) return role;
    const isRepeated = columns[i].distinct < columns[i].rows - columns[i].missing;
    const said = isRepeated ? 'subject' : 'identifier';
    return { ...role, detector: personId, role: said, inferred: said, kind: personId.kind };
  });
}

/** `class`, `grade` and `group` of a table that speaks of pupils are those of a school; elsewhere as often an outcome. */
import { detectors, schoolClass } from '../detectors/index.ts';
import { longestPhrase, phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn, works } from '../words/index.ts';
import { isOpen, rejudged } from './rejudged.ts';

const schooling = phrasesOf(works.schooling);
const FEWEST_SIGNS = 2;

const education = detectors.find(({ id }) => id === 'education');

const years = phrasesOf('grade, grades, gr, grd, stgrade, grade cd, current grade');
/** Marks begin at one or at nought, and twelve years of school rarely all stand in one table. */
const LEAST_YEAR = 2;
const FEWEST_LAST = 6;
const LAST_YEAR = 13;
const young = new Set(wordsIn('sex, age, date-of-birth, birth-year, ethnicity, race'));

export function schoolClasses(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const signs = columns.filter(({ header }) => longestPhrase(header, schooling) !== undefined).length;
  const isOfPeople = roles.some(({ detector }) => detector !== undefined && young.has(detector.id));
  return roles.map((role, i) => {
    const isYear = isOfPeople && role.detector?.id === 'mark' && areYearsOfSchool(columns[i]);
    if (isYear && education) return rejudged(columns[i], education, 'years of schooling') ?? role;
    if (signs < FEWEST_SIGNS || !isOpen(role)) return role;
    return rejudged(columns[i], schoolClass, columns[i].header.name) ?? role;
  });
}

/** `grade` of 5 to 8, and no mark: whole numbers that leave out the first years. */
function areYearsOfSchool({ header, numbers }: ColumnForm): boolean {
  if (!numbers?.areWhole || wholePhrase(header, years) === undefined) return false;
  return numbers.least >= LEAST_YEAR && numbers.largest >= FEWEST_LAST && numbers.largest <= LAST_YEAR;
}

/** `class`, `grade` and `group` of a table that speaks of pupils are those of a school; elsewhere as often an outcome. */
import { schoolClass } from '../detectors/index.ts';
import { longestPhrase, phrasesOf } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn, works } from '../words/index.ts';
import { isOpen, rejudged } from './rejudged.ts';

const schooling = phrasesOf(wordsIn(works.schooling));
const FEWEST_SIGNS = 2;

export function schoolClasses(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const signs = columns.filter(({ header }) => longestPhrase(header, schooling) !== undefined).length;
  if (signs < FEWEST_SIGNS) return roles.slice();
  return roles.map((role, i) =>
    isOpen(role) ? (rejudged(columns[i], schoolClass, columns[i].header.name) ?? role) : role,
  );
}

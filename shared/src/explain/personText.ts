/** That classes count people, where rows say who they are about. */
import type { ClassFacts } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { shownName } from './names.ts';

/** Nothing where every row is a person of its own. */
export function personSentences({
  table,
  subjects,
}: Pick<ClassFacts, 'table'> & Partial<Pick<ClassFacts, 'subjects'>>): string[] {
  if (!subjects) return [];
  return [
    t`Rows with the same ${shownName(table.columns[subjects.column].name)} are one person, so classes count people.`,
  ];
}

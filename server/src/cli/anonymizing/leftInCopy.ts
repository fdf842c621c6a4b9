/** Columns in a copy that still name people or distinguish records, whatever its classes are. */
import type { ClassFacts, ProfileFacts } from '@quasi/shared/analysis';
import type { Recipe, Replayed, Step } from '@quasi/shared/recipes';
import { type ColumnRole, type Embedded, isOnlyReserved, namesPeople } from '@quasi/shared/roles';

export type LeftInCopy = ReturnType<typeof leftInCopy>;

/**
 * Columns by their names in the original. A treated column is looked at again in the copy, unless it was given other names: no value shows
 * whose these are.
 */
export function leftInCopy(original: ClassFacts, copy: ProfileFacts, recipe: Recipe, replayed: Replayed) {
  const { table, roles, embedded } = original;
  const left = [...table.columns.keys()].filter((column) => !replayed.removed.has(column));
  const stepsOf = (column: number) =>
    recipe.steps.flatMap((step: Step) =>
      'columns' in step || step.column !== table.columns[column].name ? [] : [step.treatment],
    );
  const isRenamed = (column: number) => stepsOf(column).some(({ sort }) => sort === 'renamed');
  const namesOf = (holds: (column: number, place: number) => boolean) =>
    left.flatMap((column, place) => (holds(column, place) ? [table.columns[column].name] : []));
  const accepted = new Set(original.naming.flatMap(({ column, isAccepted }) => (isAccepted ? [column] : [])));
  const isName = (column: number, place: number) => {
    if (!namesPeople(roles[column]) || isRenamed(column)) return false;
    return stepsOf(column).length === 0 || hasForm(copy.roles[place]);
  };
  const isText = (column: number, place: number) => {
    if (namesPeople(roles[column]) || !identifies(embedded[column]) || isRenamed(column)) return false;
    return stepsOf(column).length === 0 || identifies(copy.embedded[place]);
  };
  return {
    identifiers: namesOf((column, place) => isName(column, place) && !accepted.has(column)),
    /** Texts that hold identifiers. */
    texts: namesOf((column, place) => isText(column, place) && !accepted.has(column)),
    /** Texts that identifiers were taken out of. */
    redacted: namesOf((column) => stepsOf(column).some(({ remedy }) => remedy === 'redact-identifiers')),
    /** Of both kinds, those that somebody said may stay. */
    accepted: namesOf((column, place) => accepted.has(column) && (isName(column, place) || isText(column, place))),
    /** Identifiers that name nobody by themselves. */
    numbers: namesOf((column) => {
      return roles[column].role === 'identifier' && !namesPeople(roles[column]) && stepsOf(column).length === 0;
    }),
  };
}

/** A value that is reserved for examples names nobody. */
function identifies(inside: Embedded | undefined): boolean {
  return inside !== undefined && !isOnlyReserved(inside);
}

/** Not by the header, which is as it was. */
function hasForm({ inferred, detector, evidence }: ColumnRole): boolean {
  return inferred === 'identifier' && detector?.isPseudonym !== true && evidence.some(({ says }) => says === 'form');
}

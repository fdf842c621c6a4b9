/** All that one column shows by itself: its profile, its role, and identifiers inside its texts. */
import {
  type ColumnForm,
  type ColumnRole,
  detectors,
  type Embedded,
  findEmbedded,
  findStray,
  formOf,
  holdsTexts,
  inferRole,
  sampleColumn,
  strayIn,
} from '../roles/index.ts';
import type { Column, Columns } from '../table/index.ts';
import type { ColumnProfile } from './facts.ts';
import { profileColumn } from './profile.ts';
import { partOfStage, staged, type Work } from './progress.ts';

export interface ColumnLook {
  readonly profile: ColumnProfile;
  readonly form: ColumnForm;
  /** Without the user's word. */
  readonly inferred: ColumnRole;
  readonly embedded: Embedded | undefined;
}

export function* lookAtColumn(table: Columns, column: Column): Work<ColumnLook> {
  const profile = yield* partOfStage(staged('columns', column.dictionary.size, profileColumn(column)), 0, 2);
  return yield* partOfStage(lookAtProfiled(table, column, profile), 1, 2);
}

export function* lookAtProfiled(table: Columns, column: Column, profile: ColumnProfile): Work<ColumnLook> {
  const { dictionary } = column;
  const { missing, keyShare: uniqueShare, meanLength } = profile;
  const distinct = profile.distinct - (missing > 0 ? 1 : 0);
  const counts = { rows: table.rowCount, missing, distinct, uniqueShare, meanLength };
  const name = table.areNamed && !isNumbered(column) ? column.name : '';
  const sample = sampleColumn(name, dictionary, counts);
  const inferred = yield* partOfStage(staged('columns', detectors.length, inferRole(sample)), 0, 2);
  const form = formOf(sample);
  const mayHoldNames = inferred.role !== 'identifier' && holdsTexts(sample.probe, meanLength, sample.header);
  if (!mayHoldNames) {
    const sorts = strayIn(sample, inferred);
    if (sorts.length === 0) return { profile, form, inferred, embedded: undefined };
    const strays = yield* partOfStage(staged('columns', dictionary.size, findStray(dictionary, sorts)), 1, 2);
    return { profile, form, inferred, embedded: strays };
  }
  const embedded = yield* partOfStage(staged('columns', dictionary.size, findEmbedded(dictionary)), 1, 2);
  return { profile, form, inferred, embedded };
}

/** A column without a name is known by its number, which says nothing of it. */
function isNumbered({ name, index }: Column): boolean {
  return name === `column ${index + 1}`;
}

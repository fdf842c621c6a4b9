/** All that one column tells by itself: its profile, its role, and identifiers inside its texts. */
import {
  type ColumnRole,
  detectors,
  type Embedded,
  findEmbedded,
  holdsTexts,
  inferRole,
  sampleColumn,
} from '../roles/index.ts';
import { type Column, namesColumns, type Table } from '../table/index.ts';
import type { ColumnProfile } from './facts.ts';
import { profileColumn } from './profile.ts';
import { partOfStage, staged, type Work } from './progress.ts';

export interface ColumnLook {
  readonly profile: ColumnProfile;
  /** Without the user's word. */
  readonly inferred: ColumnRole;
  readonly embedded: Embedded | undefined;
}

/** Texts of fewer characters on average hold one thing at most, which detectors see. */
const TEXT_LENGTH = 15;

export function* lookAtColumn(table: Table, column: Column): Work<ColumnLook> {
  const profile = yield* partOfStage(staged('columns', column.dictionary.size, profileColumn(column)), 0, 2);
  return yield* partOfStage(lookAtProfiled(table, column, profile), 1, 2);
}

export function* lookAtProfiled(table: Table, column: Column, profile: ColumnProfile): Work<ColumnLook> {
  const { dictionary } = column;
  const { missing, keyShare: uniqueShare, meanLength } = profile;
  const distinct = profile.distinct - (missing > 0 ? 1 : 0);
  const counts = { rows: table.rowCount, missing, distinct, uniqueShare, meanLength };
  const name = namesColumns(table.dialect) && !isNumbered(column) ? column.name : '';
  const sample = sampleColumn(name, dictionary, counts);
  const inferred = yield* partOfStage(staged('columns', detectors.length, inferRole(sample)), 0, 2);
  const isUnknown = inferred.detector === undefined && meanLength >= TEXT_LENGTH;
  if (!isUnknown || !holdsTexts(sample.probe)) return { profile, inferred, embedded: undefined };
  const embedded = yield* partOfStage(staged('columns', dictionary.size, findEmbedded(dictionary)), 1, 2);
  return { profile, inferred, embedded };
}

/** A column without a name is known by its number, which says nothing of it. */
function isNumbered({ name, index }: Column): boolean {
  return name === `column ${index + 1}`;
}

/** All that one column shows by itself: its profile, its role, and identifiers inside its texts. */
import {
  type ColumnCounts,
  type ColumnForm,
  type ColumnRole,
  type ColumnSample,
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

/** A longer label is a question, and many of its words are about something else. */
const LONGEST_LABEL = 64;

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
  const { sample, inferred } = yield* partOfStage(surestLook(name, column, counts), 0, 2);
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

interface Judged {
  readonly sample: ColumnSample;
  readonly inferred: ColumnRole;
}

/** By its name or by its label, whichever makes surer of it; where neither does, a label has more words. */
function* surestLook(name: string, column: Column, counts: ColumnCounts): Work<Judged> {
  const { label = '' } = column;
  if (label === '' || label.length > LONGEST_LABEL) return yield* judged(name, column, counts);
  const byName = yield* partOfStage(judged(name, column, counts), 0, 2);
  const byLabel = yield* partOfStage(judged(label, column, counts), 1, 2);
  return sureness(byName) > 0 && sureness(byName) >= sureness(byLabel) ? byName : byLabel;
}

function* judged(name: string, { dictionary, valueLabels }: Column, counts: ColumnCounts): Work<Judged> {
  const sample = sampleColumn(name, dictionary, counts, valueLabels);
  return { sample, inferred: yield* staged('columns', detectors.length, inferRole(sample)) };
}

function sureness({ inferred: { detector, confidence } }: Judged): number {
  return detector ? confidence : 0;
}

/** A column without a name is known by its number, which says nothing of it. */
function isNumbered({ name, index }: Column): boolean {
  return name === `column ${index + 1}`;
}

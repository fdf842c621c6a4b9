/** A part of the card of a column: one subject, as sentences, as lines of numbers and as JSON. */
import type { Analysis, Known, ProfileFacts, Work } from '../../analysis/index.ts';
import type { Columns } from '../../table/index.ts';
import type { CardValue } from '../card.ts';

/** `Found`: what it finds by looking closer. */
export interface ColumnPart<Found = unknown> {
  /** Late facts that it shows: a terminal waits for them, a hover takes what is known. */
  readonly needs?: 'together' | 'rowWeighted';
  /** The closer look, for which a hover has little time; at more than `mostValues` it is coarser, or there is none. */
  look?(analysis: Analysis<Columns>, seen: ColumnSeen, mostValues: number): Work<Found> | undefined;
  /** `found`: undefined where there was no time. */
  sentences?(seen: ColumnSeen, found: Found | undefined): readonly string[];
  values?(seen: ColumnSeen, found: Found | undefined): readonly CardValue[];
  /** A field that is undefined is left out. */
  json?(seen: ColumnSeen, found: Found | undefined): object;
}

export interface ColumnSeen {
  readonly facts: ProfileFacts;
  /** Counts the columns of the table. */
  readonly column: number;
  /** The facts that are found later, as far as they are known. */
  readonly known: Pick<Known, 'together' | 'insight' | 'rowWeighted' | 'peopleBehind'>;
  /** The rules that found something in it, by their slugs. */
  readonly rules: readonly string[];
}

/** What the parts found, each by itself. */
export type FoundByParts = ReadonlyMap<object, unknown>;

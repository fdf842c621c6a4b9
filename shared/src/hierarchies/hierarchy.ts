/** A hierarchy: how the values of a column become coarser, level by level, until all are the same. */

/** Level 0 holds the values as they are; two values in one group of a level stay together on all later ones; the last has one group. */
export interface Hierarchy {
  readonly levels: readonly Level[];
}

export interface Level {
  /** Code of the column's dictionary → group, from 0. */
  readonly groupOf: Uint32Array;
  readonly groups: number;
  /**
   * Group → how many values of the domain it stands for, where a hierarchy knows values that are not in the data.
   * Without it the domain is what the column holds.
   */
  readonly leaves?: Uint32Array;
  /** Group → what is written. */
  text(group: number): string;
}

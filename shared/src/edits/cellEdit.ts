/** A change of one cell, as bytes of the text: all that an edit made by Quasi consists of. */
export interface CellEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** More cells than this are too many for one edit in an editor. */
export const MOST_CELLS = 50_000;

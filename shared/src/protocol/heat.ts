/** The heat map. */
import type { PlaceInText } from './placeInText.ts';

/** Client → server: how easily the rows of some lines are found, and what their cells add to that; null if that is not known yet. */
export const heatRequest = 'quasi/heat';
export interface HeatParams {
  readonly uri: string;
  readonly ranges: readonly PlaceInText[];
}
export interface Heat {
  /** The compared cells of rows below the target. */
  readonly cells: readonly HeatCell[];
  /** Cells that identify people by themselves. */
  readonly identifiers: readonly PlaceInText[];
  /** The rows most at risk of the whole file, for the marks beside the scroll bar. */
  readonly worst: readonly PlaceInText[];
  /** There was no time for all lines: what is missing is to be had by asking again. */
  readonly isPartial?: boolean;
}
export interface HeatCell {
  readonly range: PlaceInText;
  readonly risk: HeatRisk;
  readonly part: HeatPart;
}
/** How many rows share the row's values: 4 for none but itself, 3 for two, 2 for three or four, 1 for more, below the target. */
export type HeatRisk = 1 | 2 | 3 | 4;
/** The share of the row's risk that the cell adds: 0 for next to nothing, 1 for a little, 2 for much, 3 for half of it or more. */
export type HeatPart = 0 | 1 | 2 | 3;

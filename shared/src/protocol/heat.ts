/** The heat map. */
import type { PlaceInText } from './placeInText.ts';

/** Client → server: how much the cells of some lines contribute to the risk of their rows; null if that is not known yet. */
export const heatRequest = 'quasi/heat';
export interface HeatParams {
  readonly uri: string;
  readonly ranges: readonly PlaceInText[];
}
export interface Heat {
  readonly cells: readonly { readonly range: PlaceInText; readonly level: HeatLevel }[];
  /** The rows most at risk of the whole file, for the marks beside the scroll bar. */
  readonly worst: readonly PlaceInText[];
  /** There was no time for all lines: what is missing is to be had by asking again. */
  readonly isPartial?: boolean;
}
/** From little to most. */
export type HeatLevel = 1 | 2 | 3 | 4;

/** Files that are written beside a file instead of into it. */
import type { ChosenRemedy } from './remedies.ts';

/** Client → server: writes the text as a remedy leaves it beside the file. Nothing is written over unless the client says so. */
export const safeCopyRequest = 'quasi/safeCopy';
export interface SafeCopyParams {
  readonly chosen: ChosenRemedy;
  readonly overwrites: boolean;
}
export interface SafeCopyResult {
  readonly uri: string;
  /** It was not written, as there is a file of that name. */
  readonly isThere: boolean;
  /** What keeps the copy from being ready to be handed on, in words. */
  readonly note?: string;
}

/** Client → server: writes the parts of a chosen split beside the file, as `name.part1.csv` and so on. Nothing is written over unless the client says so. */
export const splitRequest = 'quasi/split';
export interface SplitParams {
  readonly chosen: ChosenRemedy;
  readonly overwrites: boolean;
}
export interface SplitResult {
  /** The parts, written or not. */
  readonly uris: readonly string[];
  /** Those that were there; if there are any, nothing was written. */
  readonly there: readonly string[];
}

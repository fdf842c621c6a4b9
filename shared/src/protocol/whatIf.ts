/** *What if*, the strip of a report: levels of columns tried out, without a change of anything. */

/** Client → server: what would come of these levels; null where nothing is known, or no levels were found in time. */
export const whatIfRequest = 'quasi/whatIf';
export interface WhatIfParams {
  readonly uri: string;
  /** To be reached. */
  readonly k: number;
  /** Of the compared columns, 0 is as they are; absent: those that lose least. */
  readonly levels?: readonly number[];
  /** The rows that miss k all the same are taken out. */
  readonly removes: boolean;
}
export interface WhatIfResult {
  readonly levels: readonly WhatIfLevel[];
  readonly removes: boolean;
  readonly numbers: readonly WhatIfNumber[];
  /** `Rows below k = 5`. */
  readonly below: string;
  /** Of the rows that miss k: what would become of them, as the text of a choice. */
  readonly rows: string;
  readonly mayRemove: boolean;
  /** All of it in a sentence or two, to be read aloud. */
  readonly sentence: string;
  /** Enough rows look alike, and no column still names people. */
  readonly isReached: boolean;
  /** It changes something, and rows are left. */
  readonly canApply: boolean;
}
export interface WhatIfLevel {
  readonly level: number;
  readonly top: number;
  readonly text: string;
}
export interface WhatIfNumber {
  readonly before: string;
  readonly after: string;
}

/** Client → server: these levels as a remedy, to be previewed, applied or kept as a recipe. */
export const whatIfRemedyRequest = 'quasi/whatIfRemedy';
export interface WhatIfRemedyParams extends WhatIfParams {
  readonly levels: readonly number[];
}

/** What the script of the strip says to the editor: it asks, or hands on a choice; and what it hears. */
export interface WhatIfAsked {
  readonly kind: 'ask' | 'apply' | 'save';
  /** Comes back with the answer. */
  readonly number: number;
  readonly tried: Omit<WhatIfParams, 'uri'>;
}
export interface WhatIfAnswered {
  readonly number: number;
  /** Null where nothing was found. */
  readonly result: WhatIfResult | null;
  readonly hasFailed?: boolean;
}

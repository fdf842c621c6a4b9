/** Findings that somebody accepts as they are today. */

/** Client → server: writes the numbers of a document into its baseline. */
export const acceptBaselineRequest = 'quasi/acceptBaseline';
export interface AcceptBaselineParams {
  readonly uri: string;
}
export interface AcceptBaselineResult {
  /** How many findings are held back from now on. */
  readonly findings: number;
}

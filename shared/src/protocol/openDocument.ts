/** Requests of the status bar's menu about an open document. */

/** Client → server: shows the `quasi.json` that counts for a document, and makes one where there is none. */
export const openConfigRequest = 'quasi/openConfig';
export interface OpenConfigParams {
  readonly uri: string;
}

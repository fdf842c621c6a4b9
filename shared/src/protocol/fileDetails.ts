/** All that is known of a file. */

/** Client → server: the card of an open document, as `DetailsResult`; null if nothing is known yet. */
export const fileDetailsRequest = 'quasi/fileDetails';
export interface FileDetailsParams {
  readonly uri: string;
}

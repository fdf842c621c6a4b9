/** A place in a document. */

/** A place in a document, as the Language Server Protocol writes it. */
export interface PlaceInText {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** The report on an open document, as a page. */

/** Client → server: the page on an open document, for its own editor: with lines and counts; null as long as nothing is known. */
export const reportRequest = 'quasi/report';
export interface ReportParams {
  readonly uri: string;
  /** What moves the strip *What if*, by its address, and the word by which the page lets it run; without it there is no strip. */
  readonly script?: PageScript;
}
export interface PageScript {
  readonly address: string;
  readonly nonce: string;
}
export interface ReportResult {
  readonly html: string;
}

/** The only command that a link of a report may run: shows a place of a document, by its address, line and character. */
export const reportPlaceCommand = 'quasi.showPlace';

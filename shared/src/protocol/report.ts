/** The report on a data file, as a page. */

/**
 * Client → server: the page on a file for its own editor, with lines and counts. A file without a document is read from disk, and checked
 * first if it was not. Null as long as nothing is known, and where there is nothing to read.
 */
export const reportRequest = 'quasi/report';
export interface ReportParams {
  readonly uri: string;
  /** One table of a file with several; without it the page lists them. */
  readonly part?: string;
  readonly workDoneToken?: string | number;
  /** What moves the strip *What if* on an open document, by its address, and the word by which the page lets it run; without it there is no strip. */
  readonly script?: PageScript;
}
export interface PageScript {
  readonly address: string;
  readonly nonce: string;
}
export interface ReportResult {
  readonly html: string;
}

/** The only commands that a link of a report may run. A place of a document, by its address, line and character. */
export const reportPlaceCommand = 'quasi.showPlace';
/** A column in the view of columns, where no text has it: by an address and its number in that view. */
export const reportColumnCommand = 'quasi.showColumn';
/** The report on a file, by its address, and on one of its tables, by its name. */
export const openReportCommand = 'quasi.openReport';

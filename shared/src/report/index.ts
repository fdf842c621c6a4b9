/** The report: its content as data, and the page that is made of it. */
export type { Original } from './changeSection.ts';
export { type Audience, type Block, inJson, type Place, type Report, type State } from './content.ts';
export { type LinkTo, type Live, noLinks, toHtml } from './html.ts';
export { type IndexRow, indexHtml } from './indexPage.ts';
export { reportOfPrediction } from './ofPrediction.ts';
export { type ReportRequest, reportOf } from './reportOf.ts';

/** What a hover leads to: commands of the editor that its links run, and the whole card behind it. */
import type { DetailsResult } from './remedies.ts';
import { openReportCommand } from './report.ts';

/** The only commands that a link in a hover may run. Each opens a list, a menu or a text, and changes nothing by itself. */
export const hoverCommands = {
  /** Remedies of a column: its address and number. */
  treat: 'quasi.moreRemedies',
  /** Roles of a column: its address, name and place. */
  mark: 'quasi.columns.mark',
  /** The lightbulb's menu at a place: an address and a position. */
  fix: 'quasi.fixAt',
  /** The card of a place: an address and a position. */
  details: 'quasi.showCard',
  /** The report on a file: its address. */
  report: openReportCommand,
} as const;
export type HoverCommand = keyof typeof hoverCommands;

/** Client → server: all that is known of the column or row at a place of an open document: a `DetailsResult`; null if nothing is known. */
export const cardAtRequest = 'quasi/cardAt';
export interface CardAtParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}
export type CardAtResult = DetailsResult | null;

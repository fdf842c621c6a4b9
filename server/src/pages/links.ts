/** Links of a page to commands of our editor. What stands in their arguments cannot end the link. */
import { openReportCommand, reportColumnCommand, reportPlaceCommand } from '@quasi/shared/protocol';
import type { Position } from 'vscode-languageserver/node';

export function placeLink(uri: string, { line, character }: Position): string {
  return link(reportPlaceCommand, uri, line, character);
}

/** `column`: by its number in the view of columns. */
export function columnLink(uri: string, column: number): string {
  return link(reportColumnCommand, uri, column);
}

export function partLink(uri: string, part: string): string {
  return link(openReportCommand, uri, part);
}

function link(command: string, ...args: readonly unknown[]): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify(args))}`;
}

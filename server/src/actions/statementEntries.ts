/** Entries that state something of a file in its configuration: the edits are of a small file, and whether they count is only known once they are made. */
import type { Settings, TextEdit } from '@quasi/shared/config';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { ConfigPlace } from '../config/configChange.ts';
import { type Entry, unavailableConfig } from './actionMaker.ts';

interface Statement {
  readonly title: string;
  readonly edits: (text: string) => TextEdit[] | undefined;
  /** Whether it holds by the settings after it. */
  readonly counts: (settings: Settings) => boolean;
}

/** What stands elsewhere in the configuration may count more: what would say nothing is not offered. */
export function statementEntries(
  place: ConfigPlace,
  statements: readonly Statement[],
  diagnostics?: Diagnostic[],
): Entry[] {
  const entries: Entry[] = [];
  for (const { title, edits, counts } of statements) {
    const change = place.change(edits);
    if (!change) return [unavailableConfig()];
    const entry = { title, ...(diagnostics && { diagnostics }), edit: change.edit };
    if (counts(place.settingsAfter(change))) entries.push(entry);
  }
  return entries;
}

/** The command "Open Sample Data Set": opens a copy of a small made-up data set, to be looked at and changed. */
import type { ExtensionContext } from 'vscode';

export async function openSample(_context: ExtensionContext): Promise<void> {}

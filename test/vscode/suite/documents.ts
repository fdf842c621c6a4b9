/** What a person does with a file in the editor, and what Quasi then says of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commands,
  type Diagnostic,
  type Hover,
  languages,
  type MarkdownString,
  Position,
  Range,
  type TextDocument,
  Uri,
  WorkspaceEdit,
  window,
  workspace,
} from 'vscode';
import { eventually } from '../../eventually.ts';

/** Writes a file into the workspace without opening it. */
export function writeFile(name: string, lines: readonly string[]): Uri {
  const folder = workspace.workspaceFolders?.[0];
  if (!folder) throw new Error('The suite needs a workspace folder.');
  const path = join(folder.uri.fsPath, name);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return Uri.file(path);
}

/** As a person opens it: a document that an extension opened would stay in memory for minutes after its tab is closed. */
export async function open(uri: Uri): Promise<TextDocument> {
  await commands.executeCommand('vscode.open', uri);
  return await eventually(() => {
    const document = window.activeTextEditor?.document;
    if (document?.uri.toString() !== uri.toString()) throw new Error(`${uri.path} is not in the active editor.`);
    return document;
  });
}

export async function openNew(name: string, lines: readonly string[]): Promise<TextDocument> {
  return await open(writeFile(name, lines));
}

export async function replace(document: TextDocument, range: Range, text: string): Promise<void> {
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, range, text);
  if (!(await workspace.applyEdit(edit))) throw new Error('The edit was not applied.');
}

export async function replaceLine(document: TextDocument, line: number, text: string): Promise<void> {
  await replace(document, document.lineAt(line).range, text);
}

export const wholeOf = (document: TextDocument): Range =>
  document.validateRange(new Range(0, 0, document.lineCount, 0));

export async function closeAll(): Promise<void> {
  await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  await commands.executeCommand('workbench.action.closeAllEditors');
}

export const findings = (uri: Uri): Diagnostic[] =>
  languages.getDiagnostics(uri).filter(({ source }) => source === 'quasi');

export function slugOf({ code }: Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code);
}

export const slugs = (uri: Uri): string[] => findings(uri).map(slugOf);

export const findingsOf = (uri: Uri, slug: string): Diagnostic[] =>
  findings(uri).filter((each) => slugOf(each) === slug);

export async function hoverText(uri: Uri, line: number, character: number): Promise<string> {
  const position = new Position(line, character);
  const hovers = await commands.executeCommand<Hover[]>('vscode.executeHoverProvider', uri, position);
  const contents = hovers.flatMap((hover) => hover.contents);
  return contents.map((each) => (typeof each === 'string' ? each : (each as MarkdownString).value)).join('\n');
}

/** A change of a configuration, as an edit of the workspace: of the file as it is open or on disk, or of a new one. */
import {
  applyEdits,
  folderOf,
  globOf,
  newConfig,
  type Settings,
  settingsFor,
  type TextEdit,
} from '@quasi/shared/config';
import type { WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';
import { pathOf } from './configFile.ts';

export interface ConfigChange {
  readonly edit: WorkspaceEdit;
  readonly after: TextDocument;
  /** Where in the text after it the first change begins. */
  readonly changed: number;
}

/** Where something about a data file is stated: the configuration that counts for it, or that is to be made. */
export class ConfigPlace {
  readonly path: string;
  /** The file, from there. */
  readonly glob: string | undefined;

  constructor(
    private readonly session: Session,
    private readonly file: string,
  ) {
    this.path = session.configs.placeFor(file);
    this.glob = globOf(folderOf(this.path), file);
  }

  /** It is there or can be made. */
  get isWritable(): boolean {
    const { configs, abilities } = this.session;
    return configs.isThere(this.path) || abilities.fileCreation;
  }

  /** Undefined if the text is too damaged to be changed. */
  change(editsOf: (text: string) => TextEdit[] | undefined): ConfigChange | undefined {
    return changeOfConfig(this.session, this.path, editsOf);
  }

  /** The settings for the file afterwards: other parts of the configuration may count more. */
  settingsAfter({ after }: ConfigChange): Settings {
    return settingsFor({}, this.session.configs.readAs(this.path, after.getText()), this.file);
  }
}

/** Undefined for what is in no file here, and where none can be made. */
export function configPlaceOf(session: Session, uri: string): ConfigPlace | undefined {
  const file = pathOf(uri);
  const place = file === undefined ? undefined : new ConfigPlace(session, file);
  return place?.isWritable ? place : undefined;
}

/** Undefined if the text is too damaged to be changed. */
export function changeOfConfig(
  session: Session,
  path: string,
  editsOf: (text: string) => TextEdit[] | undefined,
): ConfigChange | undefined {
  const document = session.configs.documentOf(path);
  const isNew = !session.configs.isThere(path);
  const before = isNew ? newConfig : document.getText();
  const edits = editsOf(before);
  if (!edits) return undefined;
  const after = TextDocument.create(document.uri, document.languageId, 0, applyEdits(before, edits));
  const edit = isNew ? creation(after) : workspaceEdit(session, path, document, edits);
  return { edit, after, changed: edits[0].offset };
}

function creation(after: TextDocument): WorkspaceEdit {
  const { uri } = after;
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  return {
    documentChanges: [
      { kind: 'create', uri, options: { ignoreIfExists: true } },
      { textDocument: { uri, version: null }, edits: [{ range, newText: after.getText() }] },
    ],
  };
}

function workspaceEdit(
  { configs, abilities }: Session,
  path: string,
  document: TextDocument,
  textEdits: readonly TextEdit[],
): WorkspaceEdit {
  const { uri } = document;
  const edits = textEdits.map(({ offset, length, text }) => ({
    range: toRange({ start: offset, end: offset + length }, document),
    newText: text,
  }));
  if (!abilities.documentChanges) return { changes: { [uri]: edits } };
  const version = configs.open.get(path) ? document.version : null;
  return { documentChanges: [{ textDocument: { uri, version }, edits }] };
}

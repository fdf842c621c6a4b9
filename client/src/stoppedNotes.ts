/** A note in Problems for each open data file while the server is gone: a list that is empty would read as if all were fine. */
import { Diagnostic, DiagnosticSeverity, Disposable, l10n, languages, Range, workspace } from 'vscode';
import type { FileStatuses } from './fileStatuses.ts';
import { isData } from './selector.ts';

const top = new Range(0, 0, 0, 0);

export function registerStoppedNotes(statuses: FileStatuses): Disposable {
  const notes = languages.createDiagnosticCollection('quasi-stopped');
  const show = (): void => {
    notes.clear();
    if (!statuses.isServerGone) return;
    for (const document of workspace.textDocuments) {
      if (isData(document)) notes.set(document.uri, [note()]);
    }
  };
  return Disposable.from(
    notes,
    statuses.onDidChange(show),
    workspace.onDidOpenTextDocument(show),
    workspace.onDidCloseTextDocument(show),
  );
}

function note(): Diagnostic {
  const sentence = l10n.t(
    'Quasi stopped, so this file is not checked. To restart it, click its entry in the status bar.',
  );
  const diagnostic = new Diagnostic(top, sentence, DiagnosticSeverity.Warning);
  diagnostic.source = 'quasi';
  return diagnostic;
}

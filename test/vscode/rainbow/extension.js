/** As Rainbow CSV does, changes the language of a file that opens to what the delimiter on its first line stands for. */
const { languages, workspace } = require('vscode');

const languageOf = { ';': 'csv (semicolon)', '|': 'csv (pipe)', ':': 'dynamic csv' };

exports.activate = ({ subscriptions }) => {
  const changed = [];
  const change = async (document) => {
    if (document.languageId !== 'csv' || document.uri.scheme !== 'file') return;
    const delimiter = /[,;|:]/.exec(document.lineAt(0).text)?.[0] ?? '';
    if (!(delimiter in languageOf)) return;
    await languages.setTextDocumentLanguage(document, languageOf[delimiter]);
    changed.push(document.uri.toString());
  };
  subscriptions.push(workspace.onDidOpenTextDocument(change));
  for (const document of workspace.textDocuments) void change(document);
  return { changed };
};

/** `textDocument/completion` in a configuration: the names of columns, from the data files that are open and that the place is about. */
import { columnNamePlace, folderOf, globHolds, patternOf } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { type CompletionItem, CompletionItemKind, type CompletionParams } from 'vscode-languageserver/node';
import { isConfig, pathOf } from '../config/configFile.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';

export function completion(session: Session, { textDocument, position }: CompletionParams): CompletionItem[] {
  const described = session.described.at(textDocument.uri);
  if (described) return described.kind.completion?.(described.document, position) ?? [];
  const path = isConfig(textDocument.uri) ? pathOf(textDocument.uri) : undefined;
  if (path === undefined) return [];
  const document = session.configs.documentOf(path);
  const place = columnNamePlace(document.getText(), document.offsetAt(position));
  if (!place) return [];
  const range = toRange(place, document);
  return columnNames(session, path, place.glob).map((name) => {
    const newText = JSON.stringify(place.isPattern ? patternOf(name) : name);
    // Editors compare the filter text with what is there, which may begin with the quote.
    return {
      label: shownName(name),
      kind: CompletionItemKind.Field,
      filterText: newText,
      textEdit: { range, newText },
    };
  });
}

/** In the order of the files and of their columns, each once. */
function columnNames(session: Session, config: string, glob: string | undefined): string[] {
  const names = new Set<string>();
  for (const watch of session.watches) {
    const file = pathOf(watch.document.uri);
    if (file === undefined || session.configs.placeFor(file) !== config) continue;
    if (glob !== undefined && !globHolds(glob, folderOf(config), file)) continue;
    for (const { name } of watch.settled()?.table.columns ?? []) names.add(name);
  }
  return [...names];
}

/** Completion in a schema in JSON: Quasi's own properties and their words, and the names of columns of its data. */
import { shownName } from '@quasi/shared/explain';
import { completionPlace, type Schema } from '@quasi/shared/schema';
import type { Columns } from '@quasi/shared/table';
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { toRange } from '../../toLsp.ts';

/** `clientHasSchema`: the client offers by itself what the JSON Schema knows. */
export function schemaCompletion(
  tables: readonly Columns[],
  schema: Schema,
  document: TextDocument,
  offset: number,
  clientHasSchema: boolean,
): CompletionItem[] {
  const place = completionPlace(document.getText(), offset);
  if (!place) return [];
  const { wants, isKey } = place;
  if (wants !== 'columns' && clientHasSchema) return [];
  const words = wants === 'columns' ? columnNames(tables, schema) : wants;
  const range = toRange(place, document);
  return words.map((word) => {
    const newText = JSON.stringify(word);
    // Editors compare the filter text with what is there, which may begin with the quote.
    return {
      label: wants === 'columns' ? shownName(word) : word,
      kind: isKey
        ? CompletionItemKind.Property
        : wants === 'columns'
          ? CompletionItemKind.Field
          : CompletionItemKind.Value,
      filterText: newText,
      textEdit: { range, newText },
    };
  });
}

/** Of the data and, where these are not at hand, of the fields: each once. */
function columnNames(tables: readonly Columns[], schema: Schema): string[] {
  const columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
  const fields = schema.resources.flatMap((resource) => resource.fields.map(({ name }) => name));
  return [...new Set([...columns, ...fields])];
}

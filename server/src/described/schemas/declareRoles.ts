/** Writes the role that Quasi infers into the field of a schema that leaves it open or says otherwise. */
import { type ProfileFacts, staged, type Work } from '@quasi/shared/analysis';
import type { TextEdit } from '@quasi/shared/config';
import { roleName, shownName } from '@quasi/shared/explain';
import { columnsOfFields, type Resource, statedColumns, withFieldRole } from '@quasi/shared/schema';
import { t } from '@quasi/shared/words';
import { type CodeAction, CodeActionKind, type CodeActionParams, type Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ClientAbilities } from '../../abilities.ts';
import { diagnosed } from '../../actions/findingOf.ts';
import { toRange } from '../../toLsp.ts';
import { isIn } from './schemaPlaces.ts';

/** A table, and what is known of its data. */
interface Described {
  readonly resource: Resource;
  readonly facts: ProfileFacts;
}

export function* declareRoles(
  abilities: ClientAbilities,
  tables: readonly Described[],
  path: string,
  document: TextDocument,
  params: CodeActionParams,
): Work<CodeAction[]> {
  const own = diagnosed(params, 'declare');
  const fields = inferredRoles(tables);
  const pointedAt = document.offsetAt(params.range.start);
  // Of a finding on many fields only the first has the diagnostic.
  const asked: readonly (readonly [offset: number, diagnostics: Diagnostic[]])[] =
    own.length > 0 ? own.map((one) => [document.offsetAt(one.range.start), [one]]) : [[pointedAt, []]];
  const text = document.getText();
  const actions: CodeAction[] = [];
  for (const [offset, told] of asked) {
    const found = fields.find(({ field }) => isIn(field.place, path, offset));
    if (!found || (told.length === 0 && !found.isOpen)) continue;
    const { field, inferred } = found;
    const edits = yield* staged('reading', text.length, withFieldRole(text, field.place, inferred));
    if (!edits) continue;
    const title = t`Declare ${shownName(field.name)} as "${roleName(inferred)}" in the schema`;
    actions.push(actionOf(abilities, document, title, told, edits));
  }
  return actions;
}

function inferredRoles(tables: readonly Described[]) {
  return tables.flatMap(({ resource, facts }) => {
    const columns = columnsOfFields(statedColumns(resource).names, facts.table);
    return resource.fields.flatMap((field, i) => {
      const column = columns[i];
      if (column === undefined) return [];
      const { inferred, isDeclared } = facts.roles[column];
      // Open: nobody says it, and it would count.
      return [{ field, inferred, isOpen: !isDeclared && inferred !== 'insensitive' }];
    });
  });
}

function actionOf(
  abilities: ClientAbilities,
  document: TextDocument,
  title: string,
  diagnostics: Diagnostic[],
  edits: readonly TextEdit[],
): CodeAction {
  const { uri, version } = document;
  const changes = edits.map(({ offset, length, text }) => ({
    range: toRange({ start: offset, end: offset + length }, document),
    newText: text,
  }));
  const edit = abilities.documentChanges
    ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] }
    : { changes: { [uri]: changes } };
  const helped = diagnostics.length > 0 && { diagnostics };
  return { title, kind: CodeActionKind.QuickFix, ...helped, isPreferred: false, edit };
}

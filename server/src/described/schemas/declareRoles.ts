/** Writes the role that Quasi infers into the field of a schema that leaves it open or says otherwise. */
import { type ProfileFacts, staged, type Work } from '@quasi/shared/analysis';
import type { TextEdit } from '@quasi/shared/config';
import { roleName, shownName } from '@quasi/shared/explain';
import { columnsOfFields, type Field, type Resource, statedColumns, withFieldRole } from '@quasi/shared/schema';
import { t } from '@quasi/shared/words';
import { type CodeAction, CodeActionKind, type Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ClientAbilities } from '../../abilities.ts';
import { toRange } from '../../toLsp.ts';
import { isIn } from './schemaPlaces.ts';

const slugs = ['undeclared-role', 'contradicted-role'];

/** A table, and what is known of its data. */
interface Described {
  readonly resource: Resource;
  readonly facts: ProfileFacts;
}

interface OpenRole {
  readonly field: Field;
  readonly inferred: Parameters<typeof roleName>[0];
}

export function* declareRoles(
  abilities: ClientAbilities,
  tables: readonly Described[],
  path: string,
  document: TextDocument,
  diagnostics: readonly Diagnostic[],
): Work<CodeAction[]> {
  const own = diagnostics.filter(({ source, code }) => source === 'quasi' && slugs.includes(String(code)));
  if (own.length === 0) return [];
  const fields = inferredRoles(tables);
  const text = document.getText();
  const actions: CodeAction[] = [];
  for (const diagnostic of own) {
    const offset = document.offsetAt(diagnostic.range.start);
    const found = fields.find(({ field }) => isIn(field.place, path, offset));
    if (!found) continue;
    const { field, inferred } = found;
    const edits = yield* staged('reading', text.length, withFieldRole(text, field.place, inferred));
    if (!edits) continue;
    const title = t`Declare ${shownName(field.name)} as "${roleName(inferred)}" in the schema`;
    actions.push(actionOf(abilities, document, title, [diagnostic], edits));
  }
  return actions;
}

function inferredRoles(tables: readonly Described[]): OpenRole[] {
  return tables.flatMap(({ resource, facts }) => {
    const columns = columnsOfFields(statedColumns(resource).names, facts.table);
    return resource.fields.flatMap((field, i) => {
      const column = columns[i];
      return column === undefined ? [] : [{ field, inferred: facts.roles[column].inferred }];
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
  return { title, kind: CodeActionKind.QuickFix, diagnostics, isPreferred: false, edit };
}

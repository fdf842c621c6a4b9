/** Schemas that are open in the editor: what is wrong with them and with their data beside them, and what is said where one points. */

import { shownName } from '@quasi/shared/explain';
import { completionPlace, type Schema } from '@quasi/shared/schema';
import type { Columns } from '@quasi/shared/table';
import {
  type CodeAction,
  type CodeActionParams,
  type CompletionItem,
  CompletionItemKind,
  type Hover,
  type Location,
  type Position,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOf } from '../../config/configFile.ts';
import { isStatisticsName } from '../../predictedRisk.ts';
import type { Session } from '../../session.ts';
import { toRange } from '../../toLsp.ts';
import type { DocumentKind } from '../documentKind.ts';
import { isCheckedBySchema, isNamedAsSchema } from '../patterns.ts';
import { columnOfField } from './columnPlaces.ts';
import { declareRoles } from './declareRoles.ts';
import { DescribedData } from './describedData.ts';
import { schemaHover } from './schemaHover.ts';
import { placeInSchema } from './schemaPlaces.ts';
import { SchemaReview } from './schemaReview.ts';

export class SchemaDocuments implements DocumentKind {
  readonly #data: DescribedData;
  readonly #review: SchemaReview;
  /** As each was when it could last be read: a text in JSON is damaged while one types. */
  readonly #readable = new Map<string, Schema>();

  constructor(private readonly session: Session) {
    this.#data = new DescribedData(session);
    this.#review = new SchemaReview(session, this.#data, (path) => this.holds(path));
  }

  holds(path: string): boolean {
    return isNamedAsSchema(path) && !isStatisticsName(path);
  }

  look(): void {
    const { described, schemas } = this.session;
    for (const path of described.open.paths.filter((each) => this.holds(each))) {
      const schema = schemas.current(path);
      if (schema && !schema.isUnreadable) this.#readable.set(path, schema);
    }
    this.#review.look();
  }

  stop(): void {
    this.#review.stop();
  }

  async hover(document: TextDocument, position: Position): Promise<Hover | null> {
    const { path, schema } = this.#schemaOf(document);
    if (!schema) return null;
    const at = { session: this.session, data: this.#data, review: this.#review, schema };
    return await schemaHover(at, document, path, document.offsetAt(position));
  }

  completion(document: TextDocument, position: Position): CompletionItem[] {
    const { path, schema: now } = this.#schemaOf(document);
    const schema = !now || now.isUnreadable ? (this.#readable.get(path) ?? now) : now;
    const isJson = /\.json$/i.test(path);
    if (!schema || !isJson || (schema.format === undefined && !schema.isUnreadable)) return [];
    const clientHasSchema = this.session.abilities.configSchema && isCheckedBySchema(path);
    const files = this.#review.filesOf(now ?? schema);
    const tables = files.flatMap((file) => this.#data.known(file.path)?.analysis.table ?? []);
    return schemaCompletion(tables, schema, document, document.offsetAt(position), clientHasSchema);
  }

  definition(document: TextDocument, position: Position): Location[] {
    const { path, schema } = this.#schemaOf(document);
    if (!schema) return [];
    const at = placeInSchema(schema, path, document.offsetAt(position));
    if (!at?.field) return [];
    const { field, resource } = at;
    const files = this.#review.filesOf(schema).filter((file) => file.resource === resource);
    return files.flatMap((file) => columnOfField(file, field, this.#data.known(file.path)) ?? []);
  }

  async actions(document: TextDocument, params: CodeActionParams): Promise<CodeAction[]> {
    const { path, schema } = this.#schemaOf(document);
    if (!schema) return [];
    const described = this.#review.filesOf(schema).flatMap(({ resource, path: file }) => {
      const facts = this.#data.known(file)?.analysis.known.profile;
      return facts ? [{ resource, facts }] : [];
    });
    const { abilities, scheduler } = this.session;
    const work = declareRoles(abilities, described, path, document, params);
    const outcome = await scheduler.run(work, 'answer').outcome;
    return outcome.finished ? outcome.value : [];
  }

  /** None while the text is being read: facts about another text would name wrong places. */
  #schemaOf(document: TextDocument): { readonly path: string; readonly schema: Schema | undefined } {
    const path = pathOf(document.uri) ?? '';
    return { path, schema: this.session.schemas.current(path) };
  }
}

/** `clientHasSchema`: the client offers by itself what the JSON Schema knows. */
function schemaCompletion(
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

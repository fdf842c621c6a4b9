/** The way from a field of a schema to the header cell of its column, and from a header cell to its field. */
import { columnsOfFields, type Field, statedColumns } from '@quasi/shared/schema';
import type { Location, Position } from 'vscode-languageserver/node';
import { pathOf, uriOf } from '../../config/configFile.ts';
import { columnAt } from '../../documents/columnAt.ts';
import type { Session } from '../../session.ts';
import { toRange } from '../../toLsp.ts';
import type { DescribedFile } from './dataOfSchema.ts';
import type { KnownData } from './describedData.ts';

const beginning = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** The header cell, or the beginning of data in which no record names the columns. */
export function columnOfField(
  { resource, path }: DescribedFile,
  field: Field,
  known: KnownData | undefined,
): Location | undefined {
  if (!known) return undefined;
  const { analysis, watch, header } = known;
  const { table } = analysis;
  const column = columnsOfFields(statedColumns(resource).names, table)[resource.fields.indexOf(field)];
  if (column === undefined) return undefined;
  return { uri: watch?.document.uri ?? uriOf(path), range: header[table.columns[column].index] ?? beginning };
}

/** Nothing where no schema is about the document, or the place is no header cell. */
export function fieldOfHeader(session: Session, uri: string, position: Position): Location[] {
  const path = pathOf(uri);
  const watch = session.watch(uri);
  const analysis = watch?.settled();
  const resource = path === undefined ? undefined : session.schemas.for(path).resource;
  // A schema that is being read may have moved its parts.
  if (!watch || !analysis || !resource || session.schemas.isReading) return [];
  const { table } = analysis;
  const column = columnAt(watch, analysis, { start: position, end: position });
  if (table.headerRecords === 0 || column === undefined) return [];
  const field = resource.fields[columnsOfFields(statedColumns(resource).names, table).indexOf(column)];
  if (!field) return [];
  const { namePlace } = field;
  const document = session.schemas.documentOf(namePlace.path);
  return [
    {
      uri: document.uri,
      range: toRange({ start: namePlace.offset, end: namePlace.offset + namePlace.length }, document),
    },
  ];
}

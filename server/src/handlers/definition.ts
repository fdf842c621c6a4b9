/** `textDocument/definition`: from a field of a schema to its column's header, and from there to the field. */
import type { DefinitionParams, Location } from 'vscode-languageserver/node';
import { fieldOfHeader } from '../described/schemas/columnPlaces.ts';
import type { Session } from '../session.ts';

export function definition(session: Session, { textDocument, position }: DefinitionParams): Location[] {
  const described = session.described.at(textDocument.uri);
  if (described) return described.kind.definition?.(described.document, position) ?? [];
  return fieldOfHeader(session, textDocument.uri, position);
}

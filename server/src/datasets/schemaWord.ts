/** What a schema says of one file of data. */
import type { SchemaStatement } from '@quasi/shared/config';
import { databasesBeside, type Resource, type Schema, type StatedDatabase, statementOf } from '@quasi/shared/schema';
import { encodingIn } from '../files/index.ts';

export interface SchemaWord {
  readonly statement: SchemaStatement;
  /** Other than UTF-8, which is found out anyway, and which many programs write without looking. */
  readonly encoding: string | undefined;
  /** Undefined where no schema is about the file, or nothing of it counts. */
  readonly resource: Resource | undefined;
  /** Other files of its package that may hold the people behind it, if it is protected. */
  readonly databases: readonly StatedDatabase[];
}

export const nothingSaid: SchemaWord = { statement: {}, encoding: undefined, resource: undefined, databases: [] };

export function wordOf(resource: Resource, schema: Schema): SchemaWord {
  return {
    statement: statementOf(resource),
    encoding: encodingIn(resource),
    resource,
    databases: databasesBeside(resource, schema),
  };
}

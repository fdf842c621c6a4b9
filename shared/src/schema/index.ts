/** Schemas of data files, Frictionless or CSVW, in JSON or YAML: found, read, and what they say of a file. */
export { compareWithData, type DataComparison, type FieldContradiction } from './compareWithData.ts';
export { completionPlace } from './completionPlace.ts';
export { databasesBeside, type StatedDatabase } from './databases.ts';
export { withFieldRole } from './editSchema.ts';
export { findSchema, isForeignSchemaName, isSchemaName, namesData, resourceFor, schemaNames } from './findSchema.ts';
export type { SchemaFiles } from './loading.ts';
export { loadSchema } from './loadSchema.ts';
export type { Field, FilePlace, Resource, Schema } from './model.ts';
export { columnsOfFields, type StatedColumns, statedColumns, unstatedColumns } from './statedColumns.ts';
export { kindOfField, statementOf } from './statementOf.ts';

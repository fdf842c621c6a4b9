/** The names of documents that tell of data, as clients match them. */

/** Schemas, by the names that `isSchemaName` knows and `schema.json`, and statistics. */
export const describedPattern =
  '**/{datapackage,dataresource,*.dataresource,tableschema,*.tableschema,schema,*.schema}.{json,yaml,yml}';

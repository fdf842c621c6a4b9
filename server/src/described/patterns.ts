/** The names of schemas, as clients match them: those that `isSchemaName` knows, and `schema.json`. */
export const schemaPatterns = [
  '**/{datapackage,dataresource,*.dataresource,tableschema,*.tableschema,schema,*.schema}.{json,yaml,yml}',
  '**/*-metadata.json',
];

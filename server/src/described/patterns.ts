/** The names of schemas: ours and those for programs of others, and `schema.json`, which may be about all data of its folder. */
import { nameOf } from '@quasi/shared/config';
import { isForeignSchemaName, isSchemaName } from '@quasi/shared/schema';

/** As clients match them. */
export const schemaPatterns = [
  '**/{datapackage,dataresource,*.dataresource,tableschema,*.tableschema,schema,*.schema}.{json,yaml,yml}',
  '**/*-metadata.json',
  '**/{odcs,*.odcs,datacontract,*.datacontract}.{json,yaml,yml}',
  '**/{,_}{schema,properties,seeds,models,sources,snapshots}.{yaml,yml}',
  '**/_*__{models,seeds,sources}.{yaml,yml}',
];

export function isNamedAsSchema(path: string): boolean {
  return isSchemaName(path) || isForeignSchemaName(path) || mayBeAnything(path);
}

/** Whether the manifest hands clients the JSON Schema for files of this name, so that they check and complete by it themselves. */
export function isCheckedBySchema(path: string): boolean {
  return isSchemaName(path) && !mayBeAnything(path);
}

/** Most files of this name are schemas of something else. */
function mayBeAnything(path: string): boolean {
  return /^schema\.(?:json|ya?ml)$/i.test(nameOf(path));
}

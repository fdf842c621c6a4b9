/** The role that a schema states for each field whose column is there, beside the role that Quasi infers. */
import type { ProfileFacts } from '../analysis/index.ts';
import type { Role } from '../config/index.ts';
import { columnsOfFields, type Field, type FilePlace, statedColumns } from '../schema/index.ts';
import type { DescribedTable } from './rule.ts';

export interface FieldRole {
  readonly field: Field;
  /** As the schema has it, by its own property, by those of the table, or by a tag that names a role. */
  readonly said: Role | undefined;
  /** Where the field states it. */
  readonly place: FilePlace | undefined;
  readonly column: ProfileFacts['roles'][number];
  /** Its number. */
  readonly at: number;
}

export function fieldRoles({ resource, facts }: DescribedTable): FieldRole[] {
  const { 'quasi:subject': subject, 'quasi:weight': weight } = resource.quasi.said;
  const columns = columnsOfFields(statedColumns(resource).names, facts.table);
  return resource.fields.flatMap((field, i) => {
    const column = columns[i];
    if (column === undefined) return [];
    const own = field.quasi.said['quasi:role'];
    const named = field.tag?.value.isExact ? field.tag : undefined;
    const ofTable = field.name === subject ? 'subject' : field.name === weight ? 'weight' : undefined;
    const said = own ?? ofTable ?? named?.value.role;
    const stated = field.quasi.trees.get('quasi:role');
    const place = stated ? { path: stated.path, offset: stated.value.offset, length: stated.value.length } : named;
    return [{ field, said, place, column: facts.roles[column], at: column }];
  });
}

/** The columns that name people: as long as one is left, a file is ready for nobody. */
import { mayName, type Settings } from '../config/index.ts';
import { type ColumnRole, type Embedded, isOnlyReserved, namesPeople } from '../roles/index.ts';
import type { Columns } from '../table/index.ts';

export interface NamingColumn {
  readonly column: number;
  /** Names stand inside its texts. */
  readonly isText: boolean;
  /** The settings say that the file is meant to hold them. */
  readonly isAccepted: boolean;
}

/** `contacts`: of things, which name nobody. `today`: as an ISO date. */
export function namingColumns(
  { columns }: Columns,
  roles: readonly ColumnRole[],
  embedded: readonly (Embedded | undefined)[],
  contacts: ReadonlySet<number>,
  { identified }: Settings,
  today: string,
): NamingColumn[] {
  return columns.flatMap(({ name }, column) => {
    if (contacts.has(column)) return [];
    const isText = !namesPeople(roles[column]);
    const inside = embedded[column];
    // A value that is reserved for examples names nobody.
    if (isText && (inside === undefined || isOnlyReserved(inside))) return [];
    return [{ column, isText, isAccepted: mayName(identified, name, today) }];
  });
}

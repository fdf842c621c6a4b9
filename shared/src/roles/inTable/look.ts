/** A look at all columns of a table: their roles so far in, the same or better founded ones out. */
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';

/** Both lists are parallel, in the order of the file. */
export type Look = (columns: readonly ColumnForm[], roles: readonly ColumnRole[]) => readonly ColumnRole[];

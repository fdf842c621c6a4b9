/** The roles of columns beside each other: what neighbours and whole blocks of columns say of each of them. */
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { byAddressNeighbours } from './addressNeighbours.ts';
import { asBatteries } from './batteries.ts';
import { asClinical } from './clinical.ts';
import { byNameNeighbours } from './nameNeighbours.ts';
import { byNeighbours } from './neighbours.ts';
import { bySubjectNeighbours } from './subjectNeighbours.ts';
import { withTarget } from './target.ts';
import { unnamedAges } from './unnamedAges.ts';

export { type Battery, findBatteries } from './batteries.ts';
export { withoutDoubtfulNames } from './nameNeighbours.ts';

type Look = (columns: readonly ColumnForm[], roles: readonly ColumnRole[]) => ColumnRole[];

/** Whom columns name comes first, for what is known of a person depends on it. */
const looks: readonly Look[] = [
  byNameNeighbours,
  byAddressNeighbours,
  byNeighbours,
  unnamedAges,
  bySubjectNeighbours,
  withTarget,
  asClinical,
  asBatteries,
];

/** `columns` and `roles` are parallel, in the order of the file. */
export function rolesInTable(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  return looks.reduce<ColumnRole[]>((decided, look) => look(columns, decided), roles.slice());
}

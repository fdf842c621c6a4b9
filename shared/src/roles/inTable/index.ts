/** The roles of columns beside each other: what neighbours and whole blocks of columns say of each of them. */
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { byAddressNeighbours } from './addressNeighbours.ts';
import { asBatteries } from './batteries.ts';
import { asClinical } from './clinical.ts';
import { fieldLooks } from './fields.ts';
import type { Look } from './look.ts';
import { byNameNeighbours, doubtfulNames } from './nameNeighbours.ts';
import { neighbourLooks } from './neighbours.ts';
import { bySubjectNeighbours } from './subjectNeighbours.ts';
import { withTarget } from './target.ts';
import { unnamedAges } from './unnamedAges.ts';

export { type Battery, findBatteries } from './batteries.ts';
export { withoutDoubtfulNames } from './nameNeighbours.ts';
export { holdsPlaces } from './placesByValues.ts';
export { waits } from './survival.ts';

/** The people that columns name come first, because the meaning of other columns depends on them. */
const looks: readonly Look[] = [
  doubtfulNames,
  byNameNeighbours,
  byAddressNeighbours,
  ...neighbourLooks,
  unnamedAges,
  bySubjectNeighbours,
  withTarget,
  asClinical,
  ...fieldLooks,
  asBatteries,
];

/** `columns` and `roles` are parallel, in the order of the file. Yields the number of columns looked at, between looks. */
export function* rolesInTable(
  columns: readonly ColumnForm[],
  roles: readonly ColumnRole[],
): Generator<number, readonly ColumnRole[]> {
  let decided = roles;
  for (const look of looks) {
    yield columns.length;
    decided = look(columns, decided);
  }
  return decided;
}

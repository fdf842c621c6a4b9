/** The subject of the rows in the end: what somebody said stands above what columns suggest. */
import { rowsOf, type Settings } from '../config/index.ts';
import type { GroupFacts } from '../groups/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import { People, type Unit, type UnitName } from '../unit/index.ts';

export function settledUnit(
  inferred: Unit,
  roles: readonly ColumnRole[],
  names: readonly string[],
  settings: Settings,
): Unit {
  const rows = statedUnit(roles, names, settings);
  if (rows === undefined) return inferred;
  return { ...inferred, rows: rows === 'about somebody' ? peopleOrEvents(inferred) : rows, isDeclared: true };
}

/** A statement on which columns could be known of a person, or who the person is, says that rows are about somebody. */
function statedUnit(
  roles: readonly ColumnRole[],
  names: readonly string[],
  { unit, epsilon, quasiIdentifiers }: Settings,
): UnitName | 'about somebody' | undefined {
  if (unit !== undefined) return rowsOf(unit);
  const areNamed = names.some((name) => quasiIdentifiers.includes(name));
  const areDeclared = roles.some(
    ({ isDeclared, role }) => isDeclared && (role === 'quasi-identifier' || role === 'subject'),
  );
  return areNamed || areDeclared || epsilon !== undefined ? 'about somebody' : undefined;
}

function peopleOrEvents({ inferred }: Unit): UnitName {
  return inferred === 'events' ? 'events' : 'people';
}

/** Cells that count a few people are about people, whatever else the rows say of places and days. */
export function unitWithCells(unit: Unit, groups: GroupFacts | undefined): Unit {
  const isCounted = groups !== undefined && groups.small.cells + groups.derivable.cells > 0;
  if (unit.isDeclared || !isCounted || (unit.rows !== 'things' && unit.rows !== 'unclear')) return unit;
  const sign = { what: People.counts, speaksFor: 'groups', weight: 3, columns: groups.counts } as const;
  return { ...unit, rows: 'groups', inferred: 'groups', evidence: [sign, ...unit.evidence] };
}

/** Whether classes of rows are judged: in counts of people small cells are, and in tables about nobody nothing is. */
export function areCompared({ rows }: Unit): boolean {
  return rows === 'people' || rows === 'events';
}

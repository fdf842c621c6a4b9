/** The columns that classes are formed on, and those that other numbers are about. */
import type { Settings } from '../config/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { Table } from '../table/index.ts';

/** Pairs grow with the square: of more columns only so many are compared with each other. */
export const MOST_COLUMNS = 64;

export interface QuasiIdentifierChoice {
  /** Column numbers. */
  readonly quasiIdentifiers: readonly number[];
  /** The user named them; otherwise Quasi chose them. */
  readonly quasiIdentifiersAreNamed: boolean;
  /** Names the user gave that this table has no column for, where it has others of them. */
  readonly unknownQuasiIdentifiers: readonly string[];
}

/**
 * The settings name columns for many files at once: those that this table has count. If it has none of them, or none are
 * named, those count which Quasi takes for quasi-identifiers.
 */
export function chooseQuasiIdentifiers(
  table: Table,
  roles: readonly ColumnRole[],
  { quasiIdentifiers: named }: Settings,
): QuasiIdentifierChoice {
  const names = table.columns.map(({ name }) => name);
  const areNamed = names.some((name) => named.includes(name));
  return {
    quasiIdentifiers: roles.flatMap(({ role }, column) => (role === 'quasi-identifier' ? [column] : [])),
    quasiIdentifiersAreNamed: areNamed,
    unknownQuasiIdentifiers: areNamed ? named.filter((name) => !names.includes(name)) : [],
  };
}

/** All columns but identifiers and free text. */
export function columnsToCompare(roles: readonly ColumnRole[]): number[] {
  const compared: number[] = [];
  for (const [column, { role, kind }] of roles.entries()) {
    if (role !== 'identifier' && (role !== 'insensitive' || kind !== 'text')) compared.push(column);
  }
  return compared;
}

/** The same, in the order in which they are worth comparing: quasi-identifiers first. */
export function columnsOfInterest(roles: readonly ColumnRole[], quasiIdentifiers: readonly number[]): number[] {
  const first = new Set(quasiIdentifiers);
  const others = columnsToCompare(roles).filter((column) => !first.has(column));
  return [...quasiIdentifiers, ...others];
}

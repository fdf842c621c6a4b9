/** The columns that classes are formed on, and those that other numbers are about. */
import type { Settings } from '../config/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import type { Columns } from '../table/index.ts';
import type { Unit } from '../unit/index.ts';
import type { ColumnProfile } from './facts.ts';
import { areCompared } from './settledUnit.ts';

/** Pairs grow with the square: of more columns only so many are compared with each other. */
export const MOST_COLUMNS = 64;

/** Columns of more values are no categories. */
const MOST_CATEGORIES = 50;

export interface QuasiIdentifierChoice {
  /** Column numbers. */
  readonly quasiIdentifiers: readonly number[];
  /** The user named them; otherwise Quasi chose them. */
  readonly quasiIdentifiersAreNamed: boolean;
  /** Nothing was recognised that people could know, so columns of few values stand in: a guess. */
  readonly quasiIdentifiersAreGuessed: boolean;
  /** Those that would be compared if the rows were people; undefined where they are. */
  readonly ifPeople: readonly number[] | undefined;
  /** Names the user gave that this table has no column for, where it has others of them. */
  readonly unknownQuasiIdentifiers: readonly string[];
}

/** Of a text that is broken: what rows there are is not known before it is mended. */
export const nothingCompared: QuasiIdentifierChoice = {
  quasiIdentifiers: [],
  quasiIdentifiersAreNamed: false,
  quasiIdentifiersAreGuessed: false,
  ifPeople: undefined,
  unknownQuasiIdentifiers: [],
};

/**
 * The settings name columns for many files at once: those that this table has count. If it has none of them, or none are
 * named, those count which Quasi takes for quasi-identifiers, if the rows are about somebody at all.
 */
export function chooseQuasiIdentifiers(
  table: Columns,
  roles: readonly ColumnRole[],
  profiles: readonly ColumnProfile[],
  unit: Unit,
  { quasiIdentifiers: named }: Settings,
): QuasiIdentifierChoice {
  const names = table.columns.map(({ name }) => name);
  const areNamed = names.some((name) => named.includes(name));
  const recognised = columnsOf(roles, ({ role }) => role === 'quasi-identifier');
  const areGuessed = !areNamed && recognised.length === 0;
  const chosen = areGuessed ? standIns(roles, profiles) : recognised;
  const isJudged = areCompared(unit);
  return {
    quasiIdentifiers: isJudged ? chosen : [],
    quasiIdentifiersAreNamed: areNamed,
    quasiIdentifiersAreGuessed: isJudged && areGuessed && chosen.length > 0,
    ifPeople: isJudged ? undefined : chosen,
    unknownQuasiIdentifiers: areNamed ? named.filter((name) => !names.includes(name)) : [],
  };
}

/** Columns that nobody knows, with so few values that they may be categories of people. */
function standIns(roles: readonly ColumnRole[], profiles: readonly ColumnProfile[]): number[] {
  return columnsOf(roles, ({ role }, column) => role === 'unknown' && profiles[column].distinct <= MOST_CATEGORIES);
}

function columnsOf(roles: readonly ColumnRole[], holds: (role: ColumnRole, column: number) => boolean): number[] {
  return roles.flatMap((role, column) => (holds(role, column) ? [column] : []));
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

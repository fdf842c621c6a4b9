/** Chooses the columns that classes are formed on, and says why others are passed over. */
import type { Settings } from '../config/index.ts';
import type { Table } from '../table/index.ts';
import type { ColumnProfile } from './facts.ts';

/** Values of more characters than this on average are sentences: nobody knows them of another person word by word. */
const FREE_TEXT_LENGTH = 40;

/** Why rows are not compared on a column. */
export type PassedOver = 'key' | 'free text' | 'not named';

export interface QuasiIdentifierChoice {
  /** Column numbers. */
  readonly quasiIdentifiers: readonly number[];
  /** The user named them; otherwise Quasi chose them. */
  readonly quasiIdentifiersAreNamed: boolean;
  /** Names the user gave that this table has no column for, where it has others of them. */
  readonly unknownQuasiIdentifiers: readonly string[];
  /** Column → why it is not among them, if it is not. */
  readonly passedOver: readonly (PassedOver | undefined)[];
}

/**
 * The columns the user names, as far as this table has them: one setting may serve several files. If it has none of them,
 * or none are named, all but unique keys and long free text.
 */
export function chooseQuasiIdentifiers(
  table: Table,
  profiles: readonly ColumnProfile[],
  { quasiIdentifiers: named }: Settings,
): QuasiIdentifierChoice {
  const names = table.columns.map(({ name }) => name);
  const areNamed = names.some((name) => named.includes(name));
  const passedOver = areNamed
    ? names.map((name): PassedOver | undefined => (named.includes(name) ? undefined : 'not named'))
    : profiles.map((profile) => keyOrText(table, profile));
  return {
    quasiIdentifiers: comparedOf(passedOver),
    quasiIdentifiersAreNamed: areNamed,
    unknownQuasiIdentifiers: areNamed ? named.filter((name) => !names.includes(name)) : [],
    passedOver,
  };
}

/** All columns but unique keys and long free text. */
export function columnsToCompare(table: Table, profiles: readonly ColumnProfile[]): number[] {
  return comparedOf(profiles.map((profile) => keyOrText(table, profile)));
}

function keyOrText({ rowCount }: Table, { distinct, meanLength }: ColumnProfile): PassedOver | undefined {
  if (rowCount > 1 && distinct === rowCount) return 'key';
  return meanLength > FREE_TEXT_LENGTH ? 'free text' : undefined;
}

function comparedOf(passedOver: readonly (PassedOver | undefined)[]): number[] {
  return passedOver.flatMap((reason, column) => (reason === undefined ? [column] : []));
}

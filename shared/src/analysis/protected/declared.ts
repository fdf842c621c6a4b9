/** Which columns are said to hold answers of randomised response instead of the truth, and what that leaves of the rows (SEI, measures.md 5.1.9). */
import { declarationOf, type Settings } from '../../config/index.ts';
import type { ColumnRole } from '../../roles/index.ts';
import type { Columns } from '../../table/index.ts';
import { columnsToCompare, type QuasiIdentifierChoice } from '../quasiIdentifiers.ts';

export interface Protection {
  /** Column → its ε, for those that hold answers. */
  readonly noised: ReadonlyMap<number, number>;
  /** What all answers of a person together give away at most: Σε. */
  readonly total: number;
  /** No column is left on which a row is its person's: a noised row is nobody's row. */
  readonly isWhole: boolean;
  /** The quasi-identifiers, noised or not. */
  readonly chosen: readonly number[];
  /** The columns that a model of the people is about: answers, and what else could be known of a person. */
  readonly modelled: readonly number[];
}

/** Undefined where nothing is said to be noised. `chosen`: the quasi-identifiers, noised or not. */
export function protectionOf(
  table: Columns,
  roles: readonly ColumnRole[],
  settings: Settings,
  chosen: QuasiIdentifierChoice,
): Protection | undefined {
  const isOfFile = new Set(settings.epsilon === undefined ? [] : columnsOfPeople(roles));
  const noised = new Map<number, number>();
  let total = 0;
  if (settings.epsilon === undefined && !settings.columns.some(({ epsilon }) => epsilon !== undefined))
    return undefined;
  for (const [column, { name }] of table.columns.entries()) {
    const own = declarationOf(settings, name).epsilon;
    const epsilon = own ?? (isOfFile.has(column) ? settings.epsilon : undefined);
    if (epsilon === undefined) continue;
    noised.set(column, epsilon);
    total += epsilon;
  }
  if (noised.size === 0) return undefined;
  const { quasiIdentifiers, quasiIdentifiersAreNamed } = chosen;
  return {
    noised,
    total,
    isWhole:
      (settings.epsilon !== undefined || quasiIdentifiers.length > 0) &&
      quasiIdentifiers.every((column) => noised.has(column)),
    chosen: quasiIdentifiers,
    modelled: quasiIdentifiersAreNamed
      ? quasiIdentifiers
      : roles.flatMap((role, column) => {
          const isAnswer = noised.has(column) && !isOfNoInterest(role);
          return isAnswer || quasiIdentifiers.includes(column) ? [column] : [];
        }),
  };
}

/** Somebody said that nobody is known by it. */
function isOfNoInterest({ role, isDeclared }: ColumnRole): boolean {
  return isDeclared && role === 'insensitive';
}

/** What people can be asked: all columns but identifiers, free text, and those that say who or how many a row is about. */
export function columnsOfPeople(roles: readonly ColumnRole[]): number[] {
  return columnsToCompare(roles).filter((column) => !['subject', 'weight'].includes(roles[column].role));
}

/** The quasi-identifiers that are given as they are: rows are compared on these alone. */
export function withoutNoised(
  chosen: QuasiIdentifierChoice,
  protection: Protection | undefined,
): QuasiIdentifierChoice {
  if (!protection) return chosen;
  return { ...chosen, quasiIdentifiers: chosen.quasiIdentifiers.filter((column) => !protection.noised.has(column)) };
}

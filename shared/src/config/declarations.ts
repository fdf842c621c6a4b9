/** Declarations about a column. */
import type { ValueKind } from './columnRoles.ts';
import { compileName, isExactName, type NameTest, nameOfPattern } from './namePattern.ts';
import type { ColumnDeclaration, Settings } from './settings.ts';

type SaidOfColumn = Omit<ColumnDeclaration, 'name'>;

/** Exact names count more than patterns, later declarations more than earlier ones. */
export function declarationOf({ columns }: Settings, name: string): SaidOfColumn {
  const index = indexOf(columns);
  const known = index.said.get(name);
  if (known) return known;
  const fitting = index.patterns.filter(({ fits }) => fits(name)).map(({ column }) => column);
  const { name: _, ...said }: SaidOfColumn & { name?: string } = Object.assign(
    {},
    ...fitting,
    ...(index.exact.get(name) ?? []),
  );
  index.said.set(name, said);
  return said;
}

interface Index {
  readonly exact: ReadonlyMap<string, readonly ColumnDeclaration[]>;
  readonly patterns: readonly { readonly column: ColumnDeclaration; readonly fits: NameTest }[];
  /** Name → what is said of it in all: each column is asked for again and again. */
  readonly said: Map<string, SaidOfColumn>;
}

/** A schema declares each of its columns, and each is asked for: of thousands nobody may look at all for each. */
const indexes = new WeakMap<Settings['columns'], Index>();

function indexOf(columns: Settings['columns']): Index {
  const known = indexes.get(columns);
  if (known) return known;
  const exact = new Map<string, ColumnDeclaration[]>();
  const patterns: Index['patterns'][number][] = [];
  for (const column of columns) {
    if (!isExactName(column.name)) {
      patterns.push({ column, fits: compileName(column.name) });
      continue;
    }
    const name = nameOfPattern(column.name);
    const before = exact.get(name);
    if (before) before.push(column);
    else exact.set(name, [column]);
  }
  const index = { exact, patterns, said: new Map() };
  indexes.set(columns, index);
  return index;
}

/** Undefined where a column is not said to hold answers of randomised response. */
export function epsilonOf(settings: Settings, name: string): number | undefined {
  return declarationOf(settings, name).epsilon ?? settings.epsilon;
}

/** The probability that the attacker knows a column, whose kind of value may not be known. */
export function revealOf(settings: Settings, name: string, kind: ValueKind | undefined): number {
  const declared = declarationOf(settings, name);
  const { reveal } = settings.attacker;
  const known = declared.kind ?? kind;
  return declared.reveal ?? (known && reveal[known]) ?? reveal['*'] ?? 0.5;
}

/** By how much the attacker may be wrong about a column, in its own measure: numbers, days or characters. */
export function toleranceOf(settings: Settings, name: string, kind: ValueKind | undefined): number {
  const declared = declarationOf(settings, name);
  const known = declared.kind ?? kind;
  return declared.tolerance ?? (known && settings.attacker.tolerance[known]) ?? 0;
}

/** What is declared of a column. */
import type { ValueKind } from './columnRoles.ts';
import type { ColumnStatement } from './fileShape.ts';
import { isExactName, matchesName } from './namePattern.ts';
import type { Settings } from './settings.ts';

/** Exact names count more than patterns, later declarations more than earlier ones. */
export function declarationOf({ columns }: Settings, name: string): Readonly<ColumnStatement> {
  const fitting = columns.filter((column) => matchesName(column.name, name));
  const exact = fitting.filter((column) => isExactName(column.name));
  const { name: _, ...said }: ColumnStatement & { name?: string } = Object.assign({}, ...fitting, ...exact);
  return said;
}

/** The probability that the attacker knows a column, whose kind of value may not be known. */
export function revealOf(settings: Settings, name: string, kind: ValueKind | undefined): number {
  const declared = declarationOf(settings, name);
  const { reveal } = settings.attacker;
  const known = declared.kind ?? kind;
  return declared.reveal ?? (known && reveal[known]) ?? reveal['*'] ?? 0.5;
}

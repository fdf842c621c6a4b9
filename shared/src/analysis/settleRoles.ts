/** The roles of all columns in the end: what the settings say of a column stands above what was inferred. */
import { declarationOf, type Settings } from '../config/index.ts';
import { type ColumnRole, declared } from '../roles/index.ts';

const COLUMNS_A_STEP = 1024;

/** Where the settings list the quasi-identifiers of a file, no other column is one, and none is left to be recognised. Yields the number of columns done. */
export function* settleRoles(
  names: readonly string[],
  inferred: readonly ColumnRole[],
  settings: Settings,
): Generator<number, ColumnRole[]> {
  const listed = settings.quasiIdentifiers;
  const areListed = names.some((name) => listed.includes(name));
  const roles: ColumnRole[] = [];
  for (const [column, name] of names.entries()) {
    if (column % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield column;
    const settled =
      settings.columns.length > 0 ? declared(inferred[column], declarationOf(settings, name)) : inferred[column];
    if (areListed && listed.includes(name)) roles.push(declared(settled, { role: 'quasi-identifier' }));
    else if (areListed && isOpen(settled)) roles.push(declared(settled, { role: 'insensitive' }));
    else roles.push(settled);
  }
  return roles;
}

function isOpen({ role }: ColumnRole): boolean {
  return role === 'quasi-identifier' || role === 'unknown';
}

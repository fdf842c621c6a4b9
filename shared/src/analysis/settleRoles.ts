/** The roles of all columns in the end: what the settings say of a column stands above what was inferred. */
import { declarationOf, type Settings } from '../config/index.ts';
import { type ColumnRole, declared } from '../roles/index.ts';

/** Where the settings list the quasi-identifiers of a file, no other column is one. */
export function settleRoles(
  names: readonly string[],
  inferred: readonly ColumnRole[],
  settings: Settings,
): ColumnRole[] {
  const listed = settings.quasiIdentifiers;
  const areListed = names.some((name) => listed.includes(name));
  return inferred.map((role, column) => {
    const name = names[column];
    const declaration = declarationOf(settings, name);
    const settled = declaration ? declared(role, declaration) : role;
    if (!areListed) return settled;
    if (listed.includes(name)) return declared(settled, { role: 'quasi-identifier' });
    return settled.role === 'quasi-identifier' ? declared(settled, { role: 'insensitive' }) : settled;
  });
}

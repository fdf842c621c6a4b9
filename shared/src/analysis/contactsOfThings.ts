/** Firms, schools and offices have addresses, phones and mails too: in tables about them these name nobody. */
import { type ColumnForm, type ColumnRole, isGivenName, isSurname, namesPeople } from '../roles/index.ts';
import { Things, type Unit } from '../unit/index.ts';

const contacts: ReadonlySet<string> = new Set(['email', 'phone', 'fax', 'street-address']);

/** Those that can be written to, and are no persons. */
const reachable: ReadonlySet<string> = new Set([Things.organisations, Things.placeKey]);

/** Mails are those of people where a larger share names somebody. */
const MOST_PERSONAL = 0.1;

/**
 * Columns by their numbers; none where something is named as people are, and none where nothing says that rows are organisations or
 * places, unless somebody says that they are about nobody: goods have no phones, so these may be their buyers'.
 */
export function contactsOfThings(
  unit: Unit,
  forms: readonly ColumnForm[],
  roles: readonly ColumnRole[],
): ReadonlySet<number> {
  const isReachable = unit.isDeclared || unit.evidence.some(({ what }) => reachable.has(what));
  const isNamed = roles.some((role) => namesPeople(role) && role.detector?.kind === 'name');
  if (unit.rows !== 'things' || !isReachable || isNamed) return new Set();
  const isContact = (column: number) => {
    const { isDeclared, detector } = roles[column];
    return !isDeclared && namesPeople(roles[column]) && contacts.has(detector?.id ?? '') && !isPersonal(forms[column]);
  };
  return new Set(Array.from(roles.keys()).filter(isContact));
}

/** `ann.smith@` is somebody, `office@` is not. */
function isPersonal({ probe }: ColumnForm): boolean {
  const mails = probe.filter((value) => value.includes('@'));
  const personal = mails.filter((mail) => {
    const words = mail.slice(0, mail.indexOf('@')).split(/[^\p{L}]+/u);
    return words.some((word) => isGivenName(word) || (words.length > 1 && isSurname(word)));
  });
  return personal.length > MOST_PERSONAL * mails.length;
}

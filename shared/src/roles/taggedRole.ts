/** The role of a column that somebody tagged: what its values show, unless the tag knows more. */
import type { ColumnTag } from '../config/index.ts';
import type { ColumnRole } from './inferRole.ts';
import type { Role } from './role.ts';

/**
 * "Personal" is said of names and of ages alike: which of them a column is, its values say better, and where they say nothing it is
 * compared. That a column is about nobody makes nothing insensitive: an age is public in many a company, and singles people out.
 */
export function taggedRole({ inferred, role, evidence }: ColumnRole, tag: ColumnTag): Role {
  if (tag.role === undefined) return role;
  // The name of a person that returns is the subject of rows, which is an identifier too.
  if (tag.isExact) return tag.role === 'identifier' && inferred === 'subject' ? inferred : tag.role;
  if (inferred !== 'insensitive' && inferred !== 'unknown') return role;
  const isOfOne = evidence.some(({ says }) => says === 'free text' || says === 'unique');
  // Nobody shares a text with another one, so to compare rows on it would leave each of them alone.
  return isOfOne && tag.role === 'quasi-identifier' ? 'identifier' : tag.role;
}

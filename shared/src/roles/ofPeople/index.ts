/** Where rows are people or what happened to them: what is measured of them and noted about them is sensitive, not unknown. */
import { Confidence } from '../detector.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { isMeasurement } from './measured.ts';
import { ownWordsOf } from './own.ts';
import { isRemark } from './remarks.ts';

/** `columns` and `roles` are parallel, in the order of the file. */
export function withOwnOfPeople(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  return roles.map((role, i) => {
    if (role.isDeclared || role.detector !== undefined || role.role !== 'unknown') return role;
    if (isRemark(columns[i])) return sensitive(role, { says: 'header', words: columns[i].header.words.join(' ') });
    const words = ownWordsOf(columns[i]);
    if (words !== undefined) return sensitive(role, { says: 'header', words });
    return isMeasurement(columns[i]) ? sensitive(role, { says: 'measured' }) : role;
  });
}

function sensitive(role: ColumnRole, why: ColumnRole['evidence'][number]): ColumnRole {
  return { ...role, role: 'sensitive', inferred: 'sensitive', confidence: Confidence.weakHeader, evidence: [why] };
}

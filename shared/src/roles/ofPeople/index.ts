/** Where rows are people or what happened to them: what is measured of them and noted about them is sensitive, not unknown. */
import { Confidence } from '../detector.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { Evidence } from '../role.ts';
import type { ColumnForm } from '../sample.ts';
import { agesIn } from './ages.ts';
import { isCoded, tellsOfFindings } from './coded.ts';
import { isMeasurement } from './measured.ts';
import { ownWordsOf } from './own.ts';
import { isRemark } from './remarks.ts';

/** `columns` and `roles` are parallel, in the order of the file. */
export function withOwnOfPeople(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const told = sensitiveBy(columns, withAges(columns, roles), evidenceOf);
  if (!tellsOfFindings(told)) return told;
  return sensitiveBy(columns, told, (column) => (isCoded(column) ? { says: 'measured' } : undefined));
}

function withAges(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  return roles.map((role, i) => {
    if (role.isDeclared || role.detector !== undefined || role.role !== 'unknown') return role;
    const age = agesIn(columns[i]);
    if (age === undefined) return role;
    const evidence = [{ says: 'header', words: age } as const];
    const told = { role: 'quasi-identifier', inferred: 'quasi-identifier', kind: 'age' } as const;
    return { ...role, ...told, confidence: Confidence.weakHeader, evidence };
  });
}

function evidenceOf(column: ColumnForm): Evidence | undefined {
  if (isRemark(column)) return { says: 'header', words: column.header.words.join(' ') };
  const words = ownWordsOf(column);
  if (words !== undefined) return { says: 'header', words };
  return isMeasurement(column) ? { says: 'measured' } : undefined;
}

/** Those nobody has named yet. */
function sensitiveBy(
  columns: readonly ColumnForm[],
  roles: readonly ColumnRole[],
  evidenceFor: (column: ColumnForm) => Evidence | undefined,
): ColumnRole[] {
  return roles.map((role, i) => {
    if (role.isDeclared || role.detector !== undefined || role.role !== 'unknown') return role;
    const why = evidenceFor(columns[i]);
    if (!why) return role;
    return { ...role, role: 'sensitive', inferred: 'sensitive', confidence: Confidence.weakHeader, evidence: [why] };
  });
}

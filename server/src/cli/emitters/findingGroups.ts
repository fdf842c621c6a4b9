/** Findings in the order in which they are printed, those of one rule on several rows as one. */
import { formatCount } from '@quasi/shared/explain';
import { remediesOf } from '@quasi/shared/rules';
import type { LocatedFinding } from './emitter.ts';
import { severities } from './severities.ts';

export interface FindingGroup {
  readonly first: LocatedFinding;
  /** Of the same rule and severity, on other rows; the worst first. */
  readonly others: readonly LocatedFinding[];
}

/** The gravest first; among equals the order of the rules, which is the riskiest first. */
export function inOrder(findings: readonly LocatedFinding[]): LocatedFinding[] {
  return severities.flatMap((severity) => findings.filter(({ finding }) => finding.severity === severity));
}

export function findingGroups(findings: readonly LocatedFinding[]): FindingGroup[] {
  const groups: { first: LocatedFinding; others: LocatedFinding[] }[] = [];
  for (const located of inOrder(findings)) {
    const { finding } = located;
    const group = isOnRow(located)
      ? groups.find(
          ({ first }) =>
            isOnRow(first) && first.finding.slug === finding.slug && first.finding.severity === finding.severity,
        )
      : undefined;
    if (group) group.others.push(located);
    else groups.push({ first: located, others: [] });
  }
  return groups;
}

function isOnRow({ finding: { target } }: LocatedFinding): boolean {
  return target.kind === 'row' || target.kind === 'cells';
}

const MOST_AT_RISK = 'most at risk: ';

/** The headline of a group. Of several rows at risk only the places matter. */
export function headlineOf({ first, others }: FindingGroup): string {
  const isOfRisk = remediesOf(first.finding.slug).includes('row');
  return isOfRisk && others.length > 0 ? `${MOST_AT_RISK}${placesOf([first, ...others])}` : first.finding.message;
}

/** Where the rest of a group is, or the rows that a finding on many leads to. */
export function placesBeside(group: FindingGroup): string | undefined {
  const { first, others } = group;
  if (others.length > 0) return headlineOf(group) === first.finding.message ? `also ${placesOf(others)}` : undefined;
  const { lines, rows, rowsInSheet = rows } = first;
  const places = lines ? numbered('line', lines) : rowsInSheet && numbered('row', rowsInSheet);
  return places !== undefined && remediesOf(first.finding.slug).includes('reach') ? `${MOST_AT_RISK}${places}` : places;
}

function placesOf(findings: readonly LocatedFinding[]): string {
  const isText = findings[0]?.range !== undefined;
  const numbers = findings.map(({ range, row = 0, inSheet }) => (range ? range.start.line + 1 : (inSheet?.row ?? row)));
  return numbered(isText ? 'line' : 'row', numbers);
}

const MOST_NUMBERS = 5;

/** `lines 197, 203, 60, 51, 205 and 45 more`; without thousands separators, as in a gutter. */
function numbered(noun: string, numbers: readonly number[]): string {
  const shown = numbers.slice(0, MOST_NUMBERS).join(', ');
  const rest = numbers.length - MOST_NUMBERS;
  return `${noun}${numbers.length === 1 ? '' : 's'} ${shown}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`;
}

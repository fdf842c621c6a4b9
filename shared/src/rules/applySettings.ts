/** The findings that the settings leave: severities, rules that are off, and exceptions. */
import { exceptionFor, mayName, type RuleSettings, type Settings } from '../config/index.ts';
import type { Finding } from './finding.ts';

/** Rules about what a file may be meant to hold. */
const ofNames: ReadonlySet<string> = new Set(['direct-identifier', 'embedded-identifier']);

export interface SettledFindings {
  readonly findings: Finding[];
  /** How many an exception allows. */
  readonly allowed: number;
}

/** `today` as `2026-12-31`; a column is known by its place in a record. */
export function applySettings(
  findings: readonly Finding[],
  settings: Settings,
  columnNameOf: (column: number) => string | undefined,
  today: string,
): SettledFindings {
  const graded = findings.flatMap((finding) => {
    const severity = settings.rules[finding.slug as keyof RuleSettings]?.severity ?? finding.severity;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
  const kept = graded.filter((finding) => {
    const column = columnOf(finding);
    const name = column === undefined ? undefined : columnNameOf(column);
    if (name !== undefined && ofNames.has(finding.slug) && mayName(settings.identified, name, today)) return false;
    return exceptionFor(settings, finding.slug, finding.code, name, today) === undefined;
  });
  return { findings: kept, allowed: graded.length - kept.length };
}

/** The one column that a finding is about; an exception can name it. */
export function columnOf({ target }: Pick<Finding, 'target'>): number | undefined {
  if (target.kind === 'column') return target.column;
  return target.kind === 'cells' && target.columns.length === 1 ? target.columns[0] : undefined;
}

/** All columns that a finding is about. */
export function columnsOf(finding: Omit<Finding, 'id'>): number[] {
  const own = columnOf(finding);
  const ofParts = finding.parts?.flatMap(({ target }) => (target.kind === 'column' ? [target.column] : [])) ?? [];
  return [...new Set([...(own === undefined ? [] : [own]), ...ofParts])];
}

/** What the editor shows where a baseline is named: the findings it holds back count as allowed, as quasi.json names the baseline. */
import { againstBaseline, columnNamer, type Numbers } from '@quasi/shared/baseline';
import type { SettledFindings } from '@quasi/shared/rules';
import type { Columns } from '@quasi/shared/table';

export function lessAccepted<S extends SettledFindings>(
  settled: S,
  baseline: Numbers | undefined,
  { columns }: Columns,
): S {
  const findings = againstBaseline(baseline, settled.findings, columnNamer(columns)).filter(
    (finding) => finding !== undefined,
  );
  return { ...settled, findings, allowed: settled.allowed + settled.findings.length - findings.length };
}

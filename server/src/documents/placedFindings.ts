/** Findings of before an edit, put where what they are about stands now; those about what is gone are left out. */
import type { Finding } from '@quasi/shared/rules';
import type { Settled } from './openDocument.ts';

/** The records that findings are about. */
export function recordsOf(findings: readonly Finding[]): Set<number> {
  return new Set(
    findings.flatMap(({ target }) => (target.kind === 'record' || target.kind === 'cells' ? [target.record] : [])),
  );
}

export function placed(findings: readonly Finding[], { newRecord, keptColumns }: Settled): Finding[] {
  if (!newRecord) return [...findings];
  return findings.flatMap((finding) => {
    const { target } = finding;
    if (target.kind === 'file') return [finding];
    if (target.kind === 'column') return keptColumns?.has(target.column) === false ? [] : [finding];
    const record = newRecord(target.record);
    return record === undefined ? [] : [{ ...finding, target: { ...target, record } }];
  });
}

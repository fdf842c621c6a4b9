/** Findings of before an edit, put where what they are about stands now; those about what is gone are left out. */
import type { Finding, Target } from '@quasi/shared/rules';
import type { Settled } from './openDocument.ts';

/** The records that findings are about. */
export function recordsOf(findings: readonly Finding[]): Set<number> {
  return new Set(
    findings.flatMap(({ target, parts = [] }) => [target, ...parts.map((part) => part.target)]).flatMap(recordIn),
  );
}

function recordIn(target: Target): number[] {
  return target.kind === 'record' || target.kind === 'cells' ? [target.record] : [];
}

export function placed(findings: readonly Finding[], settled: Settled): Finding[] {
  if (!settled.newRecord) return [...findings];
  return findings.flatMap((finding) => {
    const found = placedOne(finding, settled);
    return found && finding.parts
      ? [{ ...found, parts: finding.parts.flatMap((part) => placedOne(part, settled) ?? []) }]
      : (found ?? []);
  });
}

function placedOne<F extends { readonly target: Target }>(one: F, { newRecord, keptColumns }: Settled): F | undefined {
  const { target } = one;
  if (target.kind === 'file') return one;
  if (target.kind === 'column') return keptColumns?.has(target.column) === false ? undefined : one;
  const record = newRecord?.(target.record);
  return record === undefined ? undefined : { ...one, target: { ...target, record } };
}

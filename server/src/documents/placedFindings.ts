/** Findings of before an edit, put where what they are about stands now; those about what is gone are left out. */
import type { Finding, Target } from '@quasi/shared/rules';
import type { Settled } from './openDocument.ts';

/** The rows that findings are about. */
export function rowsOf(findings: readonly Finding[]): Set<number> {
  return new Set(
    findings.flatMap(({ target, parts = [] }) => [target, ...parts.map((part) => part.target)]).flatMap(rowIn),
  );
}

function rowIn(target: Target): number[] {
  return 'row' in target ? [target.row] : [];
}

export function placed(findings: readonly Finding[], settled: Settled): Finding[] {
  if (!settled.newRow) return [...findings];
  return findings.flatMap((finding) => {
    const found = placedOne(finding, settled);
    return found && finding.parts
      ? [{ ...found, parts: finding.parts.flatMap((part) => placedOne(part, settled) ?? []) }]
      : (found ?? []);
  });
}

function placedOne<F extends { readonly target: Target }>(one: F, { newRow, keptColumns }: Settled): F | undefined {
  const { target } = one;
  if (target.kind === 'file') return one;
  if (target.kind === 'column') return keptColumns?.has(target.column) === false ? undefined : one;
  const row = newRow?.(target.row);
  return row === undefined ? undefined : { ...one, target: { ...target, row } };
}

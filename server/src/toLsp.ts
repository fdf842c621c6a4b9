/** The only place where byte offsets become lines and characters, and findings become diagnostics. */
import type { StructureFacts } from '@quasi/shared/analysis';
import { type ConfigFinding, type Finding, locate, type Severity } from '@quasi/shared/rules';
import { type Diagnostic, DiagnosticSeverity, type Position, type Range } from 'vscode-languageserver/node';
import { rulePageAddress } from './rulePageAddress.ts';

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A text that can tell lines and characters. */
export interface Positions {
  positionAt(offset: number): Position;
}

export function toDiagnostic(finding: Finding, facts: StructureFacts, positions: Positions): Diagnostic {
  return diagnostic(finding, toRange(locate(facts, finding.target), positions));
}

/** Places in a configuration are UTF-16 units already. */
export function toConfigDiagnostic(finding: ConfigFinding, positions: Positions): Diagnostic {
  const { offset, length } = finding;
  return diagnostic(finding, toRange({ start: offset, end: offset + length }, positions));
}

function diagnostic({ severity, slug, message }: Finding | ConfigFinding, range: Range): Diagnostic {
  return {
    range,
    severity: severities[severity],
    code: slug,
    codeDescription: { href: rulePageAddress(slug) },
    source: 'quasi',
    message,
  };
}

export function toRange({ start, end }: { start: number; end: number }, positions: Positions): Range {
  return { start: positions.positionAt(start), end: positions.positionAt(end) };
}

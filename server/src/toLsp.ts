/** The only place where byte offsets become lines and characters, and findings become diagnostics. */
import type { StructureFacts } from '@quasi/shared/analysis';
import { type Finding, locate, type Severity } from '@quasi/shared/rules';
import { type Diagnostic, DiagnosticSeverity, type Position, type Range } from 'vscode-languageserver/node';

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

const pages = 'https://github.com/datarisk/quasi/blob/main/docs/rules';

/** A text that can tell lines and characters. */
export interface Positions {
  positionAt(offset: number): Position;
}

export function toDiagnostic(finding: Finding, facts: StructureFacts, positions: Positions): Diagnostic {
  return {
    range: toRange(locate(facts, finding.target), positions),
    severity: severities[finding.severity],
    code: finding.slug,
    codeDescription: { href: `${pages}/${finding.slug}.md` },
    source: 'quasi',
    message: finding.message,
  };
}

export function toRange({ start, end }: { start: number; end: number }, positions: Positions): Range {
  return { start: positions.positionAt(start), end: positions.positionAt(end) };
}

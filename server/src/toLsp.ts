/** The only place where byte offsets become lines and characters, and findings become diagnostics. */
import type { StructureFacts } from '@quasi/shared/analysis';
import { type ConfigFinding, type Finding, locate, type Severity } from '@quasi/shared/rules';
import {
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  type Position,
  type Range,
} from 'vscode-languageserver/node';
import { rulePageAddress } from './rulePageAddress.ts';

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A text that knows its lines and characters. */
export interface Positions {
  positionAt(offset: number): Position;
}

export function toDiagnostic(finding: Finding, facts: StructureFacts, positions: Positions): Diagnostic {
  return { ...diagnostic(finding, toRange(locate(facts, finding.target), positions)), data: finding.id };
}

/** VS Code lists them in the hover, above ours: with more of them the links at its end are out of sight. */
const MOST_RELATED = 3;

/** The other columns or rows that a finding is about. */
export function relatedPlaces(
  { target, parts = [] }: Finding,
  facts: StructureFacts,
  positions: Positions,
  uri: string,
): DiagnosticRelatedInformation[] {
  const own = locate(facts, target).start;
  const others = parts.slice(0, MOST_RELATED + 1).map((part) => ({ ...part, span: locate(facts, part.target) }));
  return others
    .filter(({ span }) => span.start !== own)
    .slice(0, MOST_RELATED)
    .map(({ span, message }) => ({ location: { uri, range: toRange(span, positions) }, message }));
}

/** In a text that describes data; places in it are UTF-16 units already. */
export function toDiagnosticInText(finding: ConfigFinding, positions: Positions): Diagnostic {
  const { offset, length } = finding;
  return diagnostic(finding, toRange({ start: offset, end: offset + length }, positions));
}

function diagnostic(finding: Finding | ConfigFinding, range: Range): Diagnostic {
  const { severity, slug } = finding;
  return {
    range,
    severity: severities[severity],
    code: slug,
    codeDescription: { href: rulePageAddress(slug) },
    source: 'quasi',
    message: diagnosticText(finding),
  };
}

/** The headline, and in a second line the details: a list of problems shows the first, a hover both. */
export function diagnosticText({ message, details }: Pick<Finding, 'message' | 'details'>): string {
  return details === undefined ? message : `${message}\n${details}`;
}

export function toRange({ start, end }: { start: number; end: number }, positions: Positions): Range {
  return { start: positions.positionAt(start), end: positions.positionAt(end) };
}

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

/** A text that can tell lines and characters. */
export interface Positions {
  positionAt(offset: number): Position;
}

export function toDiagnostic(finding: Finding, facts: StructureFacts, positions: Positions): Diagnostic {
  return { ...diagnostic(finding, toRange(locate(facts, finding.target), positions)), data: finding.id };
}

/** More places than this are not read beside a finding; hovers tell of each. */
const MOST_RELATED = 10;

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

/** A diagnostic in a text that tells of data, and what a hover adds to it. */
export interface ToldInText {
  readonly diagnostic: Diagnostic;
  readonly details: string | undefined;
}

/** Places in a configuration are UTF-16 units already. */
export function toldInText(finding: ConfigFinding, positions: Positions): ToldInText {
  const { offset, length, details } = finding;
  return { diagnostic: diagnostic(finding, toRange({ start: offset, end: offset + length }, positions)), details };
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

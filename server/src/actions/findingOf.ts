/** Which findings a menu is asked for with: what they are answered by, and what they were made from. */
import { type Finding, type RemedyName, remediesOf } from '@quasi/shared/rules';
import type { CodeActionParams, Diagnostic } from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import type { Asked } from './actionMaker.ts';

/** The diagnostics of the rules that name one of these remedies. */
export function diagnosed({ context }: CodeActionParams, ...remedies: readonly RemedyName[]): Diagnostic[] {
  return context.diagnostics.filter(
    ({ source, code }) => source === 'quasi' && remediesOf(code).some((name) => remedies.includes(name)),
  );
}

/** What a diagnostic was made from, if that still holds. A client that does not keep its data sends back what it says. */
export function findingOf({ data, code, message }: Diagnostic, { findings }: DocumentWatch): Finding | undefined {
  return findings.find((finding) =>
    data === undefined ? finding.slug === code && finding.message === message : finding.id === data,
  );
}

/** Those of them that are about a column. */
export function diagnosedOn(
  { params, watch, analysis }: Asked,
  column: number,
  ...remedies: readonly RemedyName[]
): Diagnostic[] {
  const { index } = analysis.table.columns[column];
  return diagnosed(params, ...remedies).filter((diagnostic) => {
    const target = findingOf(diagnostic, watch)?.target;
    return target?.kind === 'column' && target.column === index;
  });
}

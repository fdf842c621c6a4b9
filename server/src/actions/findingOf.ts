/** Finds again what a diagnostic was made from, if that still holds. */
import { isDeepStrictEqual } from 'node:util';
import type { Analysis } from '@quasi/shared/analysis';
import { type Finding, locate } from '@quasi/shared/rules';
import type { Diagnostic } from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { toRange } from '../toLsp.ts';

export function findingOf(
  { code, message, range }: Diagnostic,
  watch: DocumentWatch,
  analysis: Analysis,
): Finding | undefined {
  const facts = analysis.known.profile;
  if (!facts) return undefined;
  return watch.findings.find(
    (finding) =>
      finding.slug === code &&
      finding.message === message &&
      isDeepStrictEqual(toRange(locate(facts, finding.target), watch.document.text), range),
  );
}

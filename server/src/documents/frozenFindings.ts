/** Findings of a text that has broken since: they stay as they were, and say from when they are. */
import type { OpenQuote } from '@quasi/shared/analysis';
import { formatCount } from '@quasi/shared/explain';
import type { Finding } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';

export function frozenFindings(findings: readonly Finding[], { line }: OpenQuote): Finding[] {
  const since = t`Found before the quote in line ${formatCount(line)} opened; checked again once it is closed.`;
  return findings.map((finding) => ({
    ...finding,
    details: finding.details === undefined ? since : `${since} ${finding.details}`,
  }));
}

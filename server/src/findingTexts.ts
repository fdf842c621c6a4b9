/** What findings say in full of a place, for whoever points at it: a list of problems has only their headlines. */
import { toMarkdown } from '@quasi/shared/explain';
import type { Finding, Part, Target } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';

/** Nothing where none is about the place. */
export function findingsMarkdown(findings: readonly Finding[], isHere: (target: Target) => boolean): string[] {
  const sentences = findings.flatMap((finding) => {
    const told = partHere(finding, isHere);
    return told
      ? [`${finding.slug}: ${[told.message, ...(told.details === undefined ? [] : [told.details])].join(' ')}`]
      : [];
  });
  return sentences.length === 0 ? [] : [toMarkdown({ title: t`Findings`, sentences, values: [], sections: [] })];
}

/** Of a finding on many columns, what it says of the one pointed at. */
function partHere(
  finding: Finding,
  isHere: (target: Target) => boolean,
): Pick<Part, 'message' | 'details'> | undefined {
  if (finding.target.kind === 'column') {
    const part = finding.parts?.find(({ target }) => target.kind === 'column' && isHere(target));
    if (part) return part;
  }
  return isHere(finding.target) ? finding : undefined;
}

/** The findings at a place, for editors that do not show them in a hover by themselves. */
import type { Card } from '@quasi/shared/explain';
import type { Finding, Part, Target } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';
import type { Pointed } from './pointed.ts';

/** Nothing where none is about the place. */
export function findingsHere({ watch, analysis, column, row }: Pointed): Card[] {
  const { index } = analysis.table.columns[column];
  const isHere = (target: Target) =>
    row < 0
      ? target.kind === 'file' || (target.kind === 'column' && target.column === index)
      : 'row' in target && target.row === row;
  const sentences = watch.findings.flatMap((finding) => {
    const part = partHere(finding, isHere);
    return part ? [`${finding.slug}: ${[part.message, part.details ?? ''].join(' ').trim()}`] : [];
  });
  return sentences.length === 0 ? [] : [{ title: t`Findings`, sentences, values: [], sections: [] }];
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

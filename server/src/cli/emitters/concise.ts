/** One line a finding with its whole place, for programs and coding agents that read lines, and one last line that sums up. */
import { visible } from '@quasi/shared/explain';
import type { Emitter, FindingIn, Style } from './emitter.ts';
import { inOrder } from './findingGroups.ts';
import { wholePlace } from './places.ts';
import { severityTexts } from './severities.ts';
import { ended, findingsByFile } from './text.ts';
import { Totals } from './totals.ts';

export function conciseEmitter({ colours, withSummary }: Style): Emitter {
  const totals = new Totals();
  const lines = (findings: readonly FindingIn[]) => {
    totals.addFindings(findings.map(({ located }) => located));
    return ended(
      findingsByFile(findings).flatMap(({ file, findings: own }) =>
        inOrder(own).map((located) => {
          const { severity, slug, message } = located.finding;
          const { word, colour } = severityTexts[severity];
          return `${wholePlace(file, located)}: ${colours[colour](word)} ${slug}: ${visible(message)}`;
        }),
      ),
    );
  };
  return {
    file(report) {
      totals.addFile(report);
      return lines(report.findings.map((located) => ({ file: report.file, located })));
    },
    statistics({ findings }) {
      totals.addOther();
      return lines(findings);
    },
    beside: lines,
    end: () => (withSummary && totals.files > 0 ? ended([totals.summary()]) : ''),
  };
}

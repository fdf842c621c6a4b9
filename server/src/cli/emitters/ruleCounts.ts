/** `--statistics`: how many findings each rule has, in place of the findings. */
import { formatCount } from '@quasi/shared/explain';
import { padBefore, padTo } from '../terminalWidth.ts';
import type { Emitter, LocatedFinding, Style } from './emitter.ts';
import { signAndWord } from './findingLines.ts';
import { severities, severityTexts } from './severities.ts';
import { ended } from './text.ts';
import { Totals } from './totals.ts';

export function ruleCountsEmitter(style: Style): Emitter {
  const totals = new Totals();
  const all: LocatedFinding[] = [];
  const add = (findings: readonly LocatedFinding[]) => {
    totals.addFindings(findings);
    all.push(...findings);
    return '';
  };
  return {
    file(report) {
      totals.addFile(report);
      return add(report.findings);
    },
    statistics({ findings }) {
      totals.addOther();
      return add(findings.map(({ located }) => located));
    },
    beside: (findings) => add(findings.map(({ located }) => located)),
    end() {
      const lines = countLines(all, style);
      if (!style.withSummary || totals.files === 0) return ended(lines);
      return ended([...lines, ...(lines.length > 0 ? [''] : []), totals.summary()]);
    },
  };
}

/** The gravest first, and of each severity what is found most often. */
function countLines(findings: readonly LocatedFinding[], { colours }: Style): string[] {
  const counted = severities.flatMap((severity) => {
    const ofRules = new Map<string, LocatedFinding[]>();
    for (const located of findings) {
      if (located.finding.severity !== severity) continue;
      const { slug } = located.finding;
      ofRules.set(slug, [...(ofRules.get(slug) ?? []), located]);
    }
    return [...ofRules.values()].sort((a, b) => b.length - a.length);
  });
  const width = Math.max(...counted.map(({ length }) => formatCount(length).length));
  const words = Math.max(...counted.map(([first]) => signAndWord(first).length));
  return counted.map((own) => {
    const { severity, slug } = own[0].finding;
    const head = colours[severityTexts[severity].colour](padTo(signAndWord(own[0]), words));
    return `${padBefore(formatCount(own.length), width)}  ${head}  ${slug}`;
  });
}

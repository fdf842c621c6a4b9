/** A report of GitLab's Code Quality: a list of findings, which a merge request shows beside its changes. */
import type { Severity } from '@quasi/shared/config';
import { jsonText } from '../jsonText.ts';
import { type Entry, entriesIn, entriesOf } from './ci/entries.ts';
import type { Emitter, FindingIn } from './emitter.ts';

const severities: Readonly<Record<Severity, string>> = {
  error: 'critical',
  warning: 'major',
  information: 'minor',
  hint: 'info',
};

export function gitlabEmitter(): Emitter {
  const entries: Entry[] = [];
  const beside = (findings: readonly FindingIn[]) => {
    entries.push(...entriesIn(findings));
    return '';
  };
  return {
    file({ file, findings }) {
      entries.push(...entriesOf(file, findings));
      return '';
    },
    statistics: ({ findings }) => beside(findings),
    beside,
    end: () =>
      jsonText(
        entries.map(({ path, finding, range, text, fingerprint }) => ({
          description: text,
          check_name: finding.slug,
          fingerprint,
          severity: severities[finding.severity],
          location: { path, lines: { begin: range ? range.start.line + 1 : 1 } },
        })),
      ),
  };
}

/** JUnit's XML, which nearly every CI shows: a suite for each file, a case for each rule that found something. Findings below the limit fail no case. */
import { type Entry, entriesOf } from './ci/entries.ts';
import { pathInRepository } from './ci/pathInRepository.ts';
import type { Emitter, FindingIn, Style } from './emitter.ts';
import { severityTexts } from './severities.ts';
import { findingsByFile } from './text.ts';

interface Suite {
  readonly path: string;
  readonly entries: readonly Entry[];
  /** Why the file could not be checked. */
  readonly problem?: string;
}

export function junitEmitter({ failing }: Style): Emitter {
  const suites: Suite[] = [];
  const add = (file: string, entries: readonly Entry[]) => {
    suites.push({ path: pathInRepository(file), entries });
    return '';
  };
  const beside = (findings: readonly FindingIn[]) => {
    for (const { file, findings: own } of findingsByFile(findings)) add(file, entriesOf(file, own));
    return '';
  };
  const fails = ({ finding }: Entry) => failing.includes(finding.severity);
  return {
    file: ({ file, findings }) => add(file, entriesOf(file, findings)),
    statistics({ file, findings }) {
      if (findings.every((each) => each.file !== file)) add(file, []);
      return beside(findings);
    },
    beside,
    problem(problem, path) {
      suites.push({ path: pathInRepository(path), entries: [], problem });
    },
    end() {
      const written = suites.map((suite) => suiteText(suite, fails));
      return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="quasi">\n${written.join('')}</testsuites>\n`;
    },
  };
}

function suiteText({ path, entries, problem }: Suite, fails: (entry: Entry) => boolean): string {
  const slugs = [...new Set(entries.map(({ finding }) => finding.slug))];
  const cases = slugs.map((slug) => {
    const own = entries.filter(({ finding }) => finding.slug === slug);
    const failed = own.filter(fails);
    const rest = own.filter((entry) => !fails(entry));
    const inside = [
      ...(failed.length > 0
        ? [`<failure message="${escaped(failed[0]?.headline ?? '')}" type="${slug}">${listed(failed)}</failure>`]
        : []),
      ...(rest.length > 0 ? [`<system-out>${listed(rest)}</system-out>`] : []),
    ];
    return { text: caseText(path, slug, inside), isFailed: failed.length > 0 };
  });
  if (problem !== undefined) {
    cases.push({ text: caseText(path, 'readable', [`<error message="${escaped(problem)}"/>`]), isFailed: false });
  } else if (cases.length === 0) cases.push({ text: caseText(path, 'quasi', []), isFailed: false });
  const failures = cases.filter(({ isFailed }) => isFailed).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="${problem === undefined ? 0 : 1}"`;
  return `  <testsuite name="${escaped(path)}" ${counts}>\n${cases.map(({ text }) => text).join('')}  </testsuite>\n`;
}

function caseText(path: string, name: string, inside: readonly string[]): string {
  const head = `    <testcase classname="${escaped(path)}" name="${name}"`;
  return inside.length === 0 ? `${head}/>\n` : `${head}>${inside.join('')}</testcase>\n`;
}

function listed(entries: readonly Entry[]): string {
  const lines = entries.map(({ path, range, finding, text }) => {
    const place = range ? `${path}:${range.start.line + 1}:${range.start.character + 1}` : path;
    return `${place}: ${severityTexts[finding.severity].word}: ${text}`;
  });
  return escaped(lines.join('\n'));
}

/** XML has no way to write most control characters. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}

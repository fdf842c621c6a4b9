/** JUnit's XML, which nearly every CI shows: a suite for each file, a case for each rule that found something. Findings below the limit fail no case. */
import { today } from '../../today.ts';
import { version } from '../version.ts';
import { type Entry, entriesIn, entriesOf } from './ci/entries.ts';
import { pathInRepository } from './ci/pathInRepository.ts';
import type { Emitter, FindingIn, Style } from './emitter.ts';
import { severityTexts } from './severities.ts';

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
    const entries = entriesIn(findings);
    for (const path of new Set(entries.map((entry) => entry.path)))
      suites.push({ path, entries: entries.filter((entry) => entry.path === path) });
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
      const written = suites.map((suite, id) => suiteText(suite, id, fails));
      return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${written.join('')}</testsuites>\n`;
    },
  };
}

/** With all that Ant's schema of the format asks for, the oldest and strictest: times are none of ours. */
function suiteText({ path, entries, problem }: Suite, id: number, fails: (entry: Entry) => boolean): string {
  const slugs = [...new Set(entries.map(({ finding }) => finding.slug))];
  const cases = slugs.map((slug) => {
    const failed = entries.filter((entry) => entry.finding.slug === slug && fails(entry));
    const failure = `<failure message="${escaped(failed[0]?.headline ?? '')}" type="${slug}">${listed(failed)}</failure>`;
    return caseText(path, slug, failed.length > 0 ? failure : undefined);
  });
  if (problem !== undefined) {
    cases.push(caseText(path, 'readable', `<error message="${escaped(problem)}" type="unread"></error>`));
  } else if (cases.length === 0) cases.push(caseText(path, 'quasi', undefined));
  const failures = slugs.filter((slug) => entries.some((entry) => entry.finding.slug === slug && fails(entry))).length;
  const head = `package="" id="${id}" name="${escaped(path)}" timestamp="${today()}T00:00:00" hostname="localhost"`;
  const counts = `tests="${cases.length}" failures="${failures}" errors="${problem === undefined ? 0 : 1}" time="0"`;
  const out = listed(entries.filter((entry) => !fails(entry)));
  const inside = [
    `    <properties><property name="quasi" value="${version()}"></property></properties>\n`,
    ...cases,
    `    <system-out>${out}</system-out>\n    <system-err></system-err>\n`,
  ];
  return `  <testsuite ${head} ${counts}>\n${inside.join('')}  </testsuite>\n`;
}

function caseText(path: string, name: string, inside: string | undefined): string {
  const head = `    <testcase classname="${escaped(path)}" name="${name}" time="0"`;
  return inside === undefined ? `${head}></testcase>\n` : `${head}>${inside}</testcase>\n`;
}

function listed(entries: readonly Entry[]): string {
  const lines = entries.map(({ path, range, finding, text }) => {
    const place = range ? `${path}:${range.start.line + 1}:${range.start.character + 1}` : path;
    return `${place}: ${severityTexts[finding.severity].word}: ${text}`;
  });
  return escaped(lines.join('\n'));
}

/** XML has no way to write most control characters; `##[error]` is a command to some platforms. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replace(/#(?=#\w*\[)/g, '&#35;');
}

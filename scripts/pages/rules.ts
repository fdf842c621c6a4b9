/** Makes two things from the registry of rules, beside their pages: the list of all rules, and the form of a page. */
import type { Rule } from '../../shared/src/rules/index.ts';

/** The headings of a `rule.md`, in this order. */
export const pageHeadings = [
  'What it finds',
  'Why it matters',
  'How the number is made',
  'Example',
  'What to do',
  'Options',
] as const;

export function ruleIndex(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ code, slug, scope, severity, summary }) =>
      `| ${code} | [${slug}](${slug}.md) | ${scope} | ${severity} | ${summary} |`,
  );
  return [
    '<!-- Made from shared/src/rules by scripts/rulePages.mjs; do not edit here. -->',
    '',
    '# Rules',
    '',
    'What Quasi reports. A finding never repeats the value of a cell. It is one line: the rest of it is told by the hover and on the page of its rule.',
    '',
    'A rule reports three findings of a file at most. What it finds in more columns is one finding on the worst of them, with the true number and',
    'the names of the worst three; hovers, the lightbulb and the view of columns tell of each. Columns with identifiers are reported one by one, always.',
    '',
    '| code | rule | on a | by default | says |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

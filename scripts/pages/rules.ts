/** The list of all rules, made from their registry, and the form of a rule's page. */
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
    'What Quasi reports. A finding has a headline, then why it matters and what to do; it never repeats the value of a cell. More is on the page of its rule.',
    '',
    'A rule reports three findings of a file at most. What it finds in more columns is one finding on the worst of them, with the true number and',
    'the names of the worst three; hovers, the lightbulb and the view of columns cover each. Columns with identifiers are always reported one by one.',
    '',
    '| code | rule | on a | by default | says |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The documentation of the rules, made from the rules themselves: a page for each, and the list of all. */
import type { Rule } from './rule.ts';

/** The headings of a `rule.md`, in this order. */
export const pageHeadings = [
  'What it finds',
  'Why it matters',
  'How the number is made',
  'Example',
  'What to do',
  'Options',
] as const;

const madeFrom = (slug: string) =>
  `<!-- Made from shared/src/rules/${slug} by scripts/rulePages.mjs; do not edit here. -->`;

/** `description` is the rule's `rule.md`. */
export function rulePage({ code, slug, severity, scope, since }: Rule, description: string): string {
  const head = `*${code}*, on a ${scope}, by default: ${severity}. Since ${since}.`;
  return `${madeFrom(slug)}\n\n# ${slug}\n\n${head}\n\n${description.trim()}\n`;
}

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

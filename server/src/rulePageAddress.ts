/** Where the documentation page of a rule is published. */

const pages = 'https://github.com/datarisk/quasi/blob/main/docs/rules';

export function rulePageAddress(slug: string): string {
  return `${pages}/${slug}.md`;
}

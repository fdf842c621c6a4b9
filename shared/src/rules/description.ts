/** The documentation page of a rule, made from the rule itself. */
import type { RuleSlug } from '../config/index.ts';
import type { Rule } from './rule.ts';

/**
 * The text of its `rule.md`. The bundle holds these texts, because an installation has no other files: esbuild finds them by this pattern,
 * and `.md` is a text there. Plain Node cannot import it.
 */
export async function ruleDescription(slug: RuleSlug): Promise<string> {
  const page: { readonly default: string } = await import(`./${slug}/rule.md`);
  return page.default;
}

/** `description` is the rule's `rule.md`. */
export function rulePage({ code, slug, severity, scope, since }: Rule, description: string): string {
  const madeFrom = `<!-- Made from shared/src/rules/${slug} by scripts/rulePages.mjs; do not edit here. -->`;
  const head = `*${code}*, on a ${scope}, by default: ${severity}. Since ${since}.`;
  return `${madeFrom}\n\n# ${slug}\n\n${head}\n\n${description.trim()}\n`;
}

/** What the `rule.md` of a rule says. The bundle holds these texts, because what is installed has no other files. */
import type { RuleSlug } from '../config/index.ts';

/** For esbuild, which finds by this pattern what may be asked for: `.md` is a text there. Plain Node knows no such module. */
export async function ruleDescription(slug: RuleSlug): Promise<string> {
  const page: { readonly default: string } = await import(`./${slug}/rule.md`);
  return page.default;
}

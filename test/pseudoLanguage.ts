/**
 * A language that nobody speaks, made of the bundle: each text has its words in brackets and its values outside of them.
 * A text that is shown and stands outside is a value, such as the name of a column, or a text that was forgotten.
 */
import { readFileSync } from 'node:fs';
import { attackerWords, policyWords, ruleSlugs } from '@quasi/shared/config';

const bundle: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../l10n/bundle.l10n.json', import.meta.url), 'utf8'),
);

export const pseudoTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(bundle).map((text) => [
    text,
    text.replace(/(\{\d+\})|(?:(?!\{\d+\})[\s\S])+/g, (part, place) => place ?? `⟦${part}⟧`),
  ]),
);

/** Words that are the same in all languages: names of rules, policies and attackers, of files, formats and authors. */
const others = ['quasi.json', 'CFR', 'Other', 'Pitman', 'Zayatz'];
const names = [...ruleSlugs, ...Object.keys(policyWords), ...Object.keys(attackerWords), ...others];

/**
 * The runs of three letters or more outside of brackets, less those in `known`, which are the names a test knows of. Columns without a
 * name are called `column 3` in all languages, since `quasi.json` calls them so.
 */
export function untranslated(text: string, known: readonly string[] = []): string[] {
  // A list shows the beginning of a message, which may end inside of a bracket; icons have the same names everywhere.
  let rest = text
    .replaceAll(/\$\([\w-]+\)/g, ' ')
    .replaceAll(/⟦[^⟧]*(⟧|$)/g, ' ')
    .replaceAll(/\bcolumn \d+/g, ' ');
  for (const name of [...names, ...known].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, ' ');
  return rest.match(/\p{L}{3,}/gu) ?? [];
}

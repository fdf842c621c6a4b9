/** `docs/reproduction/README.md`: which claim of which paper holds, read from the pages that were written. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimsBegin, claimsEnd, tableText, verdicts } from './page.ts';
import { resultsFolder } from './places.ts';

const introduction = `<!-- Made by \`npm run reproduce\`; do not edit. -->

# Reproductions

What the papers behind Quasi printed, computed again by Quasi's own measures on data that can be had; on each page also why
numbers differ. **✓ holds**: within what chance allows. **≈ in part**: for some of the data, or in tendency. **✗ fails**: not on
our data, or not at all. **? open**: cannot be judged without data that were not published.

\`npm run reproduce\` makes these pages anew in under 15 minutes on two processors, \`npm run reproduce r3a\` one of them. It reads the data
sets from \`../shared/data\`, or from the folder that \`QUASI_DATA\` names. Everything random has its seed: the same data give the same
pages. Where the papers' formulas themselves are wrong in print is told in [the measures](../measures/README.md).`;

export function writeIndex(names: readonly string[]): void {
  const parts = names.filter((name) => existsSync(pageFile(name))).map(partOf);
  const blocks = [introduction, overview(parts), ...parts.map(({ link, claims }) => `## ${link}\n\n${claims}`)];
  writeFileSync(join(resultsFolder, 'README.md'), `${blocks.join('\n\n')}\n`);
}

interface Part {
  /** The page's title, leading to it. */
  readonly link: string;
  /** Its table of claims. */
  readonly claims: string;
}

function partOf(name: string): Part {
  const text = readFileSync(pageFile(name), 'utf8');
  const title = /^# (.*)$/m.exec(text)?.[1] ?? name;
  const [begin, end] = [text.indexOf(claimsBegin), text.indexOf(claimsEnd)];
  if (begin < 0 || end < begin) throw new Error(`${name}.md has lost its claims.`);
  return { link: `[${title}](${name}.md)`, claims: text.slice(begin + claimsBegin.length, end).trim() };
}

/** How many claims of each paper hold. */
function overview(parts: readonly Part[]): string {
  const words = Object.values(verdicts);
  const rows = parts.map(({ link, claims }) => {
    const counts = words.map((word) => claims.split('\n').filter((line) => line.endsWith(`| ${word} |`)).length);
    return [link, ...counts.map(String)];
  });
  return tableText({ kind: 'table', columns: ['paper', ...words], rows });
}

export function pageFile(name: string): string {
  return join(resultsFolder, `${name}.md`);
}

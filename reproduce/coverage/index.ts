/** Every numbered thing of the five papers, with its place in Quasi: a list a paper in this folder, which a test holds against the paper's captions. */
import { readFileSync } from 'node:fs';

/** One numbered thing of a paper, and where it is in Quasi. */
export interface CoverageLine {
  /** `Definition 1`, `Equation 5`, `Algorithm 1`, `Table 2`, `Figure 4`, `Rule 1`, `Theorem 1`, `Example 2`. */
  readonly item: string;
  readonly what: string;
  /** Markdown, with links from `docs/reproduction/`; begins with `no:` and the reason where it is nowhere. */
  readonly where: string;
}

export const coveredPapers = ['r3a', 'col', 'tfrr', 'ito', 'sei'] as const;

/** The list of a paper as it stands, a table in Markdown. */
export function coverageText(name: string): string {
  return readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8').trim();
}

export function coverageOf(name: string): CoverageLine[] {
  const [, , ...rows] = coverageText(name).split('\n');
  return rows.map((row) => {
    const [item, what, where] = row.slice(2, -2).split(' | ');
    return { item, what, where };
  });
}

const captions: readonly (readonly [sort: string, pattern: RegExp])[] = [
  ['Definition', /\bDefinition\W{0,3}(\d+)/g],
  ['Equation', /\((\d+)\)\s*(?:\\end\{aligned\}\s*)?\$\$/g],
  ['Equation', /\\tag\{(\d+)\}/g],
  ['Equation', /^(?:.*[\s.,}])?\((\d\d?)\)\.?$/gm],
  ['Equation', /\b(?:Equation|equation|Eq\.|eq\.|formula) ?(\d+)/g],
  ['Algorithm', /\bAlgorithm (\d+)/g],
  ['Table', /\b(?:Table|TABLE|table) ?(\d+)/g],
  ['Figure', /\b(?:Fig\.|FIGURE|Figure) ?(\d+)/g],
  ['Rule', /^Rule (\d+):/gm],
  ['Theorem', /\bTheorem (\d+)/g],
  ['Example', /\*\*Example (\d+)/g],
];

/** What a paper numbers, by its captions and by what it refers to. */
export function numberedIn(text: string): Set<string> {
  return new Set(
    captions.flatMap(([sort, pattern]) => Array.from(text.matchAll(pattern), ([, number]) => `${sort} ${number}`)),
  );
}

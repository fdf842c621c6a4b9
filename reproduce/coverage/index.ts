/** Every numbered thing of the five papers, with its place in Quasi; a test holds the list against the papers' captions. */
import { colCoverage } from './col.ts';
import { itoCoverage } from './ito.ts';
import type { CoverageLine } from './line.ts';
import { r3aCoverage } from './r3a.ts';
import { seiCoverage } from './sei.ts';
import { tfrrCoverage } from './tfrr.ts';

export const coverage: Readonly<Record<string, readonly CoverageLine[]>> = {
  r3a: r3aCoverage,
  col: colCoverage,
  tfrr: tfrrCoverage,
  ito: itoCoverage,
  sei: seiCoverage,
};

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

/** One numbered thing of a paper, and where it is in Quasi. */
export interface CoverageLine {
  /** `Definition 1`, `Equation 5`, `Algorithm 1`, `Table 2`, `Figure 4`, `Rule 1`, `Theorem 1`, `Example 2`. */
  readonly item: string;
  readonly what: string;
  /** Markdown, with links from `docs/reproduction/`; begins with `no:` and the reason where it is nowhere. */
  readonly where: string;
}

export function line(item: string, what: string, where: string): CoverageLine {
  return { item, what, where };
}

/** A page of the measures. */
export function measure(name: string, file: string): string {
  return `[${name}](../measures/${file}.md)`;
}

/** A page of the reproductions. */
export function page(name: string): string {
  return `[page](${name}.md)`;
}

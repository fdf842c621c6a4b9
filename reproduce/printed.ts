/** What a paper prints, as a page shows it, and the words of its text that carry it: `papers.ts` looks for each of them there. */
export interface Printed {
  readonly shown: string;
  readonly inText: readonly string[];
}

/** Statements of one paper under names of ours. */
export type PrintedOfPaper = Readonly<Record<string, Printed>>;

export function printed(shown: string, ...inText: readonly string[]): Printed {
  return { shown, inText };
}

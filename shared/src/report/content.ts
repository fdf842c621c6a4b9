/** What a report holds, as data: a page and JSON are written from the same. All texts are plain: both writers escape them. */

/** Where something of a report is found in the file: an editor can lead there. */
export type Place = { readonly column: number } | { readonly line: number };

export interface Linked {
  readonly text: string;
  readonly place: Place;
}

export type Cell = string | Linked;

export type Block =
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Cell[])[] }
  | TableBlock
  | FigureBlock;

export interface TableBlock {
  readonly kind: 'table';
  /** What it holds, in a few words; no two tables of a report have the same. */
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface FigureBlock {
  readonly kind: 'figure';
  /** The text that is read aloud in its place. */
  readonly name: string;
  /** What it shows, as a sentence. */
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Not in JSON, which has the numbers. */
  readonly draw: () => string;
}

export interface Section {
  /** The name of its anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Audience = 'internal' | 'external';

export type State = 'pass' | 'fail' | 'open';

export interface Report {
  readonly file: string;
  readonly audience: Audience;
  readonly state: State;
  /** `Not ready for default` */
  readonly verdict: string;
  readonly sections: readonly Section[];
}

export function sentence(text: string): Block {
  return { kind: 'sentence', text };
}

/** The sections that have something to show. */
export function filled(sections: readonly Section[]): Section[] {
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** Without what only a page needs. */
export function inJson({ sections, ...report }: Report): unknown {
  return {
    ...report,
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(blockInJson) })),
  };
}

function blockInJson(block: Block): unknown {
  if (block.kind !== 'figure') return block;
  const { draw: _, ...numbers } = block;
  return numbers;
}

/** A page of results: what a paper printed, what we get, why they differ; and how it is written as Markdown. */
import type { Printed, PrintedOfPaper } from './papers.ts';

/** One statement of the paper, judged. All texts are Markdown without line breaks. */
export interface Claim {
  /** The claim and its place in the paper: `Errors below .05 without strong pairs (Fig. 7)`. */
  readonly claim: string;
  readonly printed: Printed;
  /** The number we get. */
  readonly here: string;
  readonly verdict: Verdict;
  /** Why they differ, or what it takes to agree; left out where there is nothing to say. */
  readonly why?: string;
}

export type Verdict = 'holds' | 'alike' | 'in part' | 'fails' | 'slip' | 'open' | 'aside';

export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Positions of columns that hold text and stand to the left; by default the first only. */
  readonly left?: readonly number[];
}

/** Written as `<page>-<name>.svg` beside the page. */
export interface FigureBlock {
  readonly kind: 'figure';
  readonly name: string;
  readonly svg: string;
  /** A description for people who do not see the picture. */
  readonly alt: string;
  /** What it shows, as a sentence of Markdown below it. */
  readonly caption: string;
}

/** A paragraph of Markdown, a table, or a figure. */
export type Block = string | TableBlock | FigureBlock;

export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface Page {
  /** `R3A: overall risk predicted from statistics`. */
  readonly title: string;
  /** Authors, year, title, where it appeared. */
  readonly paper: string;
  /** The experiment, its data, and the parts that cannot be compared: a paragraph or two. */
  readonly setting: readonly string[];
  readonly claims: readonly Claim[];
  readonly sections: readonly Section[];
}

/** A page and how it is made; the same data and seeds make the same page. */
export interface Reproduction {
  /** Of the file: lower case. */
  readonly name: string;
  /** All that the page says the paper prints. */
  readonly printed: PrintedOfPaper;
  readonly make: () => Page;
}

export const claimsBegin = '<!-- claims: begin -->';
export const claimsEnd = '<!-- claims: end -->';

export const verdicts: Readonly<Record<Verdict, string>> = {
  holds: '✓ holds',
  alike: '∼ alike',
  'in part': '≈ in part',
  fails: '✗ fails',
  slip: '✎ slip',
  open: '? open',
  aside: '– aside',
};

/** What each mark means, as sentences without a full stop. */
export const meanings: Readonly<Record<Verdict, string>> = {
  holds: 'printed numbers or a printed bound come out here, within rounding or chance',
  alike:
    'order or direction are as the paper says, but it has no number to set beside ours: it says or draws it without one, or its numbers are of data that cannot be had',
  'in part': 'for some of the data, of the numbers or of what is said',
  fails: 'not on our data, or not at all',
  slip: 'a misprint or a slip of the pen: the print contradicts data or definitions of the paper itself, from which the right number follows',
  open: 'cannot be judged, as numbers, data or parameters were not published',
  aside: 'not tried, or not comparable: left out by choice, or a matter of the machine',
};

export function figuresOf(page: Page): FigureBlock[] {
  const blocks = page.sections.flatMap((section) => section.blocks);
  return blocks.filter((block): block is FigureBlock => typeof block !== 'string' && block.kind === 'figure');
}

export function figureFile(pageName: string, figureName: string): string {
  return `${pageName}-${figureName}.svg`;
}

export function toMarkdown(name: string, page: Page): string {
  const reasons = page.claims.filter(({ why }) => why !== undefined);
  const blocks = [
    `<!-- Made by \`npm run reproduce ${name}\`; do not edit. -->`,
    `# ${page.title}`,
    page.paper,
    ...page.setting,
    '## At a glance',
    '[What the marks mean](README.md#the-marks).',
    claimsBegin,
    claimsTable(page.claims),
    claimsEnd,
    ...(reasons.length > 0 ? ['## Why they differ'] : []),
    ...reasons.map(({ claim, why }) => `**${claim}.** ${why}`),
    ...page.sections.flatMap(({ heading, blocks }) => [
      `## ${heading}`,
      ...blocks.map((block) => blockText(name, block)),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function claimsTable(claims: readonly Claim[]): string {
  const rows = claims.map(({ claim, printed, here, verdict }) => [claim, printed.shown, here, verdicts[verdict]]);
  return tableText({ kind: 'table', columns: ['the paper says', 'printed', 'here', ''], rows, left: [0, 1, 2, 3] });
}

function blockText(name: string, block: Block): string {
  if (typeof block === 'string') return block;
  if (block.kind === 'table') return tableText(block);
  return `![${block.alt}](${figureFile(name, block.name)})\n\n*${block.caption}*`;
}

export function tableText({ columns, rows, left = [0] }: TableBlock): string {
  const wrong = rows.find((row) => row.length !== columns.length);
  if (wrong) throw new Error(`A row of ${wrong.length} cells in a table of ${columns.length} columns.`);
  const rule = columns.map((_, column) => (left.includes(column) ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n');
}

function cellText(cell: string): string {
  return cell.replace(/\n/g, ' ').replace(/(?<!\\)\|/g, '\\|');
}

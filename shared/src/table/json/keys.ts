/** The keys of JSON records as a tree, and the columns that the values at them make, in order of first appearance. */
import { MOST_COLUMNS } from '../table.ts';

/** A key inside an object; the root stands for the record itself. */
export interface KeyNode {
  /** As it stands in the text, with its quotes: most keys are recognised by their bytes. */
  readonly raw: Uint8Array;
  /** From the record down to it. */
  readonly path: readonly string[];
  /** Its place among the columns; −1 as long as no value has been found at it. */
  column: number;
  readonly children: Map<string, KeyNode>;
  /** The first of its children in the record before, and the key that came after it there. */
  first: KeyNode | undefined;
  next: KeyNode | undefined;
  /** The last record in which it was met. */
  seen: number;
}

export interface KeyColumn {
  readonly node: KeyNode;
  readonly name: string;
  /** The first record that has the key; −1 as long as none has. */
  firstRecord: number;
}

const encoder = new TextEncoder();

export class JsonForm {
  readonly root = nodeAt([], '');
  readonly columns: KeyColumn[] = [];
  readonly #names = new Set<string>();

  /** `known`: keys whose columns come first. */
  constructor(
    /** One list holds the records; otherwise each stands on a line. */
    readonly isArray: boolean,
    known: readonly (readonly string[])[] = [],
  ) {
    for (const path of known) this.addColumn(path.reduce((node, key) => this.child(node, key), this.root));
  }

  /** A value was found at another key than before. There is one column more than can be analysed at most. */
  addColumn(node: KeyNode): number {
    if (this.columns.length > MOST_COLUMNS) return -1;
    const name = this.#nameOf(node.path);
    this.#names.add(name);
    node.column = this.columns.length;
    this.columns.push({ node, name, firstRecord: -1 });
    return node.column;
  }

  /** Takes back the columns from number `from` on. */
  removeColumns(from: number): void {
    for (const { node, name } of this.columns.splice(from)) {
      node.column = -1;
      this.#names.delete(name);
    }
  }

  /** Columns that no record has are none. */
  dropUnused(): void {
    const used = this.columns.filter(({ firstRecord }) => firstRecord >= 0);
    if (used.length === this.columns.length) return;
    for (const { node } of this.columns) node.column = -1;
    this.columns.splice(0, this.columns.length, ...used);
    for (const [column, { node }] of used.entries()) node.column = column;
  }

  child(node: KeyNode, key: string, raw = JSON.stringify(key)): KeyNode {
    const known = node.children.get(key);
    if (known) return known;
    const child = nodeAt([...node.path, key], raw);
    if (node.children.size < MOST_COLUMNS) node.children.set(key, child);
    return child;
  }

  /** Keys joined by points; two columns whose names would then be the same differ by their keys as a list. */
  #nameOf(path: readonly string[]): string {
    const joined = path.join('.');
    return this.#names.has(joined) ? JSON.stringify(path) : joined;
  }
}

function nodeAt(path: readonly string[], raw: string): KeyNode {
  const children = new Map<string, KeyNode>();
  return { raw: encoder.encode(raw), path, column: -1, children, first: undefined, next: undefined, seen: -1 };
}

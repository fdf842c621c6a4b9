/** What the view of columns holds: the answers of the server for one document, and which entry is which from one answer to the next. */
import type { ColumnDetail, ColumnEntry } from '@quasi/shared/protocol';
import { type Event, EventEmitter, type TreeDataProvider, type TreeItem } from 'vscode';
import { columnItem, detailItem } from './columnItems.ts';
import { untrusted } from './untrusted.ts';

/** Where columns and cards come from: the server, asked by the addresses of the protocol. */
interface ColumnsSource {
  columns(uri: string): Promise<readonly ColumnEntry[] | null>;
  card(uri: string, column: number): Promise<string | null>;
}

export interface ColumnNode {
  readonly uri: string;
  readonly id: string;
  readonly entry: ColumnEntry;
}

export interface DetailNode {
  readonly parent: ColumnNode;
  readonly id: string;
  readonly detail: ColumnDetail;
}

type Node = ColumnNode | DetailNode;

export class ColumnsTree implements TreeDataProvider<Node> {
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData: Event<void> = this.#changed.event;
  #uri: string | undefined;
  #nodes: readonly ColumnNode[] | undefined;
  #questions = 0;

  constructor(private readonly source: ColumnsSource) {}

  /** The columns that are shown; undefined while nothing is known. */
  get nodes(): readonly ColumnNode[] | undefined {
    return this.#nodes;
  }

  shows(uri: string | undefined): boolean {
    return uri === this.#uri && this.#nodes !== undefined;
  }

  /** Shows the columns of a document, or none; an answer that has been overtaken is dropped, and what was known stays until there is a new one. */
  async show(uri: string | undefined): Promise<void> {
    this.#questions += 1;
    const question = this.#questions;
    if (uri !== this.#uri) {
      this.#uri = uri;
      this.#nodes = undefined;
      this.#changed.fire();
    }
    if (uri === undefined) return;
    const entries = await this.source.columns(uri);
    if (question !== this.#questions || !entries) return;
    this.#nodes = nodesOf(uri, entries);
    this.#changed.fire();
  }

  getChildren(node?: Node): Node[] {
    if (!node) return [...(this.#nodes ?? [])];
    if ('detail' in node) return [];
    return node.entry.details.map((detail, i) => ({ parent: node, id: `${node.id}\n${detail.sort} ${i}`, detail }));
  }

  getParent(node: Node): ColumnNode | undefined {
    return 'detail' in node ? node.parent : undefined;
  }

  getTreeItem(node: Node): TreeItem {
    return 'detail' in node ? detailItem(node) : columnItem(node);
  }

  /** The card is asked for once somebody points at a column. */
  async resolveTreeItem(item: TreeItem, node: Node): Promise<TreeItem> {
    if ('detail' in node) return item;
    const card = await this.source.card(node.uri, node.entry.column);
    item.tooltip = card === null ? node.entry.spoken : untrusted(card);
    return item;
  }

  dispose(): void {
    this.#changed.dispose();
  }
}

/** A column keeps its identity when others are put in before it: it is known by its name, and among equal names by which of them it is. */
function nodesOf(uri: string, entries: readonly ColumnEntry[]): ColumnNode[] {
  const seen = new Map<string, number>();
  const ids = new Map<ColumnEntry, string>();
  for (const entry of [...entries].sort((a, b) => a.column - b.column)) {
    const before = seen.get(entry.name) ?? 0;
    seen.set(entry.name, before + 1);
    ids.set(entry, `${uri} ${before} ${entry.name}`);
  }
  return entries.map((entry) => ({ uri, entry, id: ids.get(entry) ?? '' }));
}

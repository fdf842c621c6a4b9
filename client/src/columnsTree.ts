/** The entries of the view of columns: what the server says of each, as items that are told by icon, in text and to screen readers. */
import type { ColumnDetail, ColumnEntry } from '@quasi/shared/protocol';
import {
  type Event,
  EventEmitter,
  l10n,
  ThemeColor,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
} from 'vscode';
import { untrusted } from './untrusted.ts';

/** Who is asked: the server, by the addresses of the protocol. */
export interface ColumnsSource {
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

export type Node = ColumnNode | DetailNode;

/** By role; each has an icon of its own, and its word stands behind the name. */
const roleIcons: Readonly<Record<string, string>> = {
  identifier: 'account',
  'quasi-identifier': 'eye',
  sensitive: 'lock',
  subject: 'history',
  weight: 'law',
  insensitive: 'circle-outline',
};

/** In the editor's own colours; what they mean, the words say too. */
const severityIcons = {
  error: new ThemeIcon('error', new ThemeColor('problemsErrorIcon.foreground')),
  warning: new ThemeIcon('warning', new ThemeColor('problemsWarningIcon.foreground')),
  information: new ThemeIcon('info', new ThemeColor('problemsInfoIcon.foreground')),
  hint: new ThemeIcon('lightbulb'),
} as const;

export class ColumnsTree implements TreeDataProvider<Node> {
  readonly #source: ColumnsSource;
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData: Event<void> = this.#changed.event;
  #uri: string | undefined;
  #nodes: readonly ColumnNode[] | undefined;
  #questions = 0;

  constructor(source: ColumnsSource) {
    this.#source = source;
  }

  /** What is shown; undefined while nothing is known. */
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
    const entries = await this.#source.columns(uri);
    if (question !== this.#questions || !entries) return;
    this.#nodes = nodesOf(uri, entries);
    this.#changed.fire();
  }

  getChildren(node?: Node): Node[] {
    if (!node) return [...(this.#nodes ?? [])];
    if ('detail' in node) return [];
    return node.entry.details.map((detail, i) => ({ parent: node, id: `${node.id} ${detail.sort} ${i}`, detail }));
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
    const card = await this.#source.card(node.uri, node.entry.column);
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

function columnItem(node: ColumnNode): TreeItem {
  const { entry, id } = node;
  const state = entry.details.length > 0 ? TreeItemCollapsibleState.Collapsed : TreeItemCollapsibleState.None;
  const item = new TreeItem(entry.name, state);
  item.id = id;
  item.description = entry.description;
  item.iconPath = new ThemeIcon(roleIcons[entry.role] ?? 'symbol-field');
  item.contextValue = 'column';
  item.accessibilityInformation = { label: entry.spoken, role: 'treeitem' };
  item.command = revealCommand(node);
  return item;
}

function detailItem({ parent, detail, id }: DetailNode): TreeItem {
  const item = new TreeItem(detail.text, TreeItemCollapsibleState.None);
  item.id = id;
  item.tooltip = detail.spoken;
  item.iconPath = iconOf(detail);
  item.contextValue = detail.sort;
  item.accessibilityInformation = { label: detail.spoken, role: 'treeitem' };
  item.command = revealCommand(parent);
  return item;
}

function iconOf({ sort, severity = 'information' }: ColumnDetail): ThemeIcon {
  switch (sort) {
    case 'key':
      return new ThemeIcon('key');
    case 'dependency':
      return new ThemeIcon('link');
    case 'finding':
      return severityIcons[severity];
  }
}

const revealCommand = (node: ColumnNode) => ({
  title: l10n.t('Go to Column'),
  command: 'quasi.columns.reveal',
  arguments: [node],
});

/** The entries of the view of columns, each shown by an icon, in text and to screen readers. */
import type { ColumnDetail } from '@quasi/shared/protocol';
import { l10n, ThemeColor, ThemeIcon, TreeItem, TreeItemCollapsibleState } from 'vscode';
import type { ColumnNode, DetailNode } from './columnsTree.ts';
import { tableScheme } from './selector.ts';

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

/** Of a document that the server hears of; others are declared in quasi.json, and else left as they are. */
export function isEdited({ uri, entry }: ColumnNode): boolean {
  return entry.range !== undefined && !uri.startsWith(`${tableScheme}:`);
}

export function columnItem(node: ColumnNode): TreeItem {
  const { entry, id } = node;
  const state = entry.details.length > 0 ? TreeItemCollapsibleState.Collapsed : TreeItemCollapsibleState.None;
  const item = new TreeItem(entry.name, state);
  item.id = id;
  item.description = entry.description;
  item.iconPath = new ThemeIcon(roleIcons[entry.role] ?? 'symbol-field');
  item.contextValue = isEdited(node) ? 'column' : 'columnOnDisk';
  item.accessibilityInformation = { label: entry.spoken, role: 'treeitem' };
  if (entry.range) item.command = revealCommand(node);
  return item;
}

export function detailItem({ parent, detail, id }: DetailNode): TreeItem {
  const item = new TreeItem(detail.text, TreeItemCollapsibleState.None);
  item.id = id;
  item.tooltip = detail.spoken;
  item.iconPath = iconOf(detail);
  item.contextValue = detail.sort;
  item.accessibilityInformation = { label: detail.spoken, role: 'treeitem' };
  if (parent.entry.range) item.command = revealCommand(parent);
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

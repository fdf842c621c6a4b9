/** What the view of checked files holds: those of the last check, gravest first, each as the server last described it. */
import type { FileChecked, FileStatus } from '@quasi/shared/protocol';
import {
  type Event,
  EventEmitter,
  l10n,
  ThemeColor,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  type Uri,
  workspace,
} from 'vscode';
import { inert } from './inertText.ts';
import { fileName } from './messages.ts';

export interface FileNode {
  readonly uri: Uri;
  readonly checked: FileStatus;
}

export class FilesTree implements TreeDataProvider<FileNode> {
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData: Event<void> = this.#changed.event;
  readonly #nodes = new Map<string, FileNode>();

  /** `statusNow`: of a file that has been looked at again since, such as one that is open or has changed. */
  constructor(private readonly statusNow: (uri: Uri) => FileStatus | undefined) {}

  clear(): void {
    this.#nodes.clear();
    this.#changed.fire();
  }

  add(uri: Uri, { status }: FileChecked): void {
    this.#nodes.set(uri.toString(), { uri, checked: status });
  }

  refresh(): void {
    this.#changed.fire();
  }

  getChildren(node?: FileNode): FileNode[] {
    if (node) return [];
    const place = (each: FileNode) => orderOf(this.#statusOf(each));
    return [...this.#nodes.values()].sort((a, b) => place(b) - place(a) || a.uri.path.localeCompare(b.uri.path));
  }

  getTreeItem(node: FileNode): TreeItem {
    const { uri } = node;
    const status = this.#statusOf(node);
    const item = new TreeItem(fileName(uri));
    const verdict = inert(status.state === 'failed' ? (status.reason ?? '') : (status.inShort ?? ''));
    const folder = inert(
      workspace
        .asRelativePath(uri)
        .replace(/[^/]+$/, '')
        .replace(/\/$/, ''),
    );
    item.id = uri.toString();
    item.description = folder === '' ? verdict : l10n.t('{0} — {1}', verdict, folder);
    item.resourceUri = uri;
    item.contextValue = status.state === 'failed' ? 'unread' : 'file';
    item.iconPath = iconOf(status);
    item.tooltip = [fileName(uri), verdict, ...(status.verdict ? [inert(status.verdict)] : [])].join('\n');
    item.accessibilityInformation = { label: `${fileName(uri)}: ${verdict}`, role: 'treeitem' };
    item.command = { title: l10n.t('Open File'), command: 'vscode.open', arguments: [uri] };
    return item;
  }

  dispose(): void {
    this.#changed.dispose();
  }

  #statusOf({ uri, checked }: FileNode): FileStatus {
    const now = this.statusNow(uri);
    return now && (now.state !== 'analysing' || now.inShort !== undefined) ? now : checked;
  }
}

/** Nothing is known of a file that could not be checked: it stands behind those that fail and before those that are open. */
function orderOf({ state, gravity = 0 }: FileStatus): number {
  return state === 'failed' ? 4.5 : gravity;
}

function iconOf(status: FileStatus): ThemeIcon {
  if (status.state === 'failed') return new ThemeIcon('error', new ThemeColor('problemsErrorIcon.foreground'));
  const icon = status.icon ?? 'question';
  return icon === 'warning'
    ? new ThemeIcon(icon, new ThemeColor('problemsWarningIcon.foreground'))
    : new ThemeIcon(icon);
}

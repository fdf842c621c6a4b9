/** A file that is no text is not edited here: its anonymised copy is made in a terminal, by a command that is copied from the menu. */
import type { FileStatus } from '@quasi/shared/protocol';
import { env, l10n, type Uri, window, workspace } from 'vscode';
import { inert } from './inertText.ts';
import { showInformation } from './messages.ts';

const USUAL_K = 5;

/** Of a file with several tables one is chosen. */
export async function copyAnonymizeCommand(uri: Uri, status: FileStatus | undefined): Promise<void> {
  const { tables = [], targetK = USUAL_K } = status ?? {};
  const title = l10n.t('Which table to anonymise');
  const picked = await (tables.length === 0
    ? undefined
    : window.showQuickPick(
        tables.map((name) => ({ label: inert(name), name })),
        { title },
      ));
  if (tables.length > 0 && !picked) return;
  const command = anonymizeCommand(workspace.asRelativePath(uri, false), picked?.name, targetK, process.platform);
  await env.clipboard.writeText(command);
  void showInformation(l10n.t('Copied. Paste it into a terminal: {0}', command));
}

/** `path`: from the folder that a terminal opens in. */
export function anonymizeCommand(path: string, table: string | undefined, k: number, platform: string): string {
  const part = table === undefined ? '' : `#${table.replace(/[%/\\]/g, encodeURIComponent)}`;
  const stem = path.replace(/\.gz$/i, '').replace(/\.[^./\\]+$/, '');
  const named = table === undefined ? stem : `${stem}-${table.replace(/[^\p{L}\p{N}_-]+/gu, '_')}`;
  const quoted = (text: string) => quotedFor(text, platform);
  return ['quasi', 'anonymize', quoted(path + part), '--k', k, '-o', quoted(`${named}-k${k}.csv`)].join(' ');
}

function quotedFor(text: string, platform: string): string {
  // A name that begins with a hyphen would be taken for an option.
  if (text.startsWith('-')) return quotedFor(`./${text}`, platform);
  if (/^[\p{L}\p{N}_./:\\-]+$/u.test(text)) return text;
  return platform === 'win32' ? `"${text.replaceAll('"', '""')}"` : `'${text.replaceAll("'", "'\\''")}'`;
}

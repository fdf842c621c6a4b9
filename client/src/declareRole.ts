/** The role of one column of a file that has no document, chosen from a list: what "Review Columns…" does for all of them. */
import {
  type ColumnEntry,
  type ColumnsParams,
  type DeclareRolesParams,
  declareRolesRequest,
  type Review,
  reviewRequest,
} from '@quasi/shared/protocol';
import { l10n, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { inert } from './inertText.ts';
import { showInformation } from './messages.ts';

export async function declareRole(client: LanguageClient, uri: string, { name, column }: ColumnEntry): Promise<void> {
  const found = await client.sendRequest<Review | null>(reviewRequest, { uri } satisfies ColumnsParams);
  const line = found?.columns[column];
  if (!found || !line) {
    void showInformation(l10n.t('Check the file again first.'));
    return;
  }
  const others = found.roles.filter(({ role }) => role !== line.role);
  const now = found.roles.find(({ role }) => role === line.role)?.name ?? line.role;
  const placeHolder = l10n.t('What {0} is (now {1})', inert(name), now);
  const items = others.map((role) => ({ label: role.name, role: role.role }));
  const chosen = await window.showQuickPick(items, { placeHolder });
  if (!chosen) return;
  const roles = [{ position: line.position, name: line.name, role: chosen.role }];
  await client.sendRequest(declareRolesRequest, { uri, roles } satisfies DeclareRolesParams);
}

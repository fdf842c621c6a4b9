/** `quasi/checkTable` and `quasi/tableText`: connects to a database because somebody asked for it, and shows what was found. */
import type { CheckFileResult, CheckTableParams, TableTextParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import type { CancellationToken } from 'vscode-languageserver/node';
import { pathOfTable } from '../connections.ts';
import { refusal } from '../refusal.ts';
import { savedTableAt } from '../savedTables.ts';
import type { Session } from '../session.ts';
import { resultUnlessDropped, wasCancelled, withProgress } from './checkFile.ts';

/** Seconds for each part that may take long: each question goes to a server and back, and the one who waits can cancel. */
export const TABLE_BUDGET = 60;

export async function checkTable(
  session: Session,
  { uri, address, workDoneToken }: CheckTableParams,
  token: CancellationToken,
): Promise<CheckFileResult> {
  const path = pathOfTable(uri);
  const table = path === undefined ? undefined : savedTableAt(path, session.configs.for(path));
  if (!table) throw refusal(t`quasi.json has no connection of this name. Add it there, under "connections".`);
  if (table.address !== address) {
    throw refusal(t`quasi.json names another table by now, so that nothing was connected to. Check it again.`);
  }
  const settings = await session.settingsOf(uri);
  if (token.isCancellationRequested) throw wasCancelled();
  return withProgress(session, workDoneToken, async (onProgress) => {
    const task = session.tables.check(uri, table, session.worldOf(table.path, settings, TABLE_BUDGET), onProgress);
    const result = await resultUnlessDropped(task, token);
    if (result) return result;
    throw wasCancelled();
  });
}

export function tableText(session: Session, { uri }: TableTextParams): string | null {
  const path = pathOfTable(uri);
  return (path && session.tables.textOf(path)) ?? null;
}

/** The report on a table of a database: made once for each check of it, since nothing connects by itself. */
import type { Work } from '@quasi/shared/analysis';
import type { ReportParams, ReportResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import type { CancellationToken } from 'vscode-languageserver/node';
import type { FileWorld } from '../datasets/worldOf.ts';
import type { CheckedView } from '../documents/checkedView.ts';
import { readTable } from '../documents/databaseTables.ts';
import { TABLE_BUDGET } from '../handlers/checkTable.ts';
import { refusal } from '../refusal.ts';
import { type SavedTable, savedTableAt } from '../savedTables.ts';
import type { Session } from '../session.ts';
import { pageOfData, withReport } from './ofData.ts';

const made = new WeakMap<CheckedView, string>();

export async function pageOfTable(
  session: Session,
  path: string,
  { uri, workDoneToken }: ReportParams,
  token: CancellationToken,
): Promise<ReportResult | null> {
  const table = savedTableAt(path, session.configs.for(path));
  const view = table && session.tables.checkedAt(table);
  if (!table || !view) throw refusal(t`Check this table first: nothing connects to a database by itself.`);
  const known = made.get(view);
  if (known !== undefined) return { html: known };
  const settings = await session.settingsOf(uri);
  const first = session.abilities.commands ? 0 : undefined;
  return withReport(session, workDoneToken, token, async (run) => {
    const html = await run(pageOf(uri, table, session.worldOf(path, settings, TABLE_BUDGET), first));
    if (html !== null) made.set(view, html);
    return html;
  });
}

function* pageOf(uri: string, table: SavedTable, world: FileWorld, first: number | undefined): Work<string> {
  return yield* pageOfData(uri, table.name, yield* readTable(table, world), world, first, false);
}

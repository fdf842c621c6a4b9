/** `quasi/report`: the report on a data file, open or not, as a page of the editor. */
import type { ReportParams, ReportResult } from '@quasi/shared/protocol';
import type { CancellationToken } from 'vscode-languageserver/node';
import { pathOfTable } from '../connections.ts';
import { readingOf } from '../reading.ts';
import type { Session } from '../session.ts';

export async function report(
  session: Session,
  params: ReportParams,
  token: CancellationToken,
): Promise<ReportResult | null> {
  const { pageOfDocument, pageOfTable, pageOnDisk } = await import('../pages/index.ts');
  const table = pathOfTable(params.uri);
  if (table !== undefined) return await pageOfTable(session, table, params, token);
  const reading = readingOf(session, params.uri);
  if (reading) return await pageOfDocument(reading, params);
  return session.watch(params.uri) ? null : await pageOnDisk(session, params, token);
}

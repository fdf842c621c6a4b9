/**
 * The report on a file that has no document: it is read again, since a check keeps no rows of it. A file that was not checked is checked first,
 * so that the page follows it. Of a file with several tables the first page lists them.
 */
import { openDataSet, type Progress, type Work } from '@quasi/shared/analysis';
import { shownName, stageName } from '@quasi/shared/explain';
import type { ReportParams, ReportResult } from '@quasi/shared/protocol';
import { indexHtml, type LinkTo, noLinks, reportOf, type State, toHtml } from '@quasi/shared/report';
import { locate } from '@quasi/shared/rules';
import { t } from '@quasi/shared/words';
import type { CancellationToken } from 'vscode-languageserver/node';
import { nameOfFile } from '../cards.ts';
import { pathOf } from '../config/configFile.ts';
import type { FileWorld } from '../datasets/worldOf.ts';
import type { CheckedView, TableStatus } from '../documents/checkedView.ts';
import { configPath, positionsIn } from '../files/index.ts';
import { checkOnDisk } from '../handlers/checkFile.ts';
import { isText, pathOfPart } from '../readers/index.ts';
import { readData } from '../readers/readData.ts';
import { readingOptions } from '../readingOptions.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';
import { columnLink, partLink, placeLink } from './links.ts';
import { requestFor } from './requestFor.ts';

export async function pageOnDisk(
  session: Session,
  { uri, part, workDoneToken }: ReportParams,
  token: CancellationToken,
): Promise<ReportResult | null> {
  const path = pathOf(uri);
  if (path === undefined) return null;
  const progress = session.connection.window.attachWorkDoneProgress(workDoneToken);
  const report = ({ stage, share }: Progress) => progress.report(Math.round(100 * share), stageName(stage));
  progress.begin('Quasi', 0, stageName('reading'), true);
  try {
    const view = await viewOf(session, uri, token, report);
    if (!view) return null;
    if (part === undefined && view.tables.length > 1) return { html: listOfTables(session, uri, view.tables) };
    const settings = await session.settingsOf(uri, part);
    const whole = part === undefined ? path : pathOfPart(path, part);
    const world = session.worldOf(configPath(whole), settings);
    const first = session.abilities.commands ? firstColumn(view.tables, part) : undefined;
    const task = session.scheduler.run(pageOf(uri, path, part, world, first), 'findings', report);
    const cancelled = token.onCancellationRequested(() => task.drop());
    const outcome = await task.outcome.finally(() => cancelled.dispose());
    return outcome.finished ? { html: outcome.value } : null;
  } finally {
    progress.done();
  }
}

async function viewOf(
  session: Session,
  uri: string,
  token: CancellationToken,
  report: (progress: Progress) => void,
): Promise<CheckedView | undefined> {
  const known = session.checkedFiles.viewOf(uri);
  if (known) return known;
  await checkOnDisk(session, uri, token, report);
  return session.checkedFiles.viewOf(uri);
}

/** `first`: the number of its first column in the view of columns; undefined where nothing can be led to. */
function* pageOf(
  uri: string,
  path: string,
  part: string | undefined,
  world: FileWorld,
  first: number | undefined,
): Work<string> {
  const whole = part === undefined ? path : pathOfPart(path, part);
  const read = yield* readData(whole, { ...readingOptions(world.settings, path), encoding: world.encoding });
  try {
    const analysis = openDataSet(read, world);
    const name = part === undefined ? nameOfFile(uri) : t`${nameOfFile(uri)}, ${shownName(part)}`;
    const made = yield* reportOf(analysis, requestFor(name, read.places));
    if (first === undefined) return toHtml(made, noLinks);
    const facts = yield* analysis.structure();
    // A packed text has lines, and no editor shows them.
    const text =
      isText(read) && !path.endsWith('.gz') ? { positionAt: positionsIn(read.lines, read.source) } : undefined;
    const linkTo: LinkTo = (place) => {
      if (!text) return 'column' in place ? columnLink(uri, first + place.column) : undefined;
      if ('line' in place) return placeLink(uri, { line: place.line - 1, character: 0 });
      return placeLink(uri, toRange(locate(facts, { kind: 'column', column: place.column }), text).start);
    };
    return toHtml(made, linkTo);
  } finally {
    read.close();
  }
}

function firstColumn(tables: readonly TableStatus[], part: string | undefined): number {
  const place = Math.max(
    0,
    tables.findIndex((table) => table.part === part),
  );
  return tables.slice(0, place).reduce((sum, { columns }) => sum + columns, 0);
}

const states: Readonly<Record<string, State>> = { ready: 'pass', 'not-ready': 'fail' };

function listOfTables({ abilities }: Session, uri: string, tables: readonly TableStatus[]): string {
  const rows = tables.map(({ part = '', status }) => ({
    file: part,
    link: abilities.commands && status.state === 'ready' ? partLink(uri, part) : undefined,
    state: states[status.verdictState ?? ''] ?? 'open',
    verdict: status.inShort ?? t`No report`,
    text: status.reason ?? status.verdict ?? '',
  }));
  return indexHtml(t`Disclosure risk of ${nameOfFile(uri)}`, rows, 'tables');
}

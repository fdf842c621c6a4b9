/** The report on data that no document holds, made while somebody waits and may cancel. */
import { openDataSet, type Progress, type Work } from '@quasi/shared/analysis';
import { stageName } from '@quasi/shared/explain';
import type { ReportResult } from '@quasi/shared/protocol';
import { type LinkTo, noLinks, type ReportRequest, reportOf, toHtml } from '@quasi/shared/report';
import { locate } from '@quasi/shared/rules';
import type { CancellationToken, ProgressToken } from 'vscode-languageserver/node';
import { version } from '../cli/version.ts';
import type { FileWorld } from '../datasets/worldOf.ts';
import { positionsIn } from '../files/index.ts';
import { type DataFile, isText, type Places } from '../readers/index.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';
import { columnLink, placeLink } from './links.ts';

interface Run {
  /** The page, or null where it was cancelled. */
  (page: Work<string>): Promise<string | null>;
  readonly report: (progress: Progress) => void;
}

/** Shows how far `make` is. */
export async function withReport(
  session: Session,
  workDoneToken: ProgressToken | undefined,
  token: CancellationToken,
  make: (run: Run) => Promise<string | null>,
): Promise<ReportResult | null> {
  const progress = session.connection.window.attachWorkDoneProgress(workDoneToken);
  const report = ({ stage, share }: Progress) => progress.report(Math.round(100 * share), stageName(stage));
  const run = async (page: Work<string>): Promise<string | null> => {
    const task = session.scheduler.run(page, 'findings', report);
    const cancelled = token.onCancellationRequested(() => task.drop());
    const outcome = await task.outcome.finally(() => cancelled.dispose());
    return outcome.finished ? outcome.value : null;
  };
  progress.begin('Quasi', 0, stageName('reading'), true);
  try {
    const html = await make(Object.assign(run, { report }));
    return html === null ? null : { html };
  } finally {
    progress.done();
  }
}

/** Closes what was read. `first`: the number of its first column in the view of columns; undefined where nothing can be led to. */
export function* pageOfData(
  uri: string,
  name: string,
  read: DataFile,
  world: FileWorld,
  first: number | undefined,
  hasLines: boolean,
): Work<string> {
  try {
    const analysis = openDataSet(read, world);
    const made = yield* reportOf(analysis, requestFor(name, read.places));
    if (first === undefined) return toHtml(made, noLinks);
    const facts = yield* analysis.structure();
    const text = isText(read) && hasLines ? { positionAt: positionsIn(read.lines, read.source) } : undefined;
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

/** It is for the people who have the file before them. */
export function requestFor(file: string, places: Places | undefined): ReportRequest {
  return { file, audience: 'internal', version: version(), original: undefined, places };
}

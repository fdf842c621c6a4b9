/** `quasi/checkFile`: analyses a file from disk, whatever its size, and publishes what is found; can be cancelled. */
import { fileURLToPath } from 'node:url';
import { Analysis, type Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { stageNames } from '@quasi/shared/explain';
import type { CheckFileParams, CheckFileResult } from '@quasi/shared/protocol';
import {
  type CancellationToken,
  LSPErrorCodes,
  ResponseError,
  type WorkDoneProgressReporter,
} from 'vscode-languageserver/node';
import { FileProblem, positionAt, readTableFile } from '../files/index.ts';
import { allFindings, EDITOR_BUDGET } from '../findings.ts';
import { readingOptions } from '../readingOptions.ts';
import type { Session } from '../session.ts';
import { readyStatus } from '../status.ts';
import { today } from '../today.ts';

export async function checkFile(
  session: Session,
  { uri }: CheckFileParams,
  token: CancellationToken,
  progress: WorkDoneProgressReporter,
): Promise<CheckFileResult> {
  // What is open is what the user sees: its text counts, not that on disk.
  const watch = session.watch(uri);
  if (watch) {
    const result = await watch.check();
    if (result) return result;
    throw new ResponseError(
      LSPErrorCodes.ContentModified,
      'The document changed while it was checked; check it again.',
    );
  }
  if (!uri.startsWith('file:')) {
    throw new ResponseError(
      LSPErrorCodes.RequestFailed,
      'Only files on this machine can be checked from disk; open this one instead.',
    );
  }
  const settings = await session.settingsOf(uri);
  progress.begin('Quasi', 0, stageNames.reading, true);
  const task = session.scheduler.run(check(session, uri, settings), 'findings', ({ stage, share }) => {
    progress.report(Math.round(100 * share), stageNames[stage]);
  });
  const cancelled = token.onCancellationRequested(() => task.drop());
  try {
    const outcome = await task.outcome;
    if (!outcome.finished) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'The check was cancelled.');
    return outcome.value;
  } catch (error) {
    if (error instanceof FileProblem) throw new ResponseError(LSPErrorCodes.RequestFailed, error.message);
    throw error;
  } finally {
    cancelled.dispose();
    progress.done();
  }
}

function* check({ publisher }: Session, uri: string, settings: Settings): Work<CheckFileResult> {
  const path = fileURLToPath(uri);
  const { table, source, lines, encoding } = yield* readTableFile(path, readingOptions(settings, path));
  try {
    const analysis = new Analysis(table, settings, { kind: 'disk', encoding, text: source, today: today() });
    const { facts, findings, allowed } = yield* allFindings(analysis, EDITOR_BUDGET);
    const text = { positionAt: (offset: number) => positionAt(lines, source, offset) };
    publisher.publish({ uri, text }, facts, findings);
    const status = readyStatus(uri, undefined, facts, allowed);
    publisher.status(status);
    return { status, findings: findings.length };
  } finally {
    source.close();
  }
}

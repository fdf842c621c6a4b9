/** `quasi/checkFile`: analyses a file from disk, whatever its size, and publishes what is found; can be cancelled. */
import { stageName } from '@quasi/shared/explain';
import type { CheckFileParams, CheckFileResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import {
  type CancellationToken,
  LSPErrorCodes,
  ResponseError,
  type WorkDoneProgressReporter,
} from 'vscode-languageserver/node';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { FileProblem } from '../files/index.ts';
import type { Session } from '../session.ts';

export async function checkFile(
  session: Session,
  { uri }: CheckFileParams,
  token: CancellationToken,
  progress: WorkDoneProgressReporter,
): Promise<CheckFileResult> {
  // What is open is what the user sees: its text counts, not that on disk.
  const watch = session.watch(uri);
  if (watch) return checkOpen(watch);
  if (!uri.startsWith('file:')) {
    throw new ResponseError(
      LSPErrorCodes.RequestFailed,
      t`Only files on this machine can be checked from disk; open this one instead.`,
    );
  }
  const settings = await session.settingsOf(uri);
  progress.begin('Quasi', 0, stageName('reading'), true);
  const task = session.checkedFiles.check(uri, settings, ({ stage, share }) => {
    progress.report(Math.round(100 * share), stageName(stage));
  });
  const cancelled = token.onCancellationRequested(() => task.drop());
  try {
    const outcome = await task.outcome;
    if (outcome.finished) return outcome.value;
  } catch (error) {
    if (error instanceof FileProblem) throw new ResponseError(LSPErrorCodes.RequestFailed, error.message);
    throw error;
  } finally {
    cancelled.dispose();
    progress.done();
  }
  const opened = session.watch(uri);
  if (opened && !token.isCancellationRequested) return checkOpen(opened);
  throw new ResponseError(LSPErrorCodes.RequestCancelled, t`The check was cancelled.`);
}

async function checkOpen(watch: DocumentWatch): Promise<CheckFileResult> {
  const result = await watch.check();
  if (result) return result;
  throw new ResponseError(LSPErrorCodes.ContentModified, t`The document changed while it was checked; check it again.`);
}

/** `quasi/checkFile`: analyses a file from disk, whatever its size, and publishes what is found; can be cancelled. */
import type { Progress } from '@quasi/shared/analysis';
import { stageName } from '@quasi/shared/explain';
import type { CheckFileParams, CheckFileResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { pathOf } from '../config/configFile.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { FileProblem } from '../files/index.ts';
import { refusal } from '../refusal.ts';
import type { Task } from '../scheduler.ts';
import type { Session } from '../session.ts';

export async function checkFile(
  session: Session,
  { uri, workDoneToken }: CheckFileParams,
  token: CancellationToken,
): Promise<CheckFileResult> {
  // An open document is what the user sees: its text counts, not that on disk.
  const watch = await session.configuredWatch(uri);
  if (watch) return checkOpen(watch, token);
  return withProgress(session, workDoneToken, (onProgress) => checkOnDisk(session, uri, token, onProgress));
}

/** Reports to the one who waits how far the work is. */
export async function withProgress<T>(
  session: Session,
  workDoneToken: string | number | undefined,
  work: (onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const progress = session.connection.window.attachWorkDoneProgress(workDoneToken);
  progress.begin('Quasi', 0, stageName('reading'), true);
  try {
    return await work(({ stage, share }) => progress.report(Math.round(100 * share), stageName(stage)));
  } finally {
    progress.done();
  }
}

/** A file that is not open, unless somebody opens it meanwhile. `isWatched`: somebody watches its folder. */
export async function checkOnDisk(
  session: Session,
  uri: string,
  token: CancellationToken,
  onProgress: (progress: Progress) => void,
  isWatched = false,
): Promise<CheckFileResult> {
  if (pathOf(uri) === undefined) {
    throw refusal(t`Only files on this machine can be checked from disk; open this one instead.`);
  }
  const settings = await session.settingsOf(uri);
  const openedMeanwhile = session.watch(uri);
  if (openedMeanwhile) return checkOpen(openedMeanwhile, token);
  if (token.isCancellationRequested) throw wasCancelled();
  const result = await resultUnlessDropped(session.checkedFiles.check(uri, settings, onProgress, isWatched), token);
  if (result) return result;
  const opened = session.watch(uri);
  if (opened && !token.isCancellationRequested) return checkOpen(opened, token);
  throw wasCancelled();
}

/** Undefined where the one who asked cancels, or something else takes its place. */
export async function resultUnlessDropped<T>(task: Task<T>, token: CancellationToken): Promise<T | undefined> {
  const cancelled = token.onCancellationRequested(() => task.drop());
  try {
    const outcome = await task.outcome;
    return outcome.finished ? outcome.value : undefined;
  } catch (error) {
    if (error instanceof FileProblem) throw refusal(error.message);
    throw error;
  } finally {
    cancelled.dispose();
  }
}

export function wasCancelled(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, t`The check was cancelled.`);
}

/** Its state says how far it is; the analysis goes on when nobody waits for it any more, as it does after an edit. */
export async function checkOpen(watch: DocumentWatch, token: CancellationToken): Promise<CheckFileResult> {
  const cancelled = new Promise<'cancelled'>((resolve) => token.onCancellationRequested(() => resolve('cancelled')));
  const result = await Promise.race([watch.check(), cancelled]);
  if (result === 'cancelled') throw wasCancelled();
  if (result) return result;
  if (!watch.isOn)
    throw refusal(t`Quasi is off for this file. Turn on the setting quasi.enable, or resume the file in Quasi's menu.`);
  throw new ResponseError(LSPErrorCodes.ContentModified, t`The document changed while it was checked; check it again.`);
}

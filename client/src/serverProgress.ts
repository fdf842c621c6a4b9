/** A long request: the server reports its progress, shown in a notification that can be cancelled. */
import { randomUUID } from 'node:crypto';
import { type CancellationToken, type Progress, ProgressLocation, window } from 'vscode';
import { type LanguageClient, WorkDoneProgress } from 'vscode-languageclient/node';

/** The server's answer, or nothing if the user cancelled and the server has nothing to say then. */
export function askWithProgress<T>(
  client: LanguageClient,
  title: string,
  request: string,
  params: object,
): Thenable<T | undefined> {
  return window.withProgress({ location: ProgressLocation.Notification, title, cancellable: true }, (progress, token) =>
    ask<T>(client, request, params, progress, token),
  );
}

async function ask<T>(
  client: LanguageClient,
  request: string,
  params: object,
  progress: Progress<{ message?: string; increment?: number }>,
  token: CancellationToken,
): Promise<T | undefined> {
  const workDoneToken = randomUUID();
  let shown = 0;
  const listener = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
    if (value.kind === 'end') return;
    const percentage = value.percentage ?? shown;
    const increment = Math.max(0, percentage - shown);
    shown += increment;
    progress.report(value.message === undefined ? { increment } : { increment, message: value.message });
  });
  try {
    return await client.sendRequest<T>(request, { ...params, workDoneToken }, token);
  } catch (error) {
    if (token.isCancellationRequested) return undefined;
    throw error;
  } finally {
    listener.dispose();
  }
}

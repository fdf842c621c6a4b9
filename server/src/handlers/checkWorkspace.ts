/** `quasi/checkWorkspace`: checks the data files of folders, one at a time; of each its findings are kept, and its table is not. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { staged } from '@quasi/shared/analysis';
import { excludedBy, excludedFrom, joined } from '@quasi/shared/config';
import {
  type CheckFileResult,
  type CheckWorkspaceParams,
  type CheckWorkspaceResult,
  type FileChecked,
  fileCheckedNotification,
} from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { type CancellationToken, ResponseError } from 'vscode-languageserver/node';
import { pathOf, uriOf } from '../config/configFile.ts';
import { complainOf } from '../edge/failures.ts';
import { asFileProblem, beginsAsText, FileProblem, type LeavesOut, walk } from '../files/index.ts';
import { holdsData, readsText } from '../readers/index.ts';
import { refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import { checkOnDisk, checkOpen } from './checkFile.ts';

export async function checkWorkspace(
  session: Session,
  { uris, workDoneToken }: CheckWorkspaceParams,
  token: CancellationToken,
): Promise<CheckWorkspaceResult> {
  const paths = uris.length > 0 ? uris.map(pathHere) : session.configs.folders;
  if (paths.length === 0) throw refusal(t`No folder is open. Open one, or check single files.`);
  const folders = paths.filter(isFolder);
  const run = session.workspaceCheck.begin(folders);
  const cancelled = token.onCancellationRequested(() => run.cancel());
  const progress = session.connection.window.attachWorkDoneProgress(workDoneToken);
  progress.begin('Quasi', 0, t`Looking for data files`, true);
  try {
    const inFolders = await filesIn(session, folders, run.token);
    const named = paths.filter((path) => !folders.includes(path)).map(uriOf);
    const files = [...new Set([...named, ...inFolders])];
    let checked = 0;
    for (const uri of files) {
      if (run.token.isCancellationRequested) break;
      const percent = (share: number) => Math.floor((100 * (checked + share)) / files.length);
      const sentence = t`${checked + 1} of ${files.length}: ${nameIn(uri)}`;
      let shown = -1;
      const report = (share: number) => {
        if (percent(share) === shown) return;
        shown = percent(share);
        progress.report(shown, sentence);
      };
      report(0);
      session.workspaceCheck.add(uri);
      const result = await resultOf(session, uri, run.token, report, !named.includes(uri));
      if (!result) break;
      announce(session, result);
      checked++;
    }
    return { files: files.length, checked };
  } finally {
    cancelled.dispose();
    progress.done();
  }
}

function pathHere(uri: string): string {
  const path = pathOf(uri);
  if (path === undefined) {
    throw refusal(t`Only files on this machine can be checked from disk; open this one instead.`);
  }
  return path;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function nameIn(uri: string): string {
  return (pathOf(uri) ?? uri).replace(/^.*\//, '');
}

/** The addresses of the data files; what cannot be looked into is listed with its reason. */
async function filesIn(session: Session, folders: readonly string[], token: CancellationToken): Promise<string[]> {
  const files: string[] = [];
  for (const folder of folders) {
    const leavesOut = await leavesOutIn(session, folder);
    if (token.isCancellationRequested) break;
    const task = session.scheduler.run(staged('reading', 0, walk(folder, leavesOut)), 'findings');
    const cancelled = token.onCancellationRequested(() => task.drop());
    try {
      const outcome = await task.outcome;
      if (!outcome.finished) break;
      const { files: found, problems, links } = outcome.value;
      for (const path of found) if (holdsData(join(folder, path))) files.push(uriOf(join(folder, path)));
      for (const { file, message } of problems) announce(session, failed(uriOf(file), message));
      const notFollowed = t`This is a link to a folder elsewhere and is not followed. Check that folder itself.`;
      for (const link of links) announce(session, failed(uriOf(join(folder, link)), notFollowed));
    } catch (error) {
      const problem = asFileProblem(folder, error);
      if (!(problem instanceof FileProblem)) throw problem;
      announce(session, failed(uriOf(folder), problem.message));
    } finally {
      cancelled.dispose();
    }
  }
  return files;
}

/** What `.gitignore`, `quasi.json` and the editor's setting say; the patterns of the latter begin at the folder of the workspace. */
async function leavesOutIn(session: Session, folder: string): Promise<LeavesOut> {
  const { configs } = session;
  const { exclude = [] } = await session.statementOf(uriOf(folder));
  const inEditor = excludedFrom(configs.topOf(joined(folder, 'any')), exclude);
  return {
    byGit: true,
    excludes: (each) => {
      const inConfig = excludedBy(configs.for(joined(each, 'any')));
      return (path) => inConfig(path) || inEditor(path);
    },
  };
}

/** Undefined once cancelled. */
async function resultOf(
  session: Session,
  uri: string,
  token: CancellationToken,
  report: (share: number) => void,
  isWatched: boolean,
): Promise<CheckFileResult | undefined> {
  try {
    const watch = session.watch(uri);
    if (watch) return await checkOpen(watch, token);
    const path = pathOf(uri);
    if (path !== undefined && readsText(path) && !beginsAsText(path, undefined)) {
      return failed(uri, t`It does not look like a text. "Check File" checks it all the same.`);
    }
    return await checkOnDisk(session, uri, token, ({ share }) => report(share), isWatched);
  } catch (error) {
    if (token.isCancellationRequested) return undefined;
    const problem = asFileProblem(uri, error);
    if (problem instanceof FileProblem || problem instanceof ResponseError) return failed(uri, problem.message);
    complainOf('checkWorkspace', error);
    return failed(uri, t`The analysis failed; the log says where.`);
  }
}

function failed(uri: string, reason: string): CheckFileResult {
  return { status: { uri, state: 'failed', reason }, findings: 0 };
}

function announce({ connection }: Session, { status: { card: _, ...status }, findings }: CheckFileResult): void {
  void connection.sendNotification(fileCheckedNotification, { status, findings } satisfies FileChecked);
}

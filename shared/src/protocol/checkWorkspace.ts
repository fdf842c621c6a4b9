/** Has many files on disk checked, one after the other. */
import type { FileStatus } from './fileStatus.ts';

/**
 * Client → server: check these files, and the data files in these folders; without any, those in the folders of the workspace. Takes a
 * `workDoneToken` for progress. Once cancelled it answers with what is done; a second request takes the place of the first.
 */
export const checkWorkspaceRequest = 'quasi/checkWorkspace';
export interface CheckWorkspaceParams {
  readonly uris: readonly string[];
  readonly workDoneToken?: string | number;
}
export interface CheckWorkspaceResult {
  /** How many there are, and how many of them were looked at before it was cancelled. */
  readonly files: number;
  readonly checked: number;
}

/** Server → client, while that request is under way: a file that has been looked at, or what was left aside and why. */
export const fileCheckedNotification = 'quasi/fileChecked';
export interface FileChecked {
  /** Ready, or failed with a reason. Without its card. */
  readonly status: FileStatus;
  readonly findings: number;
}

/** Has a file on disk checked. */
import type { FileStatus } from './fileStatus.ts';

/** Client → server: analyse a file from disk and publish its findings. Takes a `workDoneToken` for progress; can be cancelled. */
export const checkFileRequest = 'quasi/checkFile';
export interface CheckFileParams {
  readonly uri: string;
  readonly workDoneToken?: string | number;
}
export interface CheckFileResult {
  readonly status: FileStatus;
  readonly findings: number;
}

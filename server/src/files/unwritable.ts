/** What keeps something from being written, said in one sentence a person can act on. */
import { t, translatable, translated } from '@quasi/shared/words';
import { FileProblem } from './fileProblem.ts';

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: translatable('The disk is full, so nothing was written. Make room and try again.'),
  EDQUOT: translatable('Your share of the disk is used up, so nothing was written. Make room and try again.'),
  EFBIG: translatable('It is larger than a file may be here, so nothing was written.'),
  EROFS: translatable('This disk can only be read, so nothing was written.'),
  EIO: translatable('The disk reports an error, so nothing was written.'),
};

/** Turns an error of the operating system into a problem; any other error stays what it is. */
export function unwritable(path: string, error: unknown): unknown {
  if (error instanceof FileProblem || !(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const sentence = sentences[code];
  const said = sentence === undefined ? t`It cannot be written here (${code}).` : translated(sentence);
  return new FileProblem(path, said, { cause: error });
}

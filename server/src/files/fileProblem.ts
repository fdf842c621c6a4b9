/** Faults of a file as a whole, each in one sentence that a person can act on. */
import { t, translatable, translated } from '@quasi/shared/words';

export class FileProblem extends Error {
  constructor(
    /** The file's name, as it was given. */
    readonly file: string,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
    this.name = 'FileProblem';
  }
}

type Sentences = Readonly<Record<string, string>>;

const ofReading: Sentences = {
  ENOENT: translatable('There is no such file.'),
  ENOTDIR: translatable('There is no such file.'),
  EISDIR: translatable('This is a folder, not a file.'),
  EACCES: translatable('The file may not be read: permission is denied.'),
  EPERM: translatable('The file may not be read: permission is denied.'),
  EMFILE: translatable('Too many files are open at the same time.'),
  ENFILE: translatable('Too many files are open at the same time.'),
  ELOOP: translatable('The link leads in a circle.'),
  ENAMETOOLONG: translatable('The name is too long for this system.'),
};

const ofWriting: Sentences = {
  ENOSPC: translatable('The disk is full, so nothing was written. Make room and try again.'),
  EDQUOT: translatable('Your share of the disk is used up, so nothing was written. Make room and try again.'),
  EFBIG: translatable('It is larger than a file may be here, so nothing was written.'),
  EROFS: translatable('This disk can only be read, so nothing was written.'),
  EIO: translatable('The disk reports an error, so nothing was written.'),
};

/** Turns an error of the operating system into a problem; any other error stays what it is. */
export function asFileProblem(file: string, error: unknown): unknown {
  return told(file, error, ofReading, (code) => t`The file cannot be read (${code}).`);
}

/** The same where a file was to be written. */
export function unwritable(file: string, error: unknown): unknown {
  return told(file, error, ofWriting, (code) => t`It cannot be written here (${code}).`);
}

function told(file: string, error: unknown, sentences: Sentences, otherwise: (code: string) => string): unknown {
  if (error instanceof FileProblem || !(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const sentence = sentences[code];
  return new FileProblem(file, sentence === undefined ? otherwise(code) : translated(sentence), { cause: error });
}

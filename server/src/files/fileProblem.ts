/** What can be wrong with a file as a whole, said in one sentence a person can act on. */
import { t, translatable, translated } from '@quasi/shared/words';

export class FileProblem extends Error {
  /** The file's name, as it was given. */
  readonly file: string;

  constructor(file: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'FileProblem';
    this.file = file;
  }
}

const sentences: Readonly<Record<string, string>> = {
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

/** Turns an error of the operating system into a problem; any other error stays what it is. */
export function asFileProblem(file: string, error: unknown): unknown {
  if (error instanceof FileProblem || !(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const sentence = sentences[code];
  const said = sentence === undefined ? t`The file cannot be read (${code}).` : translated(sentence);
  return new FileProblem(file, said, { cause: error });
}

/** What can be wrong with a file as a whole, said in one sentence a person can act on. */

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
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'The file may not be read: permission is denied.',
  EPERM: 'The file may not be read: permission is denied.',
  EMFILE: 'Too many files are open at the same time.',
  ENFILE: 'Too many files are open at the same time.',
  ELOOP: 'The link leads in a circle.',
  ENAMETOOLONG: 'The name is too long for this system.',
};

/** Turns an error of the operating system into a problem; any other error stays what it is. */
export function asFileProblem(file: string, error: unknown): unknown {
  if (error instanceof FileProblem || !(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  return new FileProblem(file, sentences[code] ?? `The file cannot be read (${code}).`, { cause: error });
}

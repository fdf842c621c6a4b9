/** What `anonymize` and `apply` have in common: where the copy goes, what is said where, and that nothing half-made stays. */
import type { Work } from '@quasi/shared/analysis';
import { visible } from '@quasi/shared/explain';
import type { Arguments } from '../arguments.ts';
import type { Options } from '../command.ts';
import { configReader } from '../configs.ts';
import { drive } from '../drive.ts';
import { inputFor, type TableRequest } from '../openTable.ts';
import { ProgressBar } from '../progressBar.ts';
import { encodingOf, settingsOf, statementOf } from '../settingsOf.ts';
import { UsageProblem } from '../usageProblem.ts';
import { type Output, outputTo } from '../writing/output.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import type { CopyRequest } from './writeCopy.ts';

export const copyOptions: Options = {
  output: { value: 'OUT', short: 'o', help: 'where the copy is written, in UTF-8; - for standard output' },
};

export interface CopyOptions {
  readonly path: string;
  /** As it was given; `-` for standard output. */
  readonly copy: string;
  readonly place: string;
  /** Says what was done, where the copy does not go. */
  tell(text: string): void;
}

/** `inputs`: other files that are read. */
export function copyOptionsOf(
  args: Arguments,
  command: string,
  path = args.operands[0],
  inputs: readonly string[] = [],
): CopyOptions {
  if (path === undefined) throw new UsageProblem(`Name a file to ${command}, or - for standard input.`);
  const copy = args.text('output');
  if (copy === undefined)
    throw new UsageProblem('Say where the copy is to be written: -o OUT, or -o - for standard output.');
  const config = args.text('config');
  const place = outputPlace(copy, '-o', [path, ...inputs, ...(config === undefined ? [] : [config])]);
  if (place === '-' && args.has('json')) {
    throw new UsageProblem('--json and -o - both write to standard output; give one of them.');
  }
  return {
    path,
    copy,
    place,
    tell: (text) => {
      if (args.has('json')) process.stdout.write(text);
      else if (!args.has('quiet')) (place === '-' ? process.stderr : process.stdout).write(text);
    },
  };
}

/** Undefined if what `quasi.json` says is not valid, which has been told then. `wanted`: columns that have to be there. */
export async function copying<T>(
  args: Arguments,
  { path, copy, place }: CopyOptions,
  wanted: readonly string[],
  make: (table: TableRequest, copy: CopyRequest) => Work<T>,
): Promise<T | undefined> {
  const statement = { ...statementOf(args), maxRowFindings: 0 };
  const encoding = encodingOf(args);
  const configOf = configReader(args.text('config'));
  const config = configOf(path);
  const configOfCopy = copy === '-' ? config : configOf(copy);
  if (!config || !configOfCopy) return undefined;
  const settings = settingsOf(statement, config, path);
  // How the original was to be read and compared is not known to who finds the copy.
  const { quasiIdentifiers: _, delimiter: __, header: ___, ...others } = statement;
  const settingsOfCopy = settingsOf(others, configOfCopy, copy);
  const input = await inputFor(path);
  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  bar.begin(path);
  const output: Output = outputTo(place);
  try {
    const table = { path, settings, encoding, input, named: args.list('qi') ?? [], wanted };
    const made = await drive(make(table, { path, copy, settingsOfCopy, output }), bar);
    output.keep();
    return made;
  } finally {
    bar.clear();
    output.drop();
  }
}

/** Options given for the original that count for its copy too. */
export function sameOptionsOf(args: Arguments): string[] {
  const options = args.has('trim') ? ['--trim'] : [];
  for (const name of ['missing-tokens', 'config']) {
    const value = args.text(name);
    if (value !== undefined) options.push(`--${name}`, value);
  }
  return options;
}

/** Also where nothing else is to be said: who takes a copy for anonymous has to know. */
export function sayNotes(notes: readonly string[]): void {
  for (const note of notes) process.stderr.write(`quasi: ${visible(note)}\n`);
}

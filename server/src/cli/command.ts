/** What a command of the command line is: its words for the help, its options, and what it does. */
import type { Arguments } from './arguments.ts';

interface Option {
  /** What stands for the value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly short?: string;
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;

export interface Command {
  readonly name: string;
  /** What stands for its arguments in the help. */
  readonly operands: string;
  readonly summary: string;
  readonly options: Options;
  /** Nothing is read, so that no option says how. */
  readonly readsNothing?: true;
  /** Returns the exit code. */
  run(args: Arguments): Promise<number>;
}

/** 0 nothing to complain of, 1 findings, 2 could not run, 130 stopped by Ctrl-C, 141 what was written is no longer read. */
export const ExitCode = { fine: 0, findings: 1, failed: 2, interrupted: 130, unread: 141 } as const;

/** Options that every command takes: of files, and of what is printed. */
export function commonOptionsOf({ readsNothing }: Command): Options {
  return readsNothing ? ofPrinting : { ...ofFiles, ...ofPrinting };
}

const ofFiles: Options = {
  config: { value: 'FILE', help: 'the quasi.json for all files; the nearest to each if not given' },
  schema: { value: 'FILE', help: 'the schema of the files, or "none"; found beside each if not given' },
  policy: { value: 'NAME', help: 'what a file must satisfy: default, trusted, public11, strict …' },
  attacker: { value: 'NAME', help: 'whom a file must hold against: default, acquaintance …' },
  unit: {
    value: 'ROWS',
    help: 'whom the rows are about: people, events, groups, things or unclear; found out if not given',
  },
  delimiter: { value: 'C', help: 'the character between cells, or "tab"; detected if not given' },
  header: { help: 'the first record names the columns' },
  'no-header': { help: 'the first record is data; columns are called "column 1" and so on' },
  trim: { help: 'leave out white space at both ends of a cell' },
  encoding: { value: 'E', help: 'what the file is encoded in; detected if not given' },
  'missing-tokens': { value: 'LIST', help: 'texts that mean a missing value, or "none"' },
};

const ofPrinting: Options = {
  quiet: { help: 'no progress and no summary' },
  'no-color': { help: 'no colours' },
  help: { short: 'h', help: 'show this help' },
};

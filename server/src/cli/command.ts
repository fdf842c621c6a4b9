/** What a command of the command line is: its words for the help, its options, and what it does. */
import type { Arguments } from './arguments.ts';

/** By how an option is typed, what it says or does: one with a word for its value takes one, any other is a switch. */
export type Options = Readonly<Record<string, string>>;

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
  return readsNothing ? ofPrinting : { ...readingOptions, ...ofPrinting };
}

/** How files are read and judged. */
export const readingOptions: Options = {
  '--config FILE': 'the quasi.json for all files; the nearest to each if not given',
  '--schema FILE': 'the schema of the files, or "none"; found beside each if not given',
  '--policy NAME': 'what a file must satisfy: default, trusted, public11, strict …',
  '--attacker NAME': 'the attacker that a file must resist: default, acquaintance …',
  '--unit ROWS': 'what the rows are about: people, events, groups, things or unclear; without it Quasi decides',
  '--delimiter C': 'the character between cells, or "tab"; detected if not given',
  '--header': 'the first record names the columns',
  '--no-header': 'the first record is data; columns are called "column 1" and so on',
  '--skip N': 'lines above the table that are no part of it; found if not given',
  '--trim': 'leave out white space at both ends of a cell',
  '--encoding E': 'what the file is encoded in; detected if not given',
  '--engine NAME': 'what counts the rows: embedded, or duckdb for files larger than memory and folders of files',
  '--memory SIZE': 'memory that may be used, such as 600MB; half of what is free if not given',
  '--missing-tokens LIST': 'texts that mean a missing value, or "none"',
};

const ofPrinting: Options = {
  '--quiet': 'no progress and no summary',
  '--no-color': 'no colours',
  '-h, --help': 'show this help',
};

export interface Option {
  readonly name: string;
  readonly short: string | undefined;
  readonly takesValue: boolean;
}

/** `-o, --output OUT` or `--json`. */
export function optionsIn(options: Options): Option[] {
  return Object.keys(options).map((typed) => {
    const [, short, name = '', value] = /^(?:-(\w), )?--([\w-]+)(?: (.+))?$/.exec(typed) ?? [];
    return { name, short, takesValue: value !== undefined };
  });
}

export function print(text: string): number {
  process.stdout.write(text);
  return ExitCode.fine;
}

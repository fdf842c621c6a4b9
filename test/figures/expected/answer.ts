/** How a published number is asked of `quasi measure`, and what is read of its answer. */
import { dataFile } from '../data.ts';
import { quasi } from '../quasi.ts';

/** The names that the checks read; each is there if its part was asked for. */
export interface Answer {
  readonly rows: number;
  readonly columns: readonly { readonly name: string; readonly distinct: number }[];
  readonly classes: {
    readonly k: number;
    readonly largest: number;
    readonly uniqueRows: number;
    readonly sizes: Readonly<Record<string, number>>;
    readonly optMean: number;
    readonly distinction: number;
    readonly separation: number;
    readonly rows: readonly number[];
    readonly weightedRows: readonly number[];
  };
  readonly overall: { readonly orr: number };
  readonly background: {
    readonly columns: readonly {
      readonly column: string;
      readonly values: number;
      readonly alpha: number;
      readonly risk: number;
      readonly lowCost: number;
    }[];
  };
  readonly sensitivity: readonly { readonly column: string; readonly S: number }[];
  readonly uniqueCombinations: {
    readonly kappa: number | null;
    readonly complete: boolean;
    readonly count: number;
    readonly sets: readonly (readonly string[])[];
  };
}

export interface Check {
  readonly options: readonly string[];
  readonly read: (answer: Answer) => unknown;
  /** The rows of the file that are given to the command; without it the file as it is. */
  readonly input?: (text: string) => string;
  /** The digits that a number is published with, where they cannot be seen from it. */
  readonly digits?: number;
}

const answers = new Map<string, Answer>();

/** Each command is run once, however many numbers are read of its answer. */
export function answerTo(file: string, options: readonly string[], input?: string): Answer {
  const key = JSON.stringify([file, options, input?.length]);
  const known = answers.get(key);
  if (known) return known;
  const { code, out, err } = quasi(['measure', input === undefined ? dataFile(file) : '-', ...options], input);
  if (code !== 0) throw new Error(`${file} ${options.join(' ')}: ${err}`);
  const answer: Answer = JSON.parse(out);
  answers.set(key, answer);
  return answer;
}

/** All columns of a file as a value of `--columns`, which would leave out keys. */
export function allColumns(file: string, header: '--header' | '--no-header'): string {
  return answerTo(file, ['--only', 'columns', header])
    .columns.map(({ name }) => `"${name.replaceAll('"', '""')}"`)
    .join(',');
}

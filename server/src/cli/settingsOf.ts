/** The settings that the options of the command line stand for. */
import { readSettings, type Settings } from '@quasi/shared/config';
import type { Arguments } from './arguments.ts';
import { UsageProblem } from './usageProblem.ts';

/** Seconds, if nothing else is said. */
const DEFAULT_BUDGET = 10;

/** What is wrong if a setting is refused. */
const refusals: Readonly<Record<string, string>> = {
  k: '--k needs a whole number of at least 1.',
  maxRowFindings: '--max-rows needs a whole number from 0 to 500.',
  delimiter: '--delimiter needs a single ASCII character, or "tab".',
};

const namedDelimiters: Readonly<Record<string, string>> = { tab: '\t', '\\t': '\t', space: ' ' };

export function settingsOf(args: Arguments, more: Partial<Settings> = {}): Settings {
  const delimiter = args.text('delimiter');
  if (delimiter === '') throw new UsageProblem(refusals['delimiter'] as string);
  if (args.has('header') && args.has('no-header')) {
    throw new UsageProblem('--header and --no-header contradict each other; give one of them.');
  }
  const { settings, problems } = readSettings({
    k: args.wholeNumber('k'),
    maxRowFindings: args.wholeNumber('max-rows'),
    quasiIdentifiers: args.list('qi'),
    delimiter: delimiter && (namedDelimiters[delimiter] ?? delimiter),
    header: args.has('header') ? 'yes' : args.has('no-header') ? 'no' : undefined,
    trim: args.has('trim'),
    missingTokens: args.text('missing-tokens') === 'none' ? [] : args.list('missing-tokens'),
    ...more,
  });
  const [problem] = problems;
  if (problem !== undefined) throw new UsageProblem(refusals[problem] ?? `The value for ${problem} is not valid.`);
  return settings;
}

/** The encoding asked for, if there is such a one. */
export function encodingOf(args: Arguments): string | undefined {
  const label = args.text('encoding');
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new UsageProblem('--encoding names no encoding that is known here; try utf-8, utf-16le or windows-1252.');
  }
}

/** The seed, which decides every random number. */
export function seedOf(args: Arguments): number {
  return args.wholeNumber('seed') ?? 1;
}

/** Seconds that a part of the answer may take; undefined: any. */
export function budgetOf(args: Arguments): number | undefined {
  if (args.text('budget') === 'none') return undefined;
  return args.number('budget', (seconds) => seconds > 0, 'a number of seconds, or "none"') ?? DEFAULT_BUDGET;
}

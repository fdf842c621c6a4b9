/** `quasi measure`: the numbers of one file, as JSON. */
import { defaultMissingTokens } from '@quasi/shared/table';
import type { Arguments } from './arguments.ts';
import { type Command, ExitCode } from './command.ts';
import { drive } from './drive.ts';
import { jsonText } from './jsonText.ts';
import { measureFile, type Part, parts } from './measureFile.ts';
import { inputFor } from './openTable.ts';
import { ProgressBar } from './progressBar.ts';
import { encodingOf, requireBudget, seedOf, settingsOf } from './settingsOf.ts';
import { UsageProblem } from './usageProblem.ts';

export const measure: Command = {
  name: 'measure',
  operands: 'FILE',
  summary: 'print the numbers of a file as JSON',
  options: {
    qi: { value: 'COLUMNS', help: 'the columns rows are compared on; chosen if not given' },
    only: { value: 'PARTS', help: `print only these parts: ${parts.join(', ')}` },
    rows: { help: 'add the class size of each row' },
    missing: { value: 'HOW', help: 'value: all missing cells of a column are one value (default)' },
    'missing-tokens': { value: 'LIST', help: 'texts that mean a missing value, or "none"' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  const settings = settingsOf(args, { missingTokens: missingTokensOf(args), maxRowFindings: 0 });
  const encoding = encodingOf(args);
  const seed = seedOf(args);
  requireBudget(args);
  args.choice('missing', ['value']);
  const only = partsOf(args);
  const [path, ...others] = args.operands;
  if (path === undefined) throw new UsageProblem('Name a file to measure, or - for standard input.');
  if (others.length > 0) throw new UsageProblem('Name one file; measure takes no more.');

  const bar = new ProgressBar(process.stderr, !args.has('quiet'));
  bar.begin(path);
  const work = measureFile({ path, settings, encoding, input: await inputFor(path) }, only, seed, args.has('rows'));
  const numbers = await drive(work, bar).finally(() => bar.clear());
  process.stdout.write(jsonText(numbers));
  return ExitCode.fine;
}

function missingTokensOf(args: Arguments): string[] {
  if (args.text('missing-tokens') === 'none') return [];
  return args.list('missing-tokens') ?? [...defaultMissingTokens];
}

function partsOf(args: Arguments): readonly Part[] {
  return (args.list('only') ?? [...parts]).map((name) => {
    const part = parts.find((known) => known === name);
    if (part === undefined) throw new UsageProblem(`--only takes ${parts.join(', ')}.`);
    return part;
  });
}

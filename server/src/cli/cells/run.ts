/** `quasi anonymize --cells`: for tables whose rows count people, where no classes are compared. */
import { formatCount, formatCountOf, shownName } from '@quasi/shared/explain';
import { cellFixes } from '@quasi/shared/groups';
import { copying, copyOptionsOf } from '../anonymizing/copying.ts';
import type { Arguments } from '../arguments.ts';
import { ExitCode, type Options } from '../command.ts';
import { jsonText } from '../jsonText.ts';
import { UsageProblem } from '../problems.ts';
import { drawing } from '../protecting/options.ts';
import { type CellsCopied, cellsFile } from './cellsFile.ts';

export const cellsOptions: Options = {
  '--cells HOW':
    'for tables of counts: suppress small cells and those that protect them, round all counts, or merge groups',
};

/** Options about rows that are people, which no row of a table of counts is. */
const ofRows = [
  ...[
    'k',
    'qi',
    'suppress',
    'levels',
    'dry-run',
    'hierarchy',
    'loss',
    'recipe',
    'remove',
    'pseudonymize',
    'redact',
    'leave',
    'details',
  ],
  ...drawing,
  'seed',
];

export async function protectCells(args: Arguments): Promise<number> {
  const how = args.choice('cells', cellFixes) ?? 'suppress';
  const other = ofRows.find((option) => args.has(option));
  if (other !== undefined)
    throw new UsageProblem(`--${other} is for rows that are people; --cells is for tables of counts.`);
  args.requireOne('anonymize');
  const options = copyOptionsOf(args, 'anonymize');
  const made = await copying(args, options, [], undefined, (table, copy) => cellsFile(table, copy, how));
  options.tell(args.has('json') ? jsonText(numbersOf(made)) : `${reportOf(options.path, made)}\n`);
  return made.mayPass ? ExitCode.fine : ExitCode.findings;
}

function numbersOf({ how, before, after, changed, complementary, base, removedRows, verdict }: CellsCopied): unknown {
  const cells = { smallCells: before.small.cells, derivableCells: before.derivable.cells };
  return {
    cells: how,
    limit: before.limit,
    changedCells: changed,
    complementaryCells: complementary,
    base,
    removedRows,
    before: cells,
    after: { smallCells: after?.small.cells ?? 0, derivableCells: after?.derivable.cells ?? 0 },
    verdict,
  };
}

function reportOf(
  path: string,
  { how, before, changed, complementary, base, removedRows, sentence }: CellsCopied,
): string {
  const was = `${formatCountOf(before.small.cells, 'cell', 'cells')} below ${formatCount(before.limit)}, ${formatCount(before.derivable.cells)} derivable`;
  const done =
    how === 'merge'
      ? `small groups merged with their neighbours, ${formatCountOf(removedRows, 'row', 'rows')} fewer`
      : base === undefined
        ? `${formatCountOf(changed, 'cell', 'cells')} held back, ${formatCount(complementary)} of them to protect others`
        : `counts rounded to multiples of ${formatCount(base)}, ${formatCountOf(changed, 'cell', 'cells')} changed`;
  return `${shownName(path)}: ${was} → ${done}; none is small or derivable in the copy.\n${sentence}`;
}

/** `quasi anonymize`: a copy of a file in which no row looks like fewer than k others, at the least loss. */
import { lossMeasures, statementOf as statementOfRecipe } from '@quasi/shared/recipes';
import { anonymizeFile } from './anonymizing/anonymizeFile.ts';
import { type CopyOptions, copying, copyOptions, copyOptionsOf, tellOutcome } from './anonymizing/copying.ts';
import { dryRun } from './anonymizing/dryRun.ts';
import { keyedHmac } from './anonymizing/keyedHmac.ts';
import { numbersOf } from './anonymizing/report.ts';
import type { Arguments } from './arguments.ts';
import { cellsOptions, protectCells } from './cells/run.ts';
import type { Command } from './command.ts';
import { jsonText } from './jsonText.ts';
import { UsageProblem } from './problems.ts';
import { drawing, protectOptions } from './protecting/options.ts';
import { protect } from './protecting/run.ts';
import { budgetOf } from './settingsOf.ts';
import { outputPlace } from './writing/outputPlace.ts';

export const anonymize: Command = {
  name: 'anonymize',
  operands: 'FILE',
  summary: 'write a copy of a file in which no class is smaller than k, at the least loss',
  options: {
    ...copyOptions,
    '--k N': 'the smallest class size aimed at (default 5)',
    '--qi COLUMNS': 'the columns rows are compared on; chosen if not given',
    '--suppress SHARE': 'the share of the rows that may be removed, 0 (default) to 1',
    '--levels COLUMN=LEVEL,…':
      'give columns by these levels, and the others as they are, instead of looking for the best',
    '--dry-run': 'write nothing: print the levels of each column, and what would come of those found or given',
    '--hierarchy COLUMN=FILE': "the levels of a column, in ARX's CSV form; may be repeated",
    '--loss MEASURE': 'ncp (default; normalised certainty penalty) or entropy (non-uniform entropy)',
    '--remove COLUMNS': 'take these columns out',
    '--pseudonymize COLUMNS':
      'replace these by pseudonyms, with the key in the environment variable QUASI_PSEUDONYM_KEY',
    '--leave COLUMNS': 'keep these, although they name people: the copy is then called identified, not ready',
    '--redact COLUMNS': 'take e-mail addresses, phone numbers, names that are found and the like out of these texts',
    '--fix-identifiers': 'treat every column that identifies people: remove it, number it anew, or redact its texts',
    ...protectOptions,
    ...cellsOptions,
    '--recipe OUT.json': 'write down what was done, without values, for "quasi apply"',
    '--json': 'print { columns, levels, loss, bound, optimal, suppressedRows, before, after, verdict }',
    '--seed N': 'draw by this number, to get the same again; without it nobody can repeat the draws',
    '--budget SECONDS': 'time for the search (default 10), or "none"',
  },
  async run(args) {
    if (args.has('cells')) return await protectCells(args);
    if (drawing.some((option) => args.has(option))) return await protect(args);
    const suppress = args.number('suppress', (share) => share >= 0 && share <= 1, 'a share from 0 to 1') ?? 0;
    const measure = args.choice('loss', lossMeasures) ?? 'ncp';
    const budget = budgetOf(args);
    if (args.has('seed'))
      throw new UsageProblem(
        '--seed is for what is drawn, by --randomise, --noise, --sample or --split: to reach k nothing is.',
      );
    const removed = distinct(args.list('remove'));
    const pseudonymized = distinct(args.list('pseudonymize'));
    const redacted = distinct(args.list('redact'));
    const left = distinct(args.list('leave'));
    const hmac = pseudonymized.length > 0 ? keyedHmac() : undefined;
    const hierarchies = args.list('hierarchy') ?? [];
    const fixesIdentifiers = args.has('fix-identifiers');
    args.requireOne('anonymize');
    const treated = { removed, pseudonymized, redacted, left };
    const wanted = { suppress, measure, levels: args.list('levels'), hierarchies, ...treated, fixesIdentifiers, hmac };
    if (args.has('dry-run')) {
      return await dryRun(args, { ...wanted, withDetails: false, recipePath: undefined }, budget);
    }
    const options = copyOptionsOf(args, 'anonymize', args.operands[0], filesIn(hierarchies));
    const recipePath = recipePathOf(args, options, hierarchies);
    const withDetails = args.has('details');
    const asked = { ...wanted, withDetails, recipePath };
    const made = await copying(
      args,
      options,
      Object.values(treated).flat(),
      budget,
      (table, copy) => anonymizeFile({ ...table, ...asked }, copy),
      ({ recipe }) =>
        recipePath === undefined ? [] : [{ place: recipePath, content: jsonText(statementOfRecipe(recipe)) }],
    );
    const { columns, levels, search } = made;
    const own = { columns, levels, loss: search?.loss.value, ...search?.found };
    return tellOutcome(args, options, made, { ...own, ...numbersOf(made) });
  },
};

function distinct(names: readonly string[] = []): string[] {
  return [...new Set(names)];
}

/** The files of `column=FILE`. */
function filesIn(hierarchies: readonly string[]): string[] {
  return hierarchies.map((option) => option.slice(option.indexOf('=') + 1));
}

function recipePathOf(
  args: Arguments,
  { path, copy }: CopyOptions,
  hierarchies: readonly string[],
): string | undefined {
  const named = args.text('recipe');
  if (named === undefined) return undefined;
  const place = outputPlace(named, '--recipe', [path, ...filesIn(hierarchies)]);
  if (place === '-') throw new UsageProblem('--recipe needs the name of a file.');
  if (place === copy) throw new UsageProblem('--recipe and -o name the same file.');
  return place;
}

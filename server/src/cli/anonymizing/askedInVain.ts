/** Requests that a file cannot fulfil, reported before they are tried, or after. */
import { areCompared, type ClassFacts } from '@quasi/shared/analysis';
import { formatCount, formatCountOf, formatShare, shownName } from '@quasi/shared/explain';
import type { Diversity } from '@quasi/shared/recipes';
import { FileProblem } from '../../files/index.ts';
import type { AnonymizeRequest } from './levelPlan.ts';

/** `compared`: the columns that are left to be compared. */
export function requireSense(
  { path, pseudonymized, redacted, removed, left }: AnonymizeRequest,
  { table, settings, protection, unit }: ClassFacts,
  compared: readonly number[],
): void {
  if (protection?.isWhole) {
    throw new FileProblem(
      path,
      'All its rows are answers of randomised response, so there are no classes of people to make larger; "quasi explain" describes the risk of the people behind them.',
    );
  }
  if (compared.length === 0 && !areCompared(unit)) {
    const said =
      unit.rows === 'things'
        ? 'Its rows are about nobody'
        : unit.rows === 'groups'
          ? 'Its rows are counts of people'
          : 'It is unclear who its rows are about';
    throw new FileProblem(path, `${said}, so no classes are formed; if they are people, say so with --unit people.`);
  }
  if (compared.length === 0) {
    throw new FileProblem(
      path,
      'There is no column to compare rows on; name those that others may know of a person with --qi.',
    );
  }
  const named = [...pseudonymized, ...redacted, ...removed, ...left];
  const both = named.find((name, i) => named.indexOf(name) !== i);
  if (both !== undefined) {
    throw new FileProblem(
      path,
      `"${shownName(both)}" is named by two of --remove, --pseudonymize, --redact and --leave; name it once.`,
    );
  }
  // Texts may be generalised and still be allowed to name people where they are left as they are.
  const treated = [...pseudonymized, ...redacted];
  const generalised = compared.find((column) => treated.includes(table.columns[column].name));
  if (generalised !== undefined) {
    const name = shownName(table.columns[generalised].name);
    throw new FileProblem(
      path,
      `Rows are compared on "${name}", so it is generalised: leave it out of --qi, or out of the options that treat it.`,
    );
  }
  if (table.rowCount === 0) throw new FileProblem(path, 'It has no rows.');
  if (settings.k > table.rowCount) {
    const rows = formatCountOf(table.rowCount, 'row', 'rows');
    throw new FileProblem(path, `It has ${rows}, so no class of ${formatCount(settings.k)} can be formed.`);
  }
}

/** More rows miss the goal at the given levels than may be removed. */
export function notReachedThere({ path, world }: AnonymizeRequest, { table }: ClassFacts, below: number): FileProblem {
  const rows = `${formatCount(below)} of ${formatCountOf(table.rowCount, 'row', 'rows')}`;
  const share = Math.ceil((1000 * below) / table.rowCount) / 1000;
  return new FileProblem(
    path,
    `At these levels ${rows} miss k = ${formatCount(world.settings.k)}: choose higher ones, or let the rows go with --suppress ${share}.`,
  );
}

/** The search has found nothing. */
export function notReached(
  { path, suppress, world }: AnonymizeRequest,
  facts: ClassFacts,
  isProven: boolean,
  diversity: Diversity | undefined,
): FileProblem {
  const values = diversity
    ? ` with ${formatCount(diversity.values)} values of "${shownName(diversity.column)}" in each class`
    : '';
  const k = `k = ${formatCount(world.settings.k)}${values}`;
  if (!isProven)
    return new FileProblem(path, `No way to reach ${k} was found in the time; give it more with --budget.`);
  const rows = formatCount(facts.table.rowCount);
  return new FileProblem(
    path,
    `${k} cannot be reached for its ${rows} rows with ${formatShare(suppress)} of them removed.`,
  );
}

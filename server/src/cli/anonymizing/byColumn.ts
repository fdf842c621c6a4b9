/** Options that say something of single columns, as `--hierarchy column=FILE`, read against the columns of the table. */
import { shownName } from '@quasi/shared/explain';
import { UsageProblem } from '../problems.ts';

/** Column → what is said of it. The columns decide where a name that holds `=` ends; `what`: `FILE`, as the help has it. */
export function byColumn(
  given: readonly string[],
  option: string,
  what: string,
  columns: readonly string[],
): Map<string, string> {
  const said = new Map<string, string>();
  for (const text of given) {
    const cuts = [...text.matchAll(/=/g)].map(({ index }) => index);
    const cut = cuts.find((at) => columns.includes(text.slice(0, at)));
    if (cuts.length === 0) throw new UsageProblem(`--${option} needs column=${what}.`);
    const name = shownName(text.slice(0, cut ?? cuts[0]));
    if (cut === undefined) {
      throw new UsageProblem(`--${option} names the column "${name}", which is none that rows are compared on.`);
    }
    const column = text.slice(0, cut);
    if (said.has(column)) throw new UsageProblem(`--${option} names the column "${name}" twice.`);
    said.set(column, text.slice(cut + 1));
  }
  return said;
}

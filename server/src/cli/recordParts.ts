/** The values of `--record name=value,…`, by the columns that they are of. A value is not repeated in what is said: it may be that of a person. */
import { nearest } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';
import { manyNames } from './manyNames.ts';
import { UsageProblem } from './problems.ts';

/** The column is its position among the names. `path`: of the file that has columns of these names. `others`: those it has besides, which nobody is judged by. */
export function statedValues(
  parts: readonly string[],
  names: readonly string[],
  path: string,
  others: readonly string[] = [],
) {
  const stated = parts.map((part) => {
    // A name may hold the sign, too.
    const name = names.filter((known) => part.startsWith(`${known}=`)).sort((a, b) => b.length - a.length)[0];
    if (name === undefined) throw unknownColumn(part, names, path, others);
    return { column: names.indexOf(name), value: part.slice(name.length + 1) };
  });
  const twice = stated.find(({ column }, i) => stated.findIndex((other) => other.column === column) < i);
  if (twice) throw new UsageProblem(`--record states "${shownName(names[twice.column])}" twice.`);
  return stated;
}

function unknownColumn(part: string, names: readonly string[], path: string, others: readonly string[]): Error {
  const at = part.indexOf('=');
  if (at <= 0) return new UsageProblem('--record needs name=value,name=value and so on.');
  const other = others.find((known) => part.startsWith(`${known}=`));
  if (other !== undefined) {
    const sentence = `Rows are not compared on "${shownName(other)}": --record takes ${manyNames(names)}.`;
    return new FileProblem(path, sentence);
  }
  const stated = part.slice(0, at);
  const meant = nearest(stated, names);
  const hint = meant === undefined ? `It has ${manyNames(names)}.` : `Did you mean "${shownName(meant)}"?`;
  return new FileProblem(path, `There is no column "${shownName(stated)}". ${hint}`);
}

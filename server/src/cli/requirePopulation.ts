/** The size that somebody gives of a population has to be true of the file. */
import { formatCountOf } from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';

export function requirePopulation(path: string, population: number | undefined, rowCount: number): void {
  if (population === undefined || population >= rowCount) return;
  const rows = formatCountOf(rowCount, 'row', 'rows');
  throw new FileProblem(path, `It has ${rows}, so its population cannot be smaller: check --population.`);
}

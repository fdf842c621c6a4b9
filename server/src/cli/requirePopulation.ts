/** What is said of a population has to be true of the file: what an option says ends the command, what a file says is told and not used. */
import type { PassedOver } from '@quasi/shared/analysis';
import { formatCountOf, passedOverText } from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';
import { reportProblem } from './reportProblem.ts';

/** What of it options say. */
export interface PopulationOptions {
  readonly population: number | undefined;
  readonly samplingRate: number | undefined;
  readonly populationPath: string | undefined;
}

/** `path`: of the data. A column that a file of the population lacks is asked for where people are compared. */
export function requirePopulation(
  path: string,
  passedOver: readonly PassedOver[],
  { population, populationPath }: Pick<PopulationOptions, 'population' | 'populationPath'>,
): void {
  for (const passed of passedOver) {
    if (passed.kind === 'smallPopulation' && population !== undefined) {
      const { count, arePeople } = passed.released;
      const released = arePeople ? formatCountOf(count, 'person', 'people') : formatCountOf(count, 'row', 'rows');
      throw new FileProblem(path, `It has ${released}, so its population cannot be smaller: check --population.`);
    }
    if (populationPath === undefined || !('file' in passed) || passed.kind === 'lackingFile') continue;
    throw new FileProblem(populationPath, passed.kind === 'unreadableFile' ? passed.problem : passedOverText(passed));
  }
}

export function reportPassedOver(passedOver: readonly PassedOver[]): void {
  for (const passed of passedOver) reportProblem(new Error(passedOverText(passed)));
}

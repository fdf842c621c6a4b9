/** Unused statements of files and options about the people that there are: a false option ends the command, the others are reported. */
import type { LeftOutDatabase, PassedOver, Register, Released } from '@quasi/shared/analysis';
import { MOST_PEOPLE } from '@quasi/shared/config';
import {
  databaseLeftOut,
  formatCount,
  formatCountOf,
  formatShare,
  passedOverText,
  unmatchedText,
} from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';
import { sayNotes } from './problems.ts';

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
  { population, samplingRate, populationPath }: PopulationOptions,
): void {
  for (const passed of passedOver) {
    if (passed.kind === 'smallPopulation' && population !== undefined) {
      const has = `It has ${releasedText(passed.released)}`;
      throw new FileProblem(path, `${has}, so its population cannot be smaller: check --population.`);
    }
    if (passed.kind === 'smallRate' && samplingRate !== undefined) {
      const most = `more than ${formatCount(MOST_PEOPLE)} people, about as many as have ever lived`;
      const has = `It has ${releasedText(passed.released)}, which would be those of ${most}`;
      throw new FileProblem(path, `${has}: check --sampling-rate.`);
    }
    if (passed.kind === 'wrongRate' && samplingRate !== undefined) {
      const isNo = `which is not ${formatShare(samplingRate)} of ${formatCount(passed.population)}`;
      const has = `It has ${releasedText(passed.released)}`;
      throw new FileProblem(path, `${has}, ${isNo}: check --sampling-rate and --population.`);
    }
    if (populationPath === undefined || !('file' in passed) || passed.kind === 'lackingFile') continue;
    throw new FileProblem(populationPath, passed.kind === 'unreadableFile' ? passed.problem : passedOverText(passed));
  }
}

function releasedText({ count, arePeople }: Released): string {
  return arePeople ? formatCountOf(count, 'person', 'people') : formatCountOf(count, 'row', 'rows');
}

/** `register`: what rows were compared with, if they were. */
export function reportForeign(register: Register | undefined): void {
  const text = register?.isForeign && unmatchedText(register);
  if (text) sayNotes([text]);
}

export function reportPassedOver(passedOver: readonly PassedOver[]): void {
  sayNotes(passedOver.map(passedOverText));
}

/** One that cannot be read may be meant to count, so that it is an error; the others are reported as empty. */
export function requireReadable(leftOut: readonly LeftOutDatabase[]): void {
  const unreadable = leftOut.find(({ why }) => why === 'unreadable');
  if (unreadable) throw new FileProblem(unreadable.name, unreadable.detail);
}

export function reportLeftOut(leftOut: readonly LeftOutDatabase[]): void {
  sayNotes(leftOut.map(databaseLeftOut));
}

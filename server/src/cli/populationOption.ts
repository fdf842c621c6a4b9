/** The option `--population`: how many people there are that those of the file are taken from. */
import { MOST_PEOPLE } from '@quasi/shared/config';
import { formatCount } from '@quasi/shared/explain';
import type { Arguments } from './arguments.ts';

export function populationOption(args: Arguments): number | undefined {
  const isSize = (people: number) => Number.isInteger(people) && people > 0 && people <= MOST_PEOPLE;
  const needed = `a whole number from 1 to ${formatCount(MOST_PEOPLE)}, about as many people as have ever lived`;
  return args.number('population', isSize, needed);
}

/** Databases as SEI has them: each a random part of the population, protected by randomised response. */
import { channelOf, type ProtectedColumn, randomisedResponse } from '@quasi/shared/measures/protected';
import type { Random } from '@quasi/shared/random';
import { drain } from '../data.ts';
import type { Population } from './people.ts';

export interface Setting {
  /** For each column; infinite where nothing is protected. */
  readonly epsilon: number;
  readonly databases: number;
  /** The share of the population in each. */
  readonly rate: number;
  /** Whether those who judge a person can see how many records of each database are like them: never where there is noise. */
  readonly isSeen: boolean;
}

export interface Databases extends Setting {
  /** The reports of all databases, one below the other: what the models are fitted to. */
  readonly columns: readonly ProtectedColumn[];
  /** Database → tuple → true records. */
  readonly matches: readonly Uint32Array[];
}

/** A person may be in several, and is reported in each anew. */
export function drawDatabases(population: Population, setting: Setting, random: Random): Databases {
  const { people, categories, columns, tupleOf, tuples } = population;
  const inside: number[] = [];
  const matches: Uint32Array[] = [];
  for (let database = 0; database < setting.databases; database++) {
    const counts = new Uint32Array(tuples.length);
    for (let person = 0; person < people; person++) {
      if (setting.rate < 1 && random() >= setting.rate) continue;
      inside.push(person);
      counts[tupleOf[person]]++;
    }
    matches.push(counts);
  }
  const reported = columns.map((column, i) => {
    const truth = Uint32Array.from(inside, (person) => column[person]);
    const reports = drain(randomisedResponse(truth, channelOf(setting.epsilon, categories[i]), random));
    return { reports, categories: categories[i], epsilon: setting.epsilon };
  });
  return { ...setting, columns: reported, matches };
}

/** How long it takes to fit each model to Adult, and to judge one person among a million with five databases. */
import { aloneProbability, countLaw, defaultPoints, type ProtectedColumn } from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { drain } from '../data.ts';
import { drawDatabases } from './databases.ts';
import { fittedModel, type ModelName, modelNames } from './models.ts';
import type { Population } from './people.ts';

export interface Duration {
  readonly model: ModelName;
  /** Seconds. */
  readonly fit: number;
  readonly record: number;
}

const records = 40;
/** Something else may run beside the first. */
const repetitions = 3;
const bigPopulation = 1_000_000;
const fiveDatabases = [0.1, 0.1, 0.1, 0.1, 0.1].map((rate) => ({ rate, matches: 1 }));

/** The best of some runs. All records at ε = 1 an attribute; the copula's cells with the points that the product takes for a single person. */
export function durations(population: Population): Duration[] {
  const setting = { epsilon: 1, databases: 1, rate: 1, isSeen: false };
  const { columns } = drawDatabases(population, setting, seededRandom(800));
  return modelNames.map((model) => {
    const measured = Array.from({ length: repetitions }, () => once(population, columns, model));
    return {
      model,
      fit: Math.min(...measured.map(({ fit }) => fit)),
      record: Math.min(...measured.map(({ record }) => record)),
    };
  });
}

function once(population: Population, columns: readonly ProtectedColumn[], model: ModelName): Duration {
  const start = performance.now();
  const people = fittedModel(model, columns, defaultPoints);
  const fitted = performance.now();
  for (let i = 0; i < records; i++) {
    const tuple = population.tuples[population.tupleOf[i]];
    const q = Math.max(drain(people.cellProbability(tuple)), 1e-9);
    const law = countLaw(q, bigPopulation, fiveDatabases, 'record');
    if (law === undefined || !(aloneProbability(law) >= 0)) throw new Error('There is no such person.');
  }
  return { model, fit: (fitted - start) / 1000, record: (performance.now() - fitted) / 1000 / records };
}

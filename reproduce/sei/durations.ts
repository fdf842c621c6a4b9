/** How long a processor works to fit each model to Adult, and to judge one person among a million with five databases. */

import { aloneProbability, countLaw, type ProtectedColumn } from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { defaultPoints } from '../../shared/src/measures/protected/testPaper.ts';
import { drain } from '../data.ts';
import { drawDatabases } from './databases.ts';
import { type FittedName, fittedModel, fittedNames } from './models.ts';
import type { Population } from './people.ts';

export interface Duration {
  readonly model: FittedName;
  /** Seconds of the processor, which other programs on the machine change less than those of the clock. */
  readonly fit: number;
  readonly record: number;
}

/** Seconds: ten times and more what it takes on an idle machine, so that a busy one prints the same. */
export const limits: Readonly<Record<FittedName, Omit<Duration, 'model'>>> = {
  tree: { fit: 0.3, record: 0.001 },
  independence: { fit: 0.3, record: 0.001 },
  printed: { fit: 5, record: 0.3 },
  positions: { fit: 0.3, record: 0.3 },
};

export const durationRecords = 40;
/** The first ones find nothing compiled. */
const repetitions = 5;
/** Of the processor's clock, beyond which its steps do not matter. */
const enough = 0.02;
const bigPopulation = 1_000_000;
const fiveDatabases = [0.1, 0.1, 0.1, 0.1, 0.1].map((rate) => ({ rate, matches: 1 }));

/** The best of some runs. All records at ε = 1 an attribute; the copula's cells with the points that the product takes for a single person. */
export function durations(population: Population): Duration[] {
  const setting = { epsilon: 1, databases: 1, rate: 1, isSeen: false };
  const { columns } = drawDatabases(population, setting, seededRandom(800));
  return fittedNames.map((model) => {
    const measured = Array.from({ length: repetitions }, () => once(population, columns, model));
    return {
      model,
      fit: Math.min(...measured.map(({ fit }) => fit)),
      record: Math.min(...measured.map(({ record }) => record)),
    };
  });
}

function once(population: Population, columns: readonly ProtectedColumn[], model: FittedName): Duration {
  const start = worked();
  const people = fittedModel(model, columns, defaultPoints);
  const fitted = worked();
  let judged = 0;
  while (judged === 0 || worked() - fitted < enough) {
    for (let i = 0; i < durationRecords; i++) judge(population.tuples[population.tupleOf[i]]);
    judged += durationRecords;
  }
  return { model, fit: fitted - start, record: (worked() - fitted) / judged };

  function judge(tuple: Uint32Array): void {
    const q = Math.max(drain(people.cellProbability(tuple)), 1e-9);
    const law = countLaw(q, bigPopulation, fiveDatabases, 'record');
    if (law === undefined || !(aloneProbability(law) >= 0)) throw new Error('There is no person of this number.');
  }
}

/** Seconds that the processor has worked for this process. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

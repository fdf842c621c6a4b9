/** SEI's count law apart from any model: people drawn from shares that are known, and who is truly alone among them. */
import { aloneProbability, countLaw, independentPeople, type Target } from '@quasi/shared/measures/protected';
import { seededRandom } from '@quasi/shared/random';
import { drain } from '../data.ts';
import { type Population, populationOf } from './people.ts';

const rates = [0.1, 0.2];
const populations = 5;

export interface TargetShares {
  readonly label: string;
  /** The share of them who are alone in the population. */
  readonly alone: number;
  /** Mean P(alone) by the law as printed, and with the weights of a random member. */
  readonly printed: number;
  readonly weighted: number;
}

/** Everybody of the population, and the records of the first of two databases. */
export function targetShares(adult: Population): TargetShares[] {
  const shares = adult.columns.map((column, i) => {
    const counts = new Float64Array(adult.categories[i]);
    for (const category of column) counts[category] += 1 / adult.people;
    return counts;
  });
  const model = independentPeople(shares);
  const random = seededRandom(700);
  const everybody = { people: 0, alone: 0, printed: 0, weighted: 0 };
  const inFirst = { people: 0, alone: 0, printed: 0, weighted: 0 };
  for (let round = 0; round < populations; round++) {
    const columns = adult.columns.map(() => new Uint32Array(adult.people));
    const person = new Uint32Array(adult.columns.length);
    for (let i = 0; i < adult.people; i++) {
      model.draw(random, person);
      for (let column = 0; column < columns.length; column++) columns[column][i] = person[column];
    }
    const drawn = populationOf(adult.names, columns);
    const matches = rates.map((rate) => {
      const counts = new Uint32Array(drawn.tuples.length);
      for (const tuple of drawn.tupleOf) if (random() < rate) counts[tuple]++;
      return counts;
    });
    for (let tuple = 0; tuple < drawn.tuples.length; tuple++) {
      const q = drain(model.cellProbability(drawn.tuples[tuple]));
      const databases = rates.map((rate, i) => ({ rate, matches: matches[i][tuple] }));
      const chance = (target: Target) => {
        const law = countLaw(q, drawn.people, databases, target);
        return law === undefined ? 0 : aloneProbability(law);
      };
      const [printed, weighted] = [chance('record'), chance('member')];
      const isAlone = drawn.sizes[tuple] === 1 ? 1 : 0;
      add(everybody, drawn.sizes[tuple]);
      add(inFirst, matches[0][tuple]);

      function add(sums: typeof everybody, people: number): void {
        sums.people += people;
        sums.alone += people * isAlone;
        sums.printed += people * printed;
        sums.weighted += people * weighted;
      }
    }
  }
  return [['a record of the first database', inFirst] as const, ['anyone of the population', everybody] as const].map(
    ([label, { people, alone, printed, weighted }]) => ({
      label,
      alone: alone / people,
      printed: printed / people,
      weighted: weighted / people,
    }),
  );
}

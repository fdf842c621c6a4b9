/**
 * All random draws of the product against the laws they are said to have, by chi-square: whole numbers, orders, samples, answers of
 * randomised response, noise, people of a model; each with the generator of seeds and with the secret one. Laws that are only known
 * by the draws themselves (tables that keep tuples) are not among them.
 */
import { formatCount } from '@quasi/shared/explain';
import { drawAlphas } from '@quasi/shared/measures/background';
import { chiSquareUpperTail, normalCdf } from '@quasi/shared/measures/numeric';
import {
  channelOf,
  copulaPeople,
  independentPeople,
  type PeopleModel,
  randomisedResponse,
} from '@quasi/shared/measures/protected';
import { type Random, randomBelow, seededRandom, shuffle } from '@quasi/shared/random';
import { cellTreatmentNamed, type Extract, redraw, sampleRows, splitColumns } from '@quasi/shared/remedies';
import { secretRandom } from '../../server/src/secretRandom.ts';
import { shuffleColumn, shuffleGroups } from '../../shared/src/measures/prediction/shuffling.ts';
import { columnOf, drained, fresh, toTreat } from '../../shared/src/remedies/testColumns.ts';

export interface DrawFindings {
  /** Draws that were looked at. */
  readonly tried: number;
  readonly findings: readonly string[];
}

/** One law: some draws at a time, each of which falls into one of the outcomes. */
export interface Draw {
  readonly name: string;
  /** The probability of each outcome. */
  readonly law: readonly number[];
  readonly outcomes: (random: Random) => Iterable<number>;
}

/** The chance that anything at all is found of draws that are right. */
const FALSE_ALARM = 1e-6;
/** Fewer are expected of no outcome: below that χ² is only roughly the law of the sum. */
const LEAST_EXPECTED = 50;

/** For so many seconds; of each law at least as many draws as the test needs. */
export function testDraws(seed: number, seconds: number, laws: readonly Draw[] = allDraws): DrawFindings {
  const sources = [
    { name: 'seeded', random: (i: number) => seededRandom(seed + i) },
    { name: 'secret', random: (i: number) => secretRandom(`soak ${seed} ${i}`) },
  ];
  const tests = laws.flatMap((draw, i) =>
    sources.map(({ name, random }) => ({
      draw,
      source: name,
      random: random(i),
      counts: draw.law.map(() => 0),
      tried: 0,
    })),
  );
  const end = performance.now() + 1000 * seconds;
  let open = tests;
  while (open.length > 0) {
    for (const test of open) {
      for (const outcome of test.draw.outcomes(test.random)) {
        test.counts[outcome]++;
        test.tried++;
      }
    }
    const isOver = performance.now() >= end;
    open = tests.filter(({ draw, tried }) => !isOver || tried * Math.min(...draw.law) < LEAST_EXPECTED);
  }
  const findings = tests.flatMap(({ draw, source, counts, tried }) => {
    const p = pValue(counts, draw.law, tried);
    return p < FALSE_ALARM / tests.length
      ? [`${draw.name} (${source}, seed ${seed}): p = ${p.toExponential(1)} after ${tried} draws: ${counts.join(' ')}`]
      : [];
  });
  return { tried: tests.reduce((sum, { tried }) => sum + tried, 0), findings };
}

/** As `npm run soak` runs it. */
export const draws = {
  name: 'draws',
  share: 0.05,
  async run(seed: number, end: number) {
    const { tried, findings } = testDraws(seed, Math.max(0, (end - performance.now()) / 1000));
    return { tried: `${formatCount(tried)} draws`, findings };
  },
};

function pValue(counts: readonly number[], law: readonly number[], tried: number): number {
  let sum = 0;
  for (const [i, count] of counts.entries()) sum += (count - tried * law[i]) ** 2 / (tried * law[i]);
  return chiSquareUpperTail(sum, law.length - 1);
}

const BATCH = 512;
const even = (outcomes: number) => Array.from({ length: outcomes }, () => 1 / outcomes);

/** So many times what `draw` says. */
function times(count: number, draw: (random: Random) => number): Draw['outcomes'] {
  return function* (random) {
    for (let i = 0; i < count; i++) yield draw(random);
  };
}

/** Each order its number (Lehmer's code), from 0. */
function orderNumber(order: ArrayLike<number>): number {
  let number = 0;
  for (let i = 0; i < order.length; i++) {
    let smaller = 0;
    for (let j = i + 1; j < order.length; j++) if (order[j] < order[i]) smaller++;
    number = number * (order.length - i) + smaller;
  }
  return number;
}

/** Subsets of `of` things by their bits, numbered from 0 in the order of their bits. */
function subsets(of: number, size: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let bits = 0; bits < 1 << of; bits++) {
    if (bits.toString(2).replaceAll('0', '').length === size) found.set(bits, found.size);
  }
  return found;
}

const bitsOf = (chosen: Iterable<number>) => [...chosen].reduce((bits, one) => bits | (1 << one), 0);

const numbers: readonly Draw[] = [
  { name: 'random numbers', law: even(64), outcomes: times(BATCH, (random) => Math.floor(64 * random())) },
  { name: 'their last bits', law: even(64), outcomes: times(BATCH, (random) => (random() * 2 ** 32) & 63) },
  {
    name: 'pairs of them',
    law: even(256),
    outcomes: times(BATCH, (random) => 16 * Math.floor(16 * random()) + Math.floor(16 * random())),
  },
  ...[2, 3, 7, 10, 100].map((limit) => ({
    name: `whole numbers below ${limit}`,
    law: even(limit),
    outcomes: times(BATCH, (random) => randomBelow(random, limit)),
  })),
];

const orders: readonly Draw[] = [
  {
    name: 'shuffled numbers',
    law: even(24),
    outcomes: times(BATCH, (random) => {
      const order = Uint32Array.of(0, 1, 2, 3);
      shuffle(order, random);
      return orderNumber(order);
    }),
  },
  {
    name: 'a shuffled column',
    law: even(24),
    outcomes: times(BATCH, (random) => {
      const order = Uint32Array.of(0, 1, 2, 3);
      drained(shuffleColumn(order, random));
      return orderNumber(order);
    }),
  },
  {
    name: 'a column shuffled in groups',
    law: even(12),
    outcomes: times(BATCH, (random) => {
      const order = Uint32Array.of(0, 1, 2, 3, 4);
      drained(shuffleGroups(order, Uint32Array.of(0, 3, 5), random));
      return 2 * orderNumber(order.subarray(0, 3)) + orderNumber(order.subarray(3));
    }),
  },
  {
    name: 'the order of one unlinked part in the other',
    law: even(24),
    outcomes: times(BATCH, (random) => {
      const [{ rows: one }, { rows: other }] = planned(splitColumns.with({ groups: [['a'], ['b']] }), 4, random);
      return orderNumber(Array.from({ length: 4 }, (_, row) => one.indexOf(other[row])));
    }),
  },
];

const ofSix = subsets(6, 3);

const samples: readonly Draw[] = [
  {
    name: 'three rows of six',
    law: even(ofSix.size),
    outcomes: times(BATCH, (random) => {
      const [{ rows }] = planned(sampleRows.with({ share: 0.5 }), 6, random);
      return ofSix.get(bitsOf(rows)) as number;
    }),
  },
  {
    name: 'three values of six',
    law: even(ofSix.size),
    outcomes: times(BATCH, (random) => {
      // Value i has i + 1 records of one user, which identifies it.
      const records = Uint32Array.of(1, 2, 3, 4, 5, 6);
      const ones = new Uint32Array(6).fill(1);
      const alphas = drawAlphas({ rows: 21, records, users: ones, values: ones }, 3, random);
      return ofSix.get(bitsOf(alphas.map((alpha) => alpha - 1))) as number;
    }),
  },
];

/** Of each truth in turn the report, the truths being equally frequent. */
const answers: readonly Draw[] = [0.3, 2].flatMap((epsilon) => {
  const channel = channelOf(epsilon, 4);
  const law = Array.from({ length: 16 }, (_, i) => (i % 5 === 0 ? channel.keep : (1 - channel.keep) / 3) / 4);
  const truths = Uint32Array.from({ length: BATCH }, (_, row) => row % 4);
  const texts = ['a', 'b', 'c', 'NA'];
  const respond = cells(
    Array.from(truths, (truth) => texts[truth]),
    'randomised-response',
    { epsilon },
  );
  return [
    {
      name: `answers with ε = ${epsilon}`,
      law,
      outcomes: function* (random: Random) {
        const reports = drained(randomisedResponse(truths, channel, random));
        for (const [row, truth] of truths.entries()) yield 4 * truth + reports[row];
      },
    },
    {
      name: `cells that are written with ε = ${epsilon}`,
      law,
      outcomes: function* (random: Random) {
        const written = respond(random);
        for (const [row, truth] of truths.entries()) yield 4 * truth + texts.indexOf(written[row] ?? 'NA');
      },
    },
  ];
});

const laplaceCdf = (x: number) => (x < 0 ? Math.exp(x) / 2 : 1 - Math.exp(-x) / 2);
const noises: readonly Draw[] = [
  { law: 'laplace', cdf: laplaceCdf },
  { law: 'gaussian', cdf: normalCdf },
].map(({ law, cdf }) => {
  const noisy = cells(new Array<string>(BATCH).fill('0'), 'noise', { law, scale: 1, decimals: 12 });
  return {
    name: `${law} noise`,
    law: even(32),
    outcomes: function* (random: Random) {
      for (const text of noisy(random)) yield Math.min(31, Math.floor(32 * cdf(Number(text))));
    },
  };
});

const shares = [Float64Array.of(0.1, 0.2, 0.7), Float64Array.of(0.5, 0.25, 0.25)];

function people(name: string, model: PeopleModel): Draw {
  const person = new Uint32Array(2);
  return {
    name,
    law: Array.from({ length: 9 }, (_, i) => drained(model.cellProbability([Math.floor(i / 3), i % 3]))),
    outcomes: times(BATCH, (random) => {
      model.draw(random, person);
      return 3 * person[0] + person[1];
    }),
  };
}

const correlated = [Float64Array.of(1, 0.6), Float64Array.of(0.6, 1)];
const models: readonly Draw[] = [
  people('people of independent columns', independentPeople(shares)),
  people(
    'people of a copula',
    copulaPeople(shares, correlated, 1000, () => seededRandom(1)),
  ),
];

export const allDraws: readonly Draw[] = [...numbers, ...orders, ...samples, ...answers, ...noises, ...models];

function planned(treatment: ReturnType<typeof sampleRows.with>, rows: number, random: Random): readonly Extract[] {
  const plan = drained(treatment.plan({ columns: ['a', 'b'], rows }, random));
  if (!('extracts' in plan)) throw new Error('no plan');
  return plan.extracts;
}

/** What a remedy writes for these values, row by row. */
function cells(values: readonly string[], remedy: string, parameters: unknown) {
  const treatment = cellTreatmentNamed(remedy, parameters);
  if (!treatment) throw new Error(`no remedy ${remedy}`);
  const column = columnOf('x', values);
  const looked = toTreat(column, values);
  return (random: Random): (string | undefined)[] => {
    const { placeOf, texts } = drained(redraw(column, looked, treatment, random, fresh()));
    return Array.from(placeOf, (place) => texts[place]);
  };
}

/**
 * Input-discriminative unary encoding (Gu, Li, Xiong, Cao 2020): a person reports one bit for each value, and how often a bit is turned over
 * depends on how sensitive its value is. Two values of budgets ε and ε′ can be distinguished no better than the smaller of them allows.
 */

/** Values of one budget, and the share of all values that they are. */
export interface Level {
  readonly epsilon: number;
  readonly share: number;
}

/** How likely a bit is reported as 1: of the value that the person has, and of another. */
export interface Bit {
  readonly own: number;
  readonly other: number;
}

/**
 * Each structure leaves one number for each level. Given the one of the mildest level, `of`, the best of the others are as far from noise as the
 * pairs with it allow; all other pairs then hold too.
 */
interface Structure {
  /** Where the number of the mildest level lies. */
  readonly range: (least: number, most: number) => readonly [from: number, to: number];
  readonly of: (mildest: number, epsilon: number) => number;
  readonly bit: (number: number) => Bit;
}

const structures = {
  /** Their opt1, a + b = 1: a bit is kept with the odds e^τ, and τ + τ′ ≤ min(ε, ε′). */
  rappor: {
    range: (least, most) => [least / 2, Math.min(least, most / 2)],
    of: (mildest, epsilon) => Math.min(mildest, epsilon - mildest),
    bit: (tau) => ({ own: 1 / (1 + Math.exp(-tau)), other: 1 / (1 + Math.exp(tau)) }),
  },
  /** Their opt2, a = ½: 1 − b′ ≤ e^min(ε, ε′) b. */
  oue: {
    // Below the half of e^−ε the least budget would leave nothing of its bits.
    range: (least, most) => [Math.max(1 / (Math.exp(most) + 1), Math.exp(-least) / 2), 1 / (Math.exp(least) + 1)],
    of: (mildest, epsilon) => Math.max(mildest, 1 - mildest * Math.exp(epsilon)),
    bit: (other) => ({ own: 0.5, other }),
  },
} as const satisfies Readonly<Record<string, Structure>>;

export type StructureName = keyof typeof structures;

const steps = 200;

/** The bits of each level, in ascending order of budgets: those of the least total variance of rare values. It is convex in the one number left. */
export function bitsOf(name: StructureName, levels: readonly Level[]): Bit[] {
  const { range, of, bit }: Structure = structures[name];
  const [least, most] = [levels[0].epsilon, levels[levels.length - 1].epsilon];
  // Without noise a bit is as it is, or lost by half.
  if (least === Number.POSITIVE_INFINITY) return levels.map(() => ({ own: name === 'oue' ? 0.5 : 1, other: 0 }));
  const bits = (mildest: number) => levels.map(({ epsilon }) => bit(of(mildest, epsilon)));
  const variance = (mildest: number) =>
    bits(mildest).reduce((sum, one, i) => sum + levels[i].share * varianceOf(one), 0);
  let [from, to] = range(least, most);
  for (let step = 0; step < steps; step++) {
    const third = (to - from) / 3;
    if (variance(from + third) <= variance(to - third)) to -= third;
    else from += third;
  }
  return bits((from + to) / 2);
}

/** Of the estimated count of a value that nobody has, for one report; without end where the bit says nothing. */
export function varianceOf({ own, other }: Bit): number {
  return own > other ? (other * (1 - other)) / (own - other) ** 2 : Number.POSITIVE_INFINITY;
}

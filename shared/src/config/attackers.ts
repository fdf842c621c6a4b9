/** The attackers that a file must resist: what each of them knows, and the names of some of them. */
import * as z from 'zod/mini';
import { valueKinds } from './columnRoles.ts';
import { described, mostOff, share } from './described.ts';

const kindsAndRest = [...valueKinds, '*'] as const;

export const kappa = () => z.union([z.int().check(z.minimum(1)), z.literal('all')]);

export const attackerShape = {
  reveal: z.optional(
    described(
      'For each kind of value, the probability that the attacker knows it about a person; "*" is for all other kinds (0.5 if left out).',
      z.partialRecord(z.enum(kindsAndRest), share()),
    ),
  ),
  kappa: z.optional(described('How many columns the attacker knows at most, or "all"; "all" if left out.', kappa())),
  membership: z.optional(
    described(
      'The probability with which the attacker knows that the person is in the file, or "sampled" for rows / population; 1 if left out.',
      z.union([share(), z.literal('sampled')]),
    ),
  ),
  tolerance: z.optional(
    described(
      'For each kind of value, by how much the attacker may be wrong: numbers and ages by so much, dates by so many days, texts by one character. Quasi then also counts the rows that stay unique.',
      z.partialRecord(z.enum(valueKinds), mostOff()),
    ),
  ),
  attempt: z.optional(described('How likely it is that the attacker tries at all; 1 if left out.', share())),
};

export const attackerSchema = described('The attacker that a file must resist.', z.strictObject(attackerShape));

type AttackerStatement = z.infer<typeof attackerSchema>;

export interface Attacker extends Readonly<Required<AttackerStatement>> {
  readonly reveal: NonNullable<AttackerStatement['reveal']>;
  readonly tolerance: NonNullable<AttackerStatement['tolerance']>;
  /** The widest keys that are looked for, for the sensitivity of columns: as wide as the attacker's knowledge where that is stated. */
  readonly keyWidth: NonNullable<AttackerStatement['kappa']>;
}

/** The paper on column sensitivity looks for keys of this many columns (COL). An attacker who knows all columns knows these too. */
const KEY_WIDTH = 5;

/** The paper assumes this probability of everyone; what a file is judged by is somebody who knows all there is to know. */
const anyone: Attacker = {
  reveal: { '*': 0.5 },
  kappa: 'all',
  keyWidth: KEY_WIDTH,
  membership: 1,
  tolerance: {},
  attempt: 1,
};

/** An attacker of your own takes what is left out from `default`. */
export function completeAttacker({ reveal, tolerance, ...rest }: z.infer<typeof attackerSchema>): Attacker {
  const keyWidth = rest.kappa ?? KEY_WIDTH;
  return { ...anyone, ...rest, keyWidth, tolerance: { ...tolerance }, reveal: { ...anyone.reveal, ...reveal } };
}

/** Only `default` is from a paper: the others are our judgement, so compare them with your own. */
export const namedAttackers = {
  default: anyone,
  acquaintance: {
    reveal: {
      name: 1,
      age: 0.9,
      postcode: 0.9,
      date: 0.5,
      coordinate: 0.5,
      category: 0.5,
      email: 0.5,
      phone: 0.5,
      time: 0.3,
      url: 0.2,
      text: 0.1,
      number: 0.1,
      '*': 0.05,
    },
    kappa: 6,
    keyWidth: 6,
    membership: 1,
    tolerance: {},
    attempt: 0.3,
  },
  employer: {
    reveal: {
      name: 1,
      age: 1,
      email: 1,
      phone: 1,
      date: 0.9,
      postcode: 0.9,
      category: 0.7,
      coordinate: 0.5,
      time: 0.5,
      number: 0.5,
      code: 0.3,
      ip: 0.3,
      '*': 0.1,
    },
    kappa: 8,
    keyWidth: 8,
    membership: 1,
    tolerance: {},
    attempt: 0.2,
  },
  'data-broker': {
    reveal: {
      name: 1,
      age: 1,
      postcode: 1,
      email: 0.9,
      phone: 0.9,
      date: 0.9,
      coordinate: 0.7,
      ip: 0.7,
      category: 0.6,
      code: 0.5,
      url: 0.4,
      time: 0.3,
      number: 0.3,
      '*': 0.05,
    },
    kappa: 10,
    keyWidth: 10,
    membership: 'sampled',
    tolerance: {},
    attempt: 0.6,
  },
  'maximum-knowledge': { ...anyone, reveal: { '*': 1 }, keyWidth: 'all' },
} as const satisfies Record<string, Attacker>;

/** One sentence on each, for editors and the documentation page. */
export const attackerWords: Readonly<Record<keyof typeof namedAttackers, string>> = {
  default:
    'May know all columns, each with probability 0.5 as the paper on column sensitivity assumes; keys are looked for up to 5 columns.',
  acquaintance:
    'A neighbour or colleague: knows age, home, looks and family, seldom numbers and codes, and is curious rather than determined.',
  employer:
    'Has the personnel file, so also dates, pay and some codes, knows who is in the file, and has much to lose by trying.',
  'data-broker':
    'Holds bought registers: contacts, addresses and dates of nearly everyone, many columns at once, but not who is in the file; matching is its trade.',
  'maximum-knowledge': 'Knows every column of everyone: the worst case, in which each row that is unique is found.',
};

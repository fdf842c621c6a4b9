/** What a file must satisfy before it may be handed on: the criteria of a policy, and the policies that have a name. */
import * as z from 'zod/mini';
import { translatable } from '../words/index.ts';
import { described, pattern, share } from './described.ts';

/** A criterion that is left out is not judged. */
export const policyShape = {
  attacker: z.optional(
    described('The attacker that the file must resist, unless "attacker" is stated beside the policy.', pattern()),
  ),
  k: z.optional(
    described(
      'The target k: each row shares its quasi-identifiers with at least k - 1 others.',
      z.int().check(z.minimum(1)),
    ),
  ),
  shareBelow: z.optional(described('The share of rows that may be in classes smaller than k; 0 if left out.', share())),
  meanRisk: z.optional(described('The highest mean probability of re-identification (overall risk).', share())),
  populationUnique: z.optional(
    described('The share of rows that may be expected to be unique in the population.', share()),
  ),
  l: z.optional(
    described(
      'The target l: each class has at least this many distinct sensitive values.',
      z.int().check(z.minimum(1)),
    ),
  ),
  t: z.optional(
    described('The target t: how far the sensitive values of a class may be from those of the file.', share()),
  ),
  epsilon: z.optional(
    described('The highest total epsilon over the columns of a protected file.', z.number().check(z.positive())),
  ),
  safeHarbor: z.optional(
    described('Whether the 18 identifiers of HIPAA safe harbor, 45 CFR 164.514(b)(2), must be gone.', z.boolean()),
  ),
};

export const policySchema = described('What a file must satisfy.', z.strictObject(policyShape));

export type Policy = Readonly<z.infer<typeof policySchema>>;

/** Sources of the thresholds: the cell sizes collected by El Emam, and for `public11` the rule of EMA and Health Canada. */
export const namedPolicies = {
  default: { k: 5, shareBelow: 0.05 },
  trusted: { k: 3 },
  public11: { k: 11, shareBelow: 0 },
  strict: { k: 20 },
  'hipaa-safe-harbor': { safeHarbor: true },
} as const satisfies Record<string, Policy>;

/** One sentence on each, for editors and the documentation page. */
export const policyWords: Readonly<Record<keyof typeof namedPolicies, string>> = {
  default: translatable(
    'At most 5 % of the rows are in classes smaller than 5, the usual limit for sharing under some control.',
  ),
  trusted: translatable('No class is smaller than 3, for recipients who are trusted and bound by contract.'),
  public11: translatable('No class is smaller than 11, the usual limit for the public (a risk of at most 9 %).'),
  strict: translatable('No class is smaller than 20 (a risk of at most 5 %), for the public and delicate subjects.'),
  'hipaa-safe-harbor': translatable('The 18 identifiers of HIPAA safe harbor, 45 CFR 164.514(b)(2), are gone.'),
};

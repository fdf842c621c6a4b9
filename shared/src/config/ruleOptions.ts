/** The rules that `quasi.json` can set, by slug, with the options of each: what they mean and what they are if nothing is said. */
import * as z from 'zod/mini';
import { described, share } from './described.ts';

const severities = ['error', 'warning', 'information', 'hint'] as const;

export type Severity = (typeof severities)[number];

const limit = (byDefault: number, description: string) => described(description, z._default(share(), byDefault));

export const ruleOptions = {
  'ragged-row': {},
  'unclosed-quote': {},
  'stray-quote': {},
  'bad-header': {},
  'bad-encoding': {},
  'formula-cell': {},
  'too-many-columns': {},
  'direct-identifier': {
    share: limit(
      0.6,
      'The share of the values of a column below which the finding says that the others look different.',
    ),
  },
  'identifying-column': { share: limit(0.95, 'The share of rows that must have a value of their own.') },
  'embedded-identifier': {},
  'safe-harbor': {},
  'small-classes': {},
  'row-stands-alone': {},
  'risky-column': {
    share: limit(0.5, 'The share of the probability that a column is known which its sensitivity must reach.'),
  },
  'small-key': {
    share: limit(0.05, 'The share of the rows that a few columns must single out.'),
    columns: described(
      'How many columns that may be at most.',
      z._default(z.int().check(z.minimum(1), z.maximum(5)), 3),
    ),
  },
  'rare-values': {},
  'small-cell': {
    limit: z.optional(
      described(
        'Counts from 1 to below it are small; the target k if left out: 5, or what the policy says.',
        z.int().check(z.minimum(2)),
      ),
    ),
    counts: described(
      'Names of columns that count people, beside those that are recognised.',
      z._default(z.array(z.string()), []),
    ),
    suppressed: described(
      'Values that mark a count held back, beside *, x, c, (D), s, <n and a-b; "" for blanks.',
      z._default(z.array(z.string()), []),
    ),
  },
  'derivable-cell': {},
  'dependent-columns': {
    gain: limit(0.5, 'How much of a column another one must tell beyond chance (g_adj).'),
  },
  'homogeneous-class': {},
  'skewed-class': {},
  'background-knowledge': {
    risk: limit(0.05, 'The probability with which one known value must find its user on average.'),
  },
  'population-unique': {
    limit: limit(0.6, 'Rows are told whose person shares the values with k - 1 others with a smaller probability.'),
  },
  'weak-noise': { share: limit(0.05, 'The share of people who may be alone behind the answers.') },
  'privacy-budget': {
    epsilon: described('What epsilon may add up to over the columns.', z._default(z.number().check(z.positive()), 10)),
  },
  'predicted-risk': {
    risk: limit(0.2, 'The overall risk to expect of statistics from which on it is told.'),
  },
  'bad-statistics': {},
  'undeclared-role': {},
  'contradicted-role': {},
  'schema-mismatch': {},
  'bad-config': {},
  'expired-exception': {},
  'bad-hierarchy': {},
  'bad-schema': {},
  'bad-population': {},
  'unknown-column': {},
  'contradicted-setting': {},
} as const;

export type RuleSlug = keyof typeof ruleOptions;

export const ruleSlugs = Object.keys(ruleOptions) as RuleSlug[];

const severity = z.enum(['off', ...severities]);

/** The settings of a rule. Without a severity the rule keeps its own. */
export type RuleSettings = {
  readonly [S in RuleSlug]: Readonly<z.output<z.ZodMiniObject<(typeof ruleOptions)[S]>>> & {
    readonly severity?: z.infer<typeof severity>;
  };
};

const settingsOfRule = (slug: RuleSlug) =>
  z.strictObject({
    severity: z.optional(described('How grave its findings are; "off" turns the rule off.', severity)),
    ...ruleOptions[slug],
  });

/** A severity, or an object with the severity and options. */
export const rulesSchema = z.strictObject(
  Object.fromEntries(ruleSlugs.map((slug) => [slug, z.optional(z.union([severity, settingsOfRule(slug)]))])) as Record<
    RuleSlug,
    z.ZodMiniOptional<z.ZodMiniUnion<[typeof severity, ReturnType<typeof settingsOfRule>]>>
  >,
);

type StatedRules = z.input<typeof rulesSchema>;

/** The settings of all rules, from what was said of some at several places; later words count. */
export function ruleSettings(stated: readonly StatedRules[]): RuleSettings {
  const settings = ruleSlugs.map((slug) => {
    const said = stated.flatMap((rules) => rules[slug] ?? []);
    const objects = said.map((each) => (typeof each === 'string' ? { severity: each } : each));
    return [slug, settingsOfRule(slug).parse(Object.assign({}, ...objects))];
  });
  return Object.fromEntries(settings);
}

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
  'bad-json': {},
  'direct-identifier': {
    share: limit(
      0.6,
      'If fewer values of a column than this share look like the identifier, the finding says that the others look different.',
    ),
  },
  'identifying-column': { share: limit(0.95, 'The share of rows that need a unique value for a finding.') },
  'embedded-identifier': {},
  'safe-harbor': {},
  'small-classes': {},
  'row-stands-alone': {},
  'risky-column': {
    share: limit(0.5, 'The sensitivity that a finding needs, as a share of the probability that the column is known.'),
  },
  'small-key': {
    share: limit(0.05, 'The share of rows that a few columns must make unique.'),
    columns: described(
      'The most columns that count as a few.',
      z._default(z.int().check(z.minimum(1), z.maximum(5)), 3),
    ),
  },
  'rare-values': {},
  'small-cell': {
    limit: z.optional(
      described(
        'Counts from 1 to below this limit are small. If left out, the target k: 5, or the k of the policy.',
        z.int().check(z.minimum(2)),
      ),
    ),
    counts: described(
      'Names of further columns that count people, beside those that Quasi recognises.',
      z._default(z.array(z.string()), []),
    ),
    suppressed: described(
      'Further values that mark a suppressed count, beside *, x, c, (D), s, <n and a-b; "" for blanks.',
      z._default(z.array(z.string()), []),
    ),
  },
  'derivable-cell': {},
  'dependent-columns': {
    gain: limit(0.5, 'The share of a column that another one must predict beyond chance (its dependency).'),
  },
  'homogeneous-class': {},
  'skewed-class': {},
  'background-knowledge': {
    risk: limit(0.05, 'The average probability, for a finding, that one known value finds its user.'),
  },
  'population-unique': {
    limit: limit(0.6, 'Report a row if the chance that k - 1 others share its values is below this.'),
  },
  'weak-noise': { share: limit(0.05, 'The share of people who may be unique behind the answers.') },
  'privacy-budget': {
    epsilon: described('The highest total epsilon over the columns.', z._default(z.number().check(z.positive()), 10)),
  },
  'predicted-risk': {
    risk: limit(0.2, 'Report statistics if the overall risk to expect is at least this.'),
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
    severity: z.optional(described('The severity of its findings; "off" turns the rule off.', severity)),
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

/** What `quasi.json` can say of files: of all of them, or of those of one entry of `files`. */
import * as z from 'zod/mini';
import { defaultMissingTokens } from '../table/index.ts';
import { t } from '../words/index.ts';
import { attackerWords, kappa } from './attackers.ts';
import { roleWords, valueKinds } from './columnRoles.ts';
import { choice, described, mostOff, pattern, share } from './described.ts';
import { identifiedSchema } from './identified.ts';
import { MOST_PEOPLE } from './mostPeople.ts';
import { MOST_SKIPPED } from './mostSkipped.ts';
import { policyWords } from './policies.ts';
import { rulesSchema } from './ruleOptions.ts';
import { unitSchema } from './units.ts';

/** One of those that have a name, which editors offer, or one of one's own. */
const nameAmong = (words: Readonly<Record<string, string>>) => z.union([choice(words), pattern()]);

const role = () => choice(roleWords);

/** How a file is read and judged; later words replace earlier ones. */
export const plainShape = {
  unit: z.optional(unitSchema()),
  identified: z.optional(identifiedSchema()),
  population: z.optional(
    described(
      'The number of people in the population that the file is taken from.',
      z.int().check(z.minimum(1), z.maximum(MOST_PEOPLE)),
    ),
  ),
  samplingRate: z.optional(
    described(
      'The share of the population that is in the file. If left out, the rows of the file among the population.',
      z.number().check(z.positive(), z.maximum(1)),
    ),
  ),
  populationFile: z.optional(
    described(
      'A file with the whole population, rows or statistics, by its path from here; its people are counted instead of estimated.',
      pattern(),
    ),
  ),
  baseline: z.optional(
    described('A baseline, by its path from here: only what is worse than in it is reported.', pattern()),
  ),
  epsilon: z.optional(
    described(
      'The file was collected by randomised response with this epsilon for each column, so no row is about a real person.',
      z.number().check(z.positive()),
    ),
  ),
  missing: z._default(
    described(
      'How missing cells compare with other cells.',
      choice({
        value: 'A missing cell equals other missing cells, as for an attacker who knows that it is missing.',
        wildcard: 'A missing cell equals anything.',
        ignore: 'Rows with a missing cell are not counted.',
        distinct: 'A missing cell equals nothing.',
      }),
    ),
    'value',
  ),
  missingTokens: described(
    'Cells that hold exactly one of these texts count as missing.',
    z._default(z.array(z.string()), [...defaultMissingTokens]),
  ),
  trim: described(
    'Whether white space at both ends of a cell is left out when values are compared.',
    z._default(z.boolean(), false),
  ),
  delimiter: described(
    'The character between cells: an ASCII character, neither a quote nor a line end. If empty, Quasi finds it.',
    z._default(
      z
        .string()
        .check(z.regex(/^[\x01-\x09\x0b\x0c\x0e-\x21\x23-\x7f]?$/, { error: () => t`a single ASCII character` })),
      '',
    ),
  ),
  header: z._default(
    described(
      'Whether the first record names the columns. With "auto" Quasi decides by the records; in doubt it numbers the columns and writes no copies.',
      choice({
        auto: 'Quasi decides for each file.',
        yes: 'The first record names the columns.',
        no: 'The first record is data; columns are called "column 1", "column 2" and so on.',
      }),
    ),
    'auto',
  ),
  skip: z.optional(
    described(
      'Lines above the table that are no part of it, such as titles and comments. If left out, Quasi finds them.',
      z.int().check(z.minimum(0), z.maximum(MOST_SKIPPED)),
    ),
  ),
  quasiIdentifiers: described(
    'Names of the columns that others could know about a person. Rows are compared on these. If empty, Quasi chooses.',
    z._default(z.array(z.string()), []),
  ),
  maxRowFindings: described(
    'The most single rows that a rule reports; totals are always true. Above 3, these rows are reported even if a fifth of all rows is unique.',
    z._default(z.int().check(z.minimum(0), z.maximum(500)), 3),
  ),
};

const eachOnce = () =>
  z.refine<readonly string[]>((words) => new Set(words).size === words.length, {
    error: () =>
      t`One of these answers stands here twice, so the number of possible answers is not known. Take one out.`,
  });

export const columnShape = {
  role: z.optional(described('What the column is.', role())),
  kind: z.optional(described('The kind of its values. It decides which remedies are offered.', z.enum(valueKinds))),
  reveal: z.optional(described('The probability that an attacker knows the value of a person.', share())),
  tolerance: z.optional(described('By how much an attacker may be wrong about it, as in "attackers".', mostOff())),
  hierarchy: z.optional(
    described('A file with levels of coarser values, in the form of ARX, by its path from here.', pattern()),
  ),
  epsilon: z.optional(
    described(
      'The column was collected by randomised response with this epsilon, independently of other columns.',
      z.number().check(z.positive()),
    ),
  ),
  categories: z.optional(
    described(
      'All possible answers of randomised response. If left out, the answers that occur.',
      z.array(z.string()).check(z.minLength(2), z.maxLength(10_000), eachOnce()),
    ),
  ),
};

/** Settings that can be stated for all files, or under `files` for some of them. */
export const fileShape = {
  policy: z.optional(
    described(
      'What a file must satisfy: a policy by its name, or one of your own from "policies".',
      nameAmong(policyWords),
    ),
  ),
  attacker: z.optional(
    described(
      'The attacker that a file must resist: a predefined one by name, or one of your own from "attackers".',
      nameAmong(attackerWords),
    ),
  ),
  k: z.optional(
    described(
      'The target k: each row shares its quasi-identifiers with at least k - 1 others. If left out, the k of the policy, else 5.',
      z.int().check(z.minimum(1)),
    ),
  ),
  l: z.optional(
    described(
      'The target l: the number of distinct sensitive values that a class must have. If left out, the l of the policy, else 2.',
      z.int().check(z.minimum(1)),
    ),
  ),
  t: z.optional(
    described(
      'The target t: how far the sensitive values of a class may be from those of the file. If left out, the t of the policy, else 0.3.',
      share(),
    ),
  ),
  kappa: z.optional(
    described('The most columns that the attacker knows, or "all". If left out, as the attacker says.', kappa()),
  ),
  reveal: z.optional(
    described(
      'The probability that the attacker knows a column, for all kinds of values. If left out, as the attacker says.',
      share(),
    ),
  ),
  ...plainShape,
  columns: z.optional(
    described(
      'Roles of columns, by name; "*" stands for any characters, "\\*" for a star, and an exact name counts more than one with "*".',
      z.record(pattern(), z.union([role(), z.strictObject(columnShape)])),
    ),
  ),
  rules: z.optional(
    described(
      'The severity of a rule, by its name, or an object with "severity" and the options of the rule.',
      rulesSchema,
    ),
  ),
};

/** Settings for files. Other sources may fill what is left out. */
export type FileStatement = z.input<z.ZodMiniObject<typeof fileShape>>;
export type ColumnStatement = z.infer<z.ZodMiniObject<typeof columnShape>>;

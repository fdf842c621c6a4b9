/** The form of a file of statistics. `readStatistics` judges it, as it knows the place of each part; a test keeps both in agreement. */
import * as z from 'zod/mini';
import { roles, valueKinds } from '../config/index.ts';
import { MOST_RECORDS, MOST_SUPPRESSED } from './limits.ts';

/** Rises when a member changes its meaning or goes. */
export const FORMAT = 1;

const records = () => z.int().check(z.minimum(0), z.maximum(MOST_RECORDS));
const occurring = () => z.int().check(z.minimum(1), z.maximum(MOST_RECORDS));
const name = () => z.string().check(z.minLength(1));
const value = () => z.nullable(z.string());

/** Of one column, beside its name. */
const countsShape = {
  missing: z.optional(z.nullable(records())),
  frequencies: z.optional(z.array(z.tuple([z.string(), occurring()]))),
  counts: z.optional(z.array(occurring())),
  suppressed: z.optional(
    z.strictObject({ values: z.int().check(z.minimum(1), z.maximum(MOST_SUPPRESSED)), records: occurring() }),
  ),
};

export const statisticsShape = z.strictObject({
  $schema: z.optional(z.string()),
  statistics: z.literal(FORMAT),
  rows: records(),
  below: z.optional(records()),
  columns: z.array(
    z.strictObject({
      name: name(),
      role: z.optional(z.enum([...roles, 'unknown'])),
      kind: z.optional(z.enum(valueKinds)),
      ...countsShape,
    }),
  ),
  leftOut: z.optional(z.array(z.string())),
  pairs: z.optional(
    z.array(
      z.strictObject({
        dependent: name(),
        determinant: name(),
        gain: z.number().check(z.minimum(0), z.maximum(1)),
        tuples: z.array(z.tuple([value(), value(), occurring(), z.number().check(z.minimum(0), z.maximum(1))])),
      }),
    ),
  ),
  tree: z.optional(
    z.array(
      z.strictObject({ parent: name(), child: name(), counts: z.array(z.tuple([value(), value(), occurring()])) }),
    ),
  ),
});

export type StatisticsFile = z.input<typeof statisticsShape>;

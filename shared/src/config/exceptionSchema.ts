/** What an entry of `allow` can say. */
import * as z from 'zod/mini';
import { t } from '../words/index.ts';
import { isDay } from './days.ts';
import { described, globPattern, pattern } from './described.ts';
import { ruleOptions, ruleSlugs } from './ruleOptions.ts';
import { hintAt } from './wording.ts';

/** A day of the calendar, as `2026-12-31`. */
export const date = () =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: () => t`a date like ${'2026-12-31'}`, abort: true }),
    z.refine(isDay, {
      error: () => t`There is no such day in the calendar, so this has no effect. Correct the date.`,
    }),
  );

const ruleOrCode = () =>
  pattern().check(
    z.refine((text) => Object.hasOwn(ruleOptions, text) || /^QS\d{3}$/.test(text), {
      error: ({ input }) =>
        t`There is no rule of this name, so the exception has no effect.` + hintAt(input, ruleSlugs),
    }),
  );

export const exceptionShape = {
  glob: z.optional(described('The files of the exception; all if left out.', globPattern())),
  column: z.optional(
    described(
      'The columns of the exception; "*" stands for any characters. If left out, every finding of the rule.',
      pattern(),
    ),
  ),
  rule: described('The rule whose findings are allowed, by name or code.', ruleOrCode()),
  reason: described('Why this is no risk, or why the risk is accepted.', z.string().check(z.minLength(1))),
  by: z.optional(described('The person who decided.', z.string())),
  on: z.optional(described('The day of the decision.', date())),
  until: z.optional(described('The last day on which the exception holds.', date())),
};

export const exceptionSchema = z.strictObject(exceptionShape).check(
  z.refine(({ on, until }) => on === undefined || until === undefined || on <= until, {
    error: () => t`The exception ends before it begins, so it has no effect. Correct "until".`,
    path: ['until'],
  }),
);

export type ExceptionStatement = Readonly<z.infer<typeof exceptionSchema>>;

/** Gives a piece of the schema its words: they are shown by editors and stand on the documentation page. */
import * as z from 'zod/mini';
import { t } from '../words/index.ts';
import { compileGlob } from './glob.ts';

export function described<T extends z.ZodMiniType>(description: string, schema: T): T {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), description });
  return schema;
}

/** One of a few words, each explained. */
export function choice<Word extends string>(words: Readonly<Record<Word, string>>): z.ZodMiniEnum<{ [W in Word]: W }> {
  const schema = z.enum(Object.keys(words) as Word[]) as z.ZodMiniEnum<{ [W in Word]: W }>;
  z.globalRegistry.add(schema, { enumDescriptions: Object.values(words) });
  return schema;
}

/** A number from 0 to 1. */
export const share = () => z.number().check(z.minimum(0), z.maximum(1));

/** By how much a value may be off. */
export const mostOff = () => z.number().check(z.minimum(0));

/** A name or pattern that someone can have meant: long ones would only keep the matcher busy. */
const LONGEST_PATTERN = 1000;
export const pattern = () => z.string().check(z.minLength(1), z.maxLength(LONGEST_PATTERN, { abort: true }));

/** Which files are meant. */
export const globPattern = () =>
  pattern().check(
    z.refine((text) => compileGlob(text) !== undefined, {
      error: () =>
        t`This pattern has a brace that is not closed, or a range that runs backwards, so it has no effect. Correct it.`,
    }),
  );

/** Whether a finding is allowed. */
import { compileName, isExactName, type NameTest, nameOfPattern } from './namePattern.ts';
import type { Exception, Settings } from './settings.ts';

/**
 * The exception that allows a finding of a rule, known by its name and code, about a column, if it is about one. An exception
 * still holds on its last day.
 */
export function exceptionFor(
  { exceptions }: Settings,
  slug: string,
  code: string,
  column: string | undefined,
  today: string,
): Exception | undefined {
  const holds = (each: Exception | undefined) => each !== undefined && lastDayOf(each) >= today;
  for (const rule of [slug, code]) {
    const about = indexOf(exceptions).get(rule);
    if (!about) continue;
    if (holds(about.everything)) return about.everything;
    if (column === undefined) continue;
    const exact = about.exact.get(column);
    if (holds(exact)) return exact;
    const fitting = about.patterns.find(({ exception, fits }) => holds(exception) && fits(column));
    if (fitting) return fitting.exception;
  }
  return undefined;
}

/** The exceptions of one rule; of several for the same the one that holds longest. */
interface OfRule {
  everything: Exception | undefined;
  readonly exact: Map<string, Exception>;
  readonly patterns: { readonly exception: Exception; readonly fits: NameTest }[];
}

/** Thousands of findings are held against thousands of exceptions: nobody may look at all for each. */
const indexes = new WeakMap<Settings['exceptions'], ReadonlyMap<string, OfRule>>();

function indexOf(exceptions: Settings['exceptions']): ReadonlyMap<string, OfRule> {
  const known = indexes.get(exceptions);
  if (known) return known;
  const index = new Map<string, OfRule>();
  for (const exception of exceptions) {
    const { rule, column } = exception;
    const about: OfRule = index.get(rule) ?? { everything: undefined, exact: new Map(), patterns: [] };
    index.set(rule, about);
    if (column === undefined) about.everything = longer(about.everything, exception);
    else if (!isExactName(column)) about.patterns.push({ exception, fits: compileName(column) });
    else about.exact.set(nameOfPattern(column), longer(about.exact.get(nameOfPattern(column)), exception));
  }
  indexes.set(exceptions, index);
  return index;
}

function longer(before: Exception | undefined, next: Exception): Exception {
  return before !== undefined && lastDayOf(before) >= lastDayOf(next) ? before : next;
}

/** Without one, a text behind all days. */
function lastDayOf({ until }: Exception): string {
  return until ?? '~';
}

/** The findings before columns are compared with each other: what a test about documents and settings goes by. */
import { rules } from '@quasi/shared/rules';

const late = new Set<unknown>(rules.filter(({ needs }) => needs === 'insight').map(({ slug }) => slug));

/** `code`: the slug of the rule. */
export function earlyOf<T extends { readonly code?: unknown }>(findings: readonly T[]): T[] {
  return findings.filter(({ code }) => !late.has(code));
}

/** What is known of a number where not all sets were looked at, and what a limit says of it. */

export interface Range {
  readonly low: number;
  readonly high: number;
}

export function exactly(value: number): Range {
  return { low: value, high: value };
}

/** Undefined where the limit lies within the range, so that nothing is decided. */
export function isAtMost({ low, high }: Range, limit: number): boolean | undefined {
  return high <= limit ? true : low > limit ? false : undefined;
}

/** Likewise. */
export function isAtLeast({ low, high }: Range, limit: number): boolean | undefined {
  return low >= limit ? true : high < limit ? false : undefined;
}

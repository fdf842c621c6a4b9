/** Findings against a baseline: what says nothing worse is held back, what does says how much. */
import type { Finding } from '../rules/index.ts';
import { keysOf, type Numbers, numbersOf } from './numbers.ts';
import { worseThan } from './worse.ts';

/** `before`: undefined of a file that the baseline does not have, where everything is new and nothing needs to say so. */
export function worseFindings<F extends Omit<Finding, 'id'>>(
  before: Numbers | undefined,
  findings: readonly F[],
  nameOf: (place: number) => string,
): F[] {
  if (!before) return [...findings];
  const worse = worseThan(before, numbersOf(findings, nameOf));
  return findings.flatMap((finding) => {
    const [said] = keysOf(finding, nameOf).flatMap((key) => worse.get(key) ?? []);
    return said === undefined ? [] : [{ ...finding, message: `${finding.message}; ${said}` }];
  });
}

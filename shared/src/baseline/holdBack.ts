/** Findings against a baseline: one that says nothing worse is held back, any other says by how much. */
import type { Finding } from '../rules/index.ts';
import { keysOf, type Numbers, numbersOf } from './numbers.ts';
import { worseThan } from './worse.ts';

/** In the order of the findings, undefined for one that is held back. `before`: undefined of a file that the baseline does not have, where everything is new. */
export function againstBaseline<F extends Omit<Finding, 'id'>>(
  before: Numbers | undefined,
  findings: readonly F[],
  nameOf: (place: number) => string,
): (F | undefined)[] {
  if (!before) return [...findings];
  const worse = worseThan(before, numbersOf(findings, nameOf));
  return findings.map((finding) => {
    const [said] = keysOf(finding, nameOf).flatMap((key) => worse.get(key) ?? []);
    return said === undefined ? undefined : { ...finding, message: `${finding.message}; ${said}` };
  });
}

/** Which findings are shown in full, and which are only named by their places after one of these. */
import type { LocatedFinding } from './emitter.ts';

/** The most findings of one rule about rows, the gravest first: the editor and JSON show each of them. */
const MOST_OF_A_RULE = 5;

interface Told {
  readonly first: LocatedFinding;
  /** They say the same. */
  readonly same: LocatedFinding[];
  /** They are of the same rule. */
  readonly further: LocatedFinding[];
}

export function tellOnce(findings: readonly LocatedFinding[]): Told[] {
  const toldOf = new Map<string, Told[]>();
  return byMessage(findings).filter((group) => {
    const { target, slug } = group.first.finding;
    if (target.kind === 'file' || target.kind === 'column') return true;
    const told = toldOf.get(slug) ?? [];
    toldOf.set(slug, told);
    if (told.length >= MOST_OF_A_RULE) {
      told.at(-1)?.further.push(group.first, ...group.same);
      return false;
    }
    told.push(group);
    return true;
  });
}

/** Findings in a row that say the same are one group. */
function byMessage(findings: readonly LocatedFinding[]): Told[] {
  const groups: Told[] = [];
  for (const located of findings) {
    const group = groups.at(-1);
    if (group?.first.finding.message === located.finding.message) group.same.push(located);
    else groups.push({ first: located, same: [], further: [] });
  }
  return groups;
}

/** What a part of the soak is. */

export interface SoakPart {
  readonly name: string;
  /** Its share of the time; they need not sum to 1. */
  readonly share: number;
  /** Works until `performance.now()` reaches `end`, and says how a finding comes about again. */
  run(seed: number, end: number): Promise<SoakReport>;
}

export interface SoakReport {
  /** How much was tried of what: "12,400 files". */
  readonly tried: string;
  /** One sentence each, without values. */
  readonly findings: readonly string[];
}

/** A part stops at so many findings: they tend to have one cause. */
export const MOST_FINDINGS = 10;

/** Does the same again and again, each time by a seed of its own, and gathers what went wrong. `least`: rounds, however short the time. */
export async function soakRounds(
  seed: number,
  end: number,
  round: (seed: number) => readonly string[] | Promise<readonly string[]>,
  least = 0,
): Promise<{ rounds: number; findings: string[] }> {
  const findings: string[] = [];
  let rounds = 0;
  while ((performance.now() < end || rounds < least) && findings.length < MOST_FINDINGS) {
    const own = (seed + Math.imul(++rounds, 0x9e3779b1)) >>> 0;
    try {
      findings.push(...(await round(own)).map((finding) => `${finding} (seed ${own})`));
    } catch (error) {
      findings.push(`${error instanceof Error ? error.message.split('\n', 3).join(' ') : error} (seed ${own})`);
    }
  }
  return { rounds, findings };
}

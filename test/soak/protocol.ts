/**
 * Speaks to real servers as nobody should: wrong types, places outside, deep nesting, methods before and after their time, answers that are
 * none. A server has to answer each request in time, fail at none of them, show no cell's value where it may not, and end on request.
 */
import { formatCount } from '@quasi/shared/explain';
import { type Random, randomBelow, seededRandom } from '@quasi/shared/random';
import { MOST_FINDINGS, type SoakPart } from './part.ts';
import { type Finding, Life } from './protocolLife.ts';

export interface ProtocolReport {
  readonly messages: number;
  readonly findings: readonly Finding[];
}

/** Until it is said to be enough, which is asked before each call. */
export async function fuzzProtocol(random: Random, isEnough: (findings: number) => boolean): Promise<ProtocolReport> {
  const findings: Finding[] = [];
  let messages = 0;
  while (!isEnough(findings.length)) {
    const life = new Life(seededRandom(randomBelow(random, 2 ** 32)), findings);
    try {
      await life.live(() => isEnough(findings.length));
    } finally {
      life.end();
    }
    messages += life.messages;
  }
  return { messages, findings };
}

export const protocol: SoakPart = {
  name: 'protocol',
  share: 0.15,
  async run(seed, end) {
    const isEnough = (found: number) => performance.now() >= end || found >= MOST_FINDINGS;
    const { messages, findings } = await fuzzProtocol(seededRandom(seed), isEnough);
    return { tried: `${formatCount(messages)} messages`, findings: findings.map(saidOf) };
  },
};

function saidOf({ what, detail, after }: Finding): string {
  return `${what}: ${detail}; after ${after.join(', ')}`;
}

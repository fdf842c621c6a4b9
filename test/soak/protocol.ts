/**
 * Speaks to real servers as nobody should: wrong types, places outside, deep nesting, methods before and after their time, answers that
 * are none. A server has to answer each request in time, fail at none of them, say no cell's value where it may not, and end as it is told.
 */
import { type Random, randomBelow, seededRandom } from '@quasi/shared/random';
import { type Finding, Life } from './protocolLife.ts';

export interface ProtocolReport {
  readonly messages: number;
  readonly findings: readonly Finding[];
}

/** Until it is said to be enough, which is asked before each call. */
export async function fuzzProtocol(random: Random, isEnough: () => boolean): Promise<ProtocolReport> {
  const findings: Finding[] = [];
  let messages = 0;
  while (!isEnough()) {
    const life = new Life(seededRandom(randomBelow(random, 2 ** 32)), findings);
    try {
      await life.live(isEnough);
    } finally {
      life.end();
    }
    messages += life.messages;
  }
  return { messages, findings };
}

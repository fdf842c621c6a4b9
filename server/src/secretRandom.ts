/**
 * Random numbers that protect: who could guess them could take the noise away or put the parts of a table together again. They are the
 * key stream of AES-256 under a secret of this process, which is drawn anew at each start and written nowhere.
 */
import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Random } from '@quasi/shared/random';

const secret = randomBytes(32);
const WORDS = 16_384;

/**
 * The same numbers for the same purpose as long as the process runs, so that what is shown first is what is applied; others for another
 * purpose, so that no two texts share their noise.
 */
export function secretRandom(purpose: string): Random {
  const key = createHmac('sha256', secret).update(purpose, 'utf8').digest();
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(4 * WORDS);
  let words: Buffer = zeros;
  let at = WORDS;
  return () => {
    if (at === WORDS) {
      words = stream.update(zeros);
      at = 0;
    }
    return words.readUInt32LE(4 * at++) / 2 ** 32;
  };
}

/** Numbers that nobody gets a second time. */
export function freshRandom(): Random {
  return secretRandom(randomBytes(32).toString('hex'));
}

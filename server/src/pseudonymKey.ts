/**
 * The key for pseudonyms: handed over by the editor, which keeps it where it keeps secrets, or else from the environment. It is held
 * in memory only and goes into no file, message or log.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { LastUsed } from '@quasi/shared/memory';
import { ENOUGH_KEY_BYTES } from '@quasi/shared/protocol';
import type { Tools } from '@quasi/shared/remedies';
import { t } from '@quasi/shared/words';

/** Where clients that keep no secrets, and the command line, find the key. */
export const KEY_VARIABLE = 'QUASI_PSEUDONYM_KEY';

let handedOver: string | undefined;
/** What pseudonyms look like, and so what they do to the numbers of a file, does not depend on the key. */
const throwaway = randomBytes(32).toString('hex');

export function rememberKey(key: string): void {
  handedOver = key;
}

export function pseudonymKey(): string | undefined {
  return handedOver ?? (process.env[KEY_VARIABLE] || undefined);
}

/** The remark on a key; undefined if it is long enough. */
export function noteOnKey(key: string | undefined): string | undefined {
  if (key === undefined || Buffer.byteLength(key) >= ENOUGH_KEY_BYTES) return undefined;
  return t`The key for pseudonyms has fewer than ${ENOUGH_KEY_BYTES} bytes: who has some pseudonyms may guess it and find people again. Take a longer one.`;
}

/** HMAC-SHA-256 in hexadecimal digits: the editor and the command line give one value one pseudonym. */
export function hmacWith(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

/** By their keys: who has the same tools again gets what was made with them. */
const tools = new LastUsed<string, Tools>(2);

export function toolsWith(key: string): Tools {
  const made = tools.get(key) ?? { hmac: hmacWith(key) };
  tools.set(key, made);
  return made;
}

/** For measuring what pseudonyms would do. */
export const measuringTools: Tools = toolsWith(throwaway);

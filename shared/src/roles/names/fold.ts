/** Names as they are compared: in lower case, without accents. */
import { fold } from '../words/index.ts';

const plain = /^[\x00-\x7f]*$/;

export function foldName(text: string): string {
  return plain.test(text) ? text.toLowerCase() : fold(text);
}

/** The words of a text, folded. */
export function namesOf(text: string): readonly string[] {
  return foldName(text).match(/\S+/g) ?? [];
}

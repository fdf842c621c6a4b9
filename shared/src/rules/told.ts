/** What is said of a finding: one line that can be understood by itself, and the rest for whoever looks closer. */

export interface Told {
  readonly message: string;
  readonly details?: string;
}

/** Characters of a headline: more do not fit into a line of a terminal, or of a list of problems. */
export const LONGEST_HEADLINE = 140;

/** The headline, and the sentences behind it. */
export function told(headline: string, ...rest: readonly string[]): Told {
  return rest.length === 0 ? { message: headline } : { message: headline, details: rest.join(' ') };
}

/** The first that is short enough for a headline, else the last. */
export function firstFitting(...texts: readonly string[]): string {
  return texts.find(({ length }) => length <= LONGEST_HEADLINE) ?? (texts.at(-1) as string);
}

const sentenceEnd = /[.!?](?= )|[。！？]/g;
const clauseEnd = /[:;](?= )/g;

/** A text that was written without a headline, or whose headline is too long: its first sentences, or as much as there is room for. */
export function inShort<T extends Told>(all: T): T {
  const { message, details } = all;
  if (message.length <= LONGEST_HEADLINE) return all;
  const sentences = lastEnd(message, sentenceEnd);
  if (sentences > 0)
    return { ...all, ...told(message.slice(0, sentences), message.slice(sentences).trim(), ...rest(details)) };
  const clause = lastEnd(message, clauseEnd);
  const words = message.lastIndexOf(' ', LONGEST_HEADLINE - 1);
  const end = clause > 0 ? clause - 1 : words > 0 ? words : LONGEST_HEADLINE - 1;
  return { ...all, ...told(`${message.slice(0, end)}…`, message, ...rest(details)) };
}

function rest(details: string | undefined): string[] {
  return details === undefined ? [] : [details];
}

/** Behind the last end that leaves the text short enough; 0 if none does. */
function lastEnd(text: string, ends: RegExp): number {
  const places = Array.from(text.slice(0, LONGEST_HEADLINE).matchAll(ends), ({ index }) => index + 1);
  return places.at(-1) ?? 0;
}

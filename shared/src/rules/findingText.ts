/** The text of a finding: a headline that can be read by itself, and behind it why that matters and what to do. */

export interface FindingText {
  /** The problem, numbers first; without a full stop. */
  readonly message: string;
  readonly details?: string;
}

/** Characters of a headline: more do not fit into a line of a terminal, or of a list of problems. */
export const LONGEST_HEADLINE = 140;

export function findingText(headline: string, ...sentences: readonly string[]): FindingText {
  return sentences.length === 0 ? { message: headline } : { message: headline, details: sentences.join(' ') };
}

/** Up to the first end of a sentence that stands in no quotes. */
const firstSentence = /^(?:[^".!?。！？]|"[^"]*"|[.!?](?! )|[。！？]$)*(?:[.!?](?= )|[。！？])/;
const finalStop = /[.。]$/;
const clauseEnd = /[:;](?= )/g;

/** A problem that was written in whole sentences: the first is the headline, the others are details. */
export function fromSentences<T extends FindingText>(problem: T, ...sentences: readonly string[]): T {
  const { message, details } = problem;
  const first = firstSentence.exec(message)?.[0] ?? message;
  const rest = message.slice(first.length).trim();
  const behind = [...(rest === '' ? [] : [rest]), ...(details === undefined ? [] : [details]), ...sentences];
  return { ...problem, ...findingText(first.replace(finalStop, ''), ...behind) };
}

/** A headline that is too long is cut behind its last clause, else behind a word; the whole of it stands in the details. */
export function withShortHeadline<T extends FindingText>(text: T): T {
  const { message, details } = text;
  if (message.length <= LONGEST_HEADLINE) return text;
  const clauses = Array.from(message.slice(0, LONGEST_HEADLINE).matchAll(clauseEnd), ({ index }) => index);
  const lastBlank = message.lastIndexOf(' ', LONGEST_HEADLINE - 1);
  const end = clauses.at(-1) ?? (lastBlank > 0 ? lastBlank : LONGEST_HEADLINE - 1);
  return {
    ...text,
    ...findingText(`${message.slice(0, end)}…`, `${message}.`, ...(details === undefined ? [] : [details])),
  };
}

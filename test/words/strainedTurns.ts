/** Turns of phrase that no text of the project uses: each stops a reader who is not used to it. */

interface Turn {
  readonly pattern: RegExp;
  /** Words that say the same plainly. */
  readonly instead: string;
}

/** The start of a sentence, or of an entry in a list or a table. */
const opening = String.raw`(?:^|[.;:!?)|]\s+|\n\s*\n|\n\s*[-*#>|]+\s+|\n\d+\.\s+)(?:\*\*)?`;
/** A question may open like this; a statement may not. */
const isNoQuestion = String.raw`(?![^.!;|\n]*\?)`;

const turns: readonly Turn[] = [
  { pattern: /\b(tells?|told|telling)\b/i, instead: 'report, describe, list, show, say, distinguish, reveal' },
  { pattern: /\b(whom|whoever|whomever|whosoever)\b/i, instead: 'who, anyone who, the person' },
  { pattern: /\b(thereof|therein|thereby|thereupon|wherein|whereof)\b/i, instead: 'a noun' },
  // "Such as" and "no such file" are what everybody says.
  { pattern: /(?<!\bno )\bsuch\b(?! as\b)/i, instead: 'like this, this, these, so' },
  {
    pattern: new RegExp(`${opening}(Who|Whose|Of (which|what|whom)|Nor)\\b${isNoQuestion}`),
    instead: 'a sentence that opens with its subject',
  },
  {
    pattern: new RegExp(
      `${opening}What (is|are|was|were|has|have|had|can|may|must|cannot|could|would|will|does|do|did)\\b${isNoQuestion}`,
    ),
    instead: 'a noun: the value, the file, the change',
  },
];

/** Only in texts for people: headlines say "unique row", and people do not know the letters of the papers. */
const turnsOfMessages: readonly Turn[] = [
  { pattern: /\bstands? alone\b|\balone on\b/i, instead: 'unique row, is unique on' },
  { pattern: /\bfor information\b/i, instead: 'info' },
  { pattern: /\bORR\b|\bg_adj\b|\bS\(X\)/, instead: 'overall risk, dependency, sensitivity' },
];

/** Code is no prose: names in it stay as they are. */
const withoutCode = (text: string) =>
  text
    .replaceAll(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1/gm, '')
    .replaceAll(/`[^`\n]*`|\{ \w+(, \w+)* \}/g, '``')
    .replaceAll(/\]\([^)\s]*\)|https?:\/\/\S+|<!--[\s\S]*?-->/g, ' ');

/** Each use of a strained turn in a text, as a line for a person who mends it. */
export function strainedIn(text: string, isMessage = false): string[] {
  const prose = withoutCode(text);
  return [...turns, ...(isMessage ? turnsOfMessages : [])].flatMap(({ pattern, instead }) => {
    const found = pattern.exec(prose);
    if (!found) return [];
    const around = prose.slice(Math.max(0, found.index - 40), found.index + 60).replaceAll(/\s+/g, ' ');
    return [`"…${around.trim()}…": ${instead}`];
  });
}

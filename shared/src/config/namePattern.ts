/**
 * Patterns for the names of columns: `*` stands for any characters, `\*` for a star. Every other character stands for itself, brackets too.
 */

const anyCharacters = /(?<!\\)\*/;

/** The pattern that means one name only. */
export function patternOf(name: string): string {
  return name.replaceAll('*', '\\*');
}

/** The only name that an exact pattern means. */
export function nameOfPattern(pattern: string): string {
  return pattern.replaceAll('\\*', '*');
}

export function isExactName(pattern: string): boolean {
  return !anyCharacters.test(pattern);
}

export type NameTest = (name: string) => boolean;

export function matchesName(pattern: string, name: string): boolean {
  return compileName(pattern)(name);
}

/**
 * What a pattern asks of a name: each part is found at its first place behind the one before, so nothing is ever tried twice, and a name
 * takes time in proportion to its length, whatever the pattern.
 */
export function compileName(pattern: string): NameTest {
  const [first, ...rest] = pattern.split(anyCharacters).map(nameOfPattern);
  const last = rest.pop();
  if (last === undefined) return (name) => name === first;
  const shortest = [first, ...rest, last].join('').length;
  const ends = rest.filter((part) => part !== '').map(endOfFirst);
  return (name) => {
    if (name.length < shortest || !name.startsWith(first) || !name.endsWith(last)) return false;
    const until = name.length - last.length;
    let from = first.length;
    for (const endOf of ends) {
      from = endOf(name, from, until);
      if (from < 0) return false;
    }
    return true;
  };
}

/** Finds where the first place of a part ends, −1 if there is none, without ever going back in the name (Knuth, Morris, Pratt 1977). */
function endOfFirst(part: string): (name: string, from: number, until: number) => number {
  /** So many characters that match → how many of them still do if the next one does not. */
  const kept = new Uint32Array(part.length + 1);
  const matchedAfter = (matched: number, character: number): number => {
    let count = matched;
    while (count > 0 && part.charCodeAt(count) !== character) count = kept[count];
    return part.charCodeAt(count) === character ? count + 1 : count;
  };
  for (let i = 1; i < part.length; i++) kept[i + 1] = matchedAfter(kept[i], part.charCodeAt(i));
  return (name, from, until) => {
    let matched = 0;
    for (let i = from; i < until; i++) {
      matched = matchedAfter(matched, name.charCodeAt(i));
      if (matched === part.length) return i + 1;
    }
    return -1;
  };
}

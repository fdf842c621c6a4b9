/** Patterns for the names of columns: `*` stands for any characters, `\*` for a star; all else, such as brackets, for itself. */

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

/** Each part is found at its first place, so nothing is ever tried twice. */
export function matchesName(pattern: string, name: string): boolean {
  const [first, ...rest] = pattern.split(anyCharacters).map(nameOfPattern);
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = name.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return name.length - last.length >= from && name.endsWith(last);
}

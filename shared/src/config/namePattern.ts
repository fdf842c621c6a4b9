/** Patterns for the names of columns: `*` stands for any characters, all else for itself, because names hold all kinds of brackets. */

export function isExactName(pattern: string): boolean {
  return !pattern.includes('*');
}

/** Each part is found at its first place, so nothing is ever tried twice. */
export function matchesName(pattern: string, name: string): boolean {
  const [first, ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return name === pattern;
  if (!name.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = name.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return name.length - last.length >= from && name.endsWith(last);
}

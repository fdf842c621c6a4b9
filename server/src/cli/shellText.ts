/** Commands as a person can copy them into a shell. */
import { shownPath } from './paths.ts';

/** A part of a list between commas. */
export function asPart(name: string): string {
  return /[",]|^\s|\s$/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

/** As a shell reads it back. */
function asArgument(text: string): string {
  const shown = shownPath(text);
  return /^[\w./,:@%+=-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}

export function shellCommand(words: readonly string[]): string {
  return words.map(asArgument).join(' ');
}

/** The last line of a text that has others, where it is nothing but two to five Chinese or Japanese signs. */
export function lastLine(text: string): { readonly start: number; readonly end: number } | undefined {
  const end = text.trimEnd().length;
  const start = text.lastIndexOf('\n', end) + 1;
  if (start === 0 || end - start > 5 || text.slice(0, start).trim() === '') return undefined;
  return /^[\p{Script=Han}々ヶ]{2,5}$/u.test(text.slice(start, end)) ? { start, end } : undefined;
}

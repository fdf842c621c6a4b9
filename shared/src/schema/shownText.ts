/** A key or a name out of a schema as a sentence can hold it. */
export function shownText(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A text out of a URL, as files and people call it; the text itself where it is not encoded so. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Markdown in which names from a file may stand: no links to commands, no HTML, no icons. */
import { MarkdownString } from 'vscode';

export function untrusted(markdown: string): MarkdownString {
  const text = new MarkdownString(markdown, false);
  text.isTrusted = false;
  text.supportHtml = false;
  return text;
}

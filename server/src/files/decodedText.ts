/** The text of a small file that is to be UTF-8: JSON, YAML. PowerShell writes UTF-16, which says so by its first two bytes. */
import { isUtf8 } from 'node:buffer';

/** A byte order mark stays in the text; what is no UTF-8 becomes U+FFFD. */
export function decodedText(bytes: Uint8Array): string {
  return new TextDecoder(utf16Of(bytes) ?? 'utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Whether all of it can be read for certain. */
export function isDecodable(bytes: Uint8Array): boolean {
  return utf16Of(bytes) !== undefined || isUtf8(bytes);
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

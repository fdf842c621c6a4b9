/** The value of a JSON string with escapes, of a number with an exponent or with .0 at its end, and of a list or an object with blanks in it. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

/** A number with an exponent may take more bytes without it. */
export const LEAST_ROOM = 64;

/** Writes the value into `target`, which has as much room as the text takes, and `LEAST_ROOM`. Returns its length. */
export function decodeJson(bytes: Uint8Array, start: number, end: number, target: Uint8Array): number {
  return encoder.encodeInto(decodedJson(decoder.decode(bytes.subarray(start, end))), target).written;
}

function decodedJson(text: string): string {
  if (text.startsWith('"')) return JSON.parse(text) as string;
  if (/^[-\d]/.test(text)) return numberText(text);
  return compact(text);
}

/** As the number is written in every format; one that no number holds stays as it is. */
function numberText(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return Object.is(number, -0) ? '-0' : String(number);
}

/** Without blanks outside of strings; strings are written as `JSON.stringify` does. Numbers keep their digits. */
function compact(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) =>
    part.startsWith('"') ? JSON.stringify(JSON.parse(part)) : '',
  );
}

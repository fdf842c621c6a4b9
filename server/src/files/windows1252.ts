/**
 * Windows-1252 to UTF-8, after the table of the WHATWG encoding standard.
 *
 * Done here because the TextDecoder of some Node versions reads the bytes 0x80 to 0x9F as control characters
 * (nodejs/node#56542).
 */
import { isAscii } from 'node:buffer';

/** The characters of 0x80 to 0x9F; the five bytes without one stand for themselves. */
const special = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The UTF-8 form of each byte from 0x80 on. */
const forms = Array.from({ length: 128 }, (_, i) =>
  new TextEncoder().encode(i < 32 ? special.charAt(i) : String.fromCharCode(128 + i)),
);

/** The bytes themselves where they are ASCII, new ones otherwise. */
export function fromWindows1252(bytes: Uint8Array): Uint8Array {
  if (isAscii(bytes)) return bytes;
  const text = new Uint8Array(3 * bytes.length);
  let length = 0;
  for (const byte of bytes) {
    if (byte < 0x80) {
      text[length++] = byte;
      continue;
    }
    for (const part of forms[byte - 0x80]) text[length++] = part;
  }
  return text.subarray(0, length);
}

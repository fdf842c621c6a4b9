/**
 * Whether a text is worth reading for names, judged by its bytes: nearly all texts that name nobody need not become strings. Words are
 * hashed on the way, folded, and only those with capitals and their neighbours are looked up; a false yes costs time and nothing else.
 */
import { type Anchors, anchors, BASIS, May, mayBe, nextHash, pairHash } from './anchors.ts';
import { ACCENT, foldedCodes, MOST_CODE } from './foldedCodes.ts';

/** Letters of Polish, Czech, Turkish, Cyrillic … begin here. */
const OWN_LETTERS = 0x100;
const FIRST_SIGN = 0x3040;
const LAST_SIGN = 0xd7af;

export function mayHoldNames(bytes: Uint8Array): boolean {
  const known = anchors();
  const { first, second: twins, isCapital: isCapitalCode } = foldedCodes();
  const end = bytes.length;
  // The word that is being read, as it is, and without its last letter or two.
  let hash = BASIS;
  let shorter = BASIS;
  let shortest = BASIS;
  let letters = 0;
  let isCapital = false;
  // The words before it, the last one first, and how many with capitals came last.
  let before = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let capitals = 0;
  let sign = 0;
  let hasStem = false;
  let hasOwnLetters = false;
  for (let i = 0; i <= end; ) {
    const byte = i < end ? bytes[i] : 0;
    let letter = 0;
    let twin = 0;
    if (byte < 0x80) {
      i++;
      const small = byte | 0x20;
      if (small >= 0x61 && small <= 0x7a) {
        letter = small;
        if (letters === 0) isCapital = small !== byte;
      }
    } else {
      let code = 0;
      if (byte < 0xe0) {
        code = ((byte & 0x1f) << 6) | (bytes[i + 1] & 0x3f);
        i += 2;
      } else if (byte < 0xf0) {
        code = ((byte & 0x0f) << 12) | ((bytes[i + 1] & 0x3f) << 6) | (bytes[i + 2] & 0x3f);
        i += 3;
      } else i += 4;
      if (code < MOST_CODE) {
        letter = first[code];
        if (letter === ACCENT) continue;
        twin = twins[code];
        if (letters === 0) isCapital = isCapitalCode[code] === 1;
        if (code >= OWN_LETTERS) hasOwnLetters = true;
      } else if (code >= FIRST_SIGN && code <= LAST_SIGN) {
        if (known.signs.has(code) || (sign !== 0 && mayBe(known, pairHash(sign, code)) !== 0)) return true;
        sign = code;
      }
    }
    if (letter !== 0) {
      shortest = shorter;
      shorter = hash;
      hash = nextHash(hash, letter);
      if (twin !== 0) hash = nextHash(hash, twin);
      letters++;
      continue;
    }
    if (letters === 0) continue;
    if (isCapital) {
      const may = mayBe(known, hash);
      if (isName(known, may, before, second, third, fourth) || (capitals > 0 && (may & May.followName) !== 0))
        return true;
      if (!hasStem && letters > 3) hasStem = ((mayBe(known, shorter) | mayBe(known, shortest)) & May.beStem) !== 0;
      capitals++;
    } else if (capitals > 0) {
      const may = mayBe(known, hash);
      if ((may & May.followName) !== 0 || (capitals > 1 && (may & May.tellOfName) !== 0)) return true;
      capitals = 0;
    }
    fourth = third;
    third = second;
    second = before;
    before = hash;
    hash = BASIS;
    shorter = BASIS;
    letters = 0;
  }
  return (hasStem && hasOwnLetters) || endsInShortLine(bytes);
}

/** A word with a capital: a given name, a surname behind one, or any behind what leads to names, with particles between. */
function isName(known: Anchors, may: number, before: number, second: number, third: number, fourth: number): boolean {
  if ((may & May.beGiven) !== 0) return true;
  if (before === 0 || (may & May.beNoName) !== 0) return false;
  const mayBefore = mayBe(known, before);
  if ((may & May.beSurname) !== 0 && (mayBefore & May.beGivenOrWord) !== 0) return true;
  if (isLed(known, mayBefore, before, second)) return true;
  if ((mayBefore & May.beParticle) === 0) return false;
  const maySecond = mayBe(known, second);
  if (isLed(known, maySecond, second, third)) return true;
  return (maySecond & May.beParticle) !== 0 && isLed(known, mayBe(known, third), third, fourth);
}

function isLed(known: Anchors, may: number, before: number, beforeThat: number): boolean {
  return ((may | mayBe(known, pairHash(beforeThat, before))) & May.leadToName) !== 0;
}

const SHORT_LINE = 64;
const NEW_LINE = 0x0a;

/** Somebody may have signed. */
function endsInShortLine(bytes: Uint8Array): boolean {
  const line = bytes.lastIndexOf(NEW_LINE, bytes.length - 3);
  return line > 0 && bytes.length - line < SHORT_LINE;
}

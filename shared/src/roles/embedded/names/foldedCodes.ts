/** What the letters of alphabets are without accents and capitals, by their code points. */
import { foldName } from '../../names/index.ts';
import { once } from '../../once.ts';

export interface FoldedCodes {
  /** The code of the folded letter; 0 for what is none. */
  readonly first: Uint16Array;
  /** Of letters that are folded to two: `ß`. */
  readonly second: Uint16Array;
  readonly isCapital: Uint8Array;
}

/** Code points below this are looked up. */
export const MOST_CODE = 0x2000;
/** Stands in `first` for an accent by itself, which is no letter and ends no word. */
export const ACCENT = 1;

const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

export const foldedCodes = once((): FoldedCodes => {
  const first = new Uint16Array(MOST_CODE);
  const second = new Uint16Array(MOST_CODE);
  const isCapital = new Uint8Array(MOST_CODE);
  for (let code = 0x41; code < MOST_CODE; code++) {
    const sign = String.fromCharCode(code);
    if (code >= 0x300 && code < 0x370) first[code] = ACCENT;
    else if (letter.test(sign)) {
      const folded = foldName(sign);
      first[code] = folded.charCodeAt(0);
      second[code] = folded.length > 1 ? folded.charCodeAt(1) : 0;
      isCapital[code] = sign === sign.toLowerCase() ? 0 : 1;
    }
  }
  return { first, second, isCapital };
});

/** What a number in a cell stands for, by the format that it is shown in. */

/** `digits`: zeros in front of it belong to it, as to a postal code. */
export type Meaning = 'number' | 'date' | 'time' | 'instant' | 'duration' | { readonly digits: number };

/** The formats that every program knows by their numbers, those of East Asia among them. */
export function meaningOfBuiltIn(id: number): Meaning {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54) || id === 57 || id === 58)
    return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47 || id === 55 || id === 56)
    return 'time';
  if (id === 22) return 'instant';
  return id === 46 ? 'duration' : 'number';
}

/** Texts in quotes, single signs that are shown as they are, blanks as wide as a sign, colours, currencies and conditions. */
const shownAsItIs = /"[^"]*"?|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]?/gi;
const onlyZeros = /^0{2,}$/;

export function meaningOf(code: string): Meaning {
  if (onlyZeros.test(code)) return { digits: code.length };
  // The first part is for positive numbers.
  const [shown = ''] = code.replace(shownAsItIs, '').split(';');
  if (/\[[hms]+\]/i.test(shown)) return 'duration';
  // `General` is a word, and E+00 an exponent.
  const parts = shown.replace(/general|e[+-]|am\/pm|a\/p/gi, ' ');
  const hasTime = /[hs]/i.test(parts);
  // Between hours and seconds m is a minute.
  const hasDate = /[ydeg]|b{2}/i.test(parts) || (!hasTime && /m/i.test(parts)) || /m{3}/i.test(parts);
  if (hasDate) return hasTime ? 'instant' : 'date';
  return hasTime ? 'time' : 'number';
}

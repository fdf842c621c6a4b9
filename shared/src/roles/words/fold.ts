/** One spelling of a word for all of its spellings: lower case, without accents, letters of one sign for those of two. */

const apart: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', þ: 'th' };

export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßłıøđæœþ]/g, (letter) => apart[letter])
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** `Grösse` → `Groesse`, as people without these letters write it; undefined where it has none of them. */
export function withoutUmlauts(text: string): string | undefined {
  if (!/[äöü]/i.test(text)) return undefined;
  return text.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue');
}

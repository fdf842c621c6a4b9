/** Headers that are bands of ages or sums, as they stand across a table of counts: `15–24`, `65+`, `10歳未満`, `do 25 r.ż.`, `$20-30k`. */

const longest = 40;
const amount = String.raw`[$€£¥]?\s?\d{1,3}(?:[.,  ]?\d{3})?\s?[kKmM€]?`;
const unit = String.raw`\s{0,2}(?:\D{0,12})`;
const patterns = [
  // Two bounds.
  String.raw`^\D{0,14}${amount}\s{0,2}(?:[-–~～_]|to|bis|à|a|do|до|al)\s{0,2}${amount}${unit}$`,
  // One bound with a sign.
  String.raw`^\D{0,14}(?:${amount}\s{0,2}\+|[<>≤≥]\s?=?\s?${amount})${unit}$`,
  // One bound in words, before or behind.
  String.raw`^\D{0,14}(?:under|below|over|above|unter|über|ab|bis|moins de|plus de|menos de|más de|mais de|meno di|oltre|onder|boven|do|poniżej|powyżej|under|över|méně než|nad|pod|до|старше|моложе)\s${amount}${unit}$`,
  String.raw`^\D{0,14}${amount}\s{0,2}(?:歳未満|歳以上|歳以下|歲以下|歲以上|岁以下|岁以上|岁及以上|세 ?이상|세 ?미만|대|代|and over|and older|or over|or older|years and over|und älter|und mehr|et plus|ans et plus|y más|e oltre|e mais|en ouder|i więcej|lat i więcej|och äldre|a více|и старше|ve üzeri)$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** `15-24 (2006)`: the same band in another year. */
const ofYear = /\s{0,2}\((?:\d{2}|\d{4})\)$/;

/** `X25.34`, `A65.74`: R writes a point for what no name may hold. Bands are of five years, or of ten. */
function isWrittenByR(text: string): boolean {
  const [, from, to] = /^\p{Lu}(\d{1,2})\.(\d{1,2})$/u.exec(text) ?? [];
  return from !== undefined && [4, 9].includes(Number(to) - Number(from));
}

/** A year and a month are none: `2023-01` has a bound of four digits. */
export function isBand(name: string): boolean {
  const text = name
    .trim()
    .slice(0, longest + 1)
    .replace(ofYear, '');
  // Most names have no figure; the patterns, which all look for one, need not even be made ready for them.
  if (text.length > longest || !/\d/.test(text) || /^\d{4}\b/.test(text)) return false;
  if (!patterns.some((pattern) => pattern.test(text)) && !isWrittenByR(text)) return false;
  const bounds = text.match(/\d+/g) ?? [];
  return bounds.length < 2 || Number(bounds[1]) > Number(bounds[0]) || bounds[1].length === 3;
}

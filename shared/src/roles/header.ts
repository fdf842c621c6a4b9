/** What a column's name says: its words, found whole, whatever way they are run together. */
import { once } from './once.ts';
import { linesOfWords, spellingsOf, unspacedScript } from './spellings.ts';
import { partsOf, type Words, wordsIn } from './words/index.ts';

export interface Header {
  /** As it stands in the file; empty where the file names no columns. */
  readonly name: string;
  /** Lower case, without accents and digits: `customerBirth_date2` → customer, birth, date. */
  readonly words: readonly string[];
  /** All of them, written together. */
  readonly whole: string;
  /** Whether there are signs in it that are written without blanks between words. */
  readonly isUnspaced: boolean;
  /** Each run of up to five words, written together, once. Lists, as thousands of headers are gone through for each look at a table. */
  readonly runs: readonly string[];
  /** What words written as one consist of, once each: `Patientenalter` → patienten, alter. */
  readonly parts: readonly string[];
}

const LONGEST_NAME = 200;
const LONGEST_RUN = 5;

export function readHeader(name: string): Header {
  const words = wordsOf(name.slice(0, LONGEST_NAME));
  const runs = new Set<string>();
  for (let from = 0; from < words.length; from++) {
    let run = '';
    for (let to = from; to < Math.min(words.length, from + LONGEST_RUN); to++) {
      run += words[to];
      runs.add(run);
    }
  }
  const whole = words.join('');
  const parts = [...new Set(words.flatMap(partsOf))];
  return { name, words, whole, isUnspaced: unspacedScript.test(whole), runs: [...runs], parts };
}

/** camelCase, snake_case, kebab-case and blanks all separate words. */
export function wordsOf(name: string): string[] {
  return linesOfWords(name)
    .split(/[ \n]/)
    .filter((word) => word !== '');
}

/** Words and phrases, ready to be looked for. */
interface PhraseSets {
  readonly plain: ReadonlySet<string>;
  /** Chinese, Japanese and Korean put no blanks between words: these are looked for inside. */
  readonly unspaced: readonly string[];
  /** Of each a header has to hold all, in any order: `data urodzenia`, `Geburtsdatum`, `出生日期`. */
  readonly together: readonly (readonly Phrases[])[];
  /** Words too short to be looked for beside others: a header has to consist of nothing else. */
  readonly alone: ReadonlySet<string>;
}

/** Made ready when they are first looked for: there are thousands, and a start that reads no table needs none. */
export type Phrases = () => PhraseSets;

/** One syllable is part of many words. */
const oneSyllable = /^\p{Script=Hangul}$/u;

/** Phrases as people write them, `birth date`, `e-mail`, `Geburtsdatum`, `生年月日`; phrases that were made of them; or several of both. */
export type HeaderWords = Words | Phrases | readonly HeaderWords[];

/** What any of the lists says. */
export function phrasesOf(words: HeaderWords): Phrases {
  return typeof words === 'function' ? words : once(() => readPhrases(words));
}

function readPhrases(words: Exclude<HeaderWords, Phrases>): PhraseSets {
  if (isWritten(words)) return phrasesIn(wordsIn(words));
  const all = words.map((list) => phrasesOf(list)());
  return {
    plain: new Set(all.flatMap(({ plain }) => [...plain])),
    unspaced: all.flatMap(({ unspaced }) => unspaced),
    together: all.flatMap(({ together }) => together),
    alone: new Set(all.flatMap(({ alone }) => [...alone])),
  };
}

/** Whether nothing was made of it yet. */
function isWritten(words: HeaderWords): words is Words {
  return typeof words === 'string' || (typeof words === 'object' && Object.values(words).every(isWritten));
}

function phrasesIn(phrases: readonly string[]): PhraseSets {
  const unspaced = phrases.filter(isUnspaced);
  const spaced = phrases.filter((phrase) => !isUnspaced(phrase));
  return { plain: spellingsOf(spaced), unspaced: unspaced.map(unspacedForm), together: [], alone: none };
}

function isUnspaced(phrase: string): boolean {
  return unspacedScript.test(phrase) && !oneSyllable.test(phrase);
}

function unspacedForm(phrase: string): string {
  return phrase.normalize('NFC').toLowerCase().replaceAll(' ', '');
}

const none: ReadonlySet<string> = new Set();

/** A word of each list beside the others, whatever their order and what stands between. */
export function allOf(...lists: readonly HeaderWords[]): Phrases {
  return once(() => ({ plain: none, unspaced: [], together: [lists.map(phrasesOf)], alone: none }));
}

/** Nothing but one of the phrases. */
export function aloneOf(...lists: readonly Words[]): Phrases {
  return once(() => {
    const { plain, unspaced } = phrasesIn(wordsIn(...lists));
    return { plain: none, unspaced: [], together: [], alone: new Set([...plain, ...unspaced]) };
  });
}

/** Words that number columns, and say nothing of what is in them. */
const numbering = new Set(wordsIn('c, col, column, f, field, v, var, x, spalte, feld, colonne, columna, attr'));

/** Whether the file names no columns, or only numbers them: `c4`, `Column 3`, `V12`. */
export function tellsNothing({ words }: Header): boolean {
  return words.length === 0 || (words.length === 1 && numbering.has(words[0]));
}

/** The longest of the phrases that the header holds, as whole words; undefined if it holds none. */
export function longestPhrase(header: Header, phrases: Phrases): string | undefined {
  const { plain, unspaced, together, alone } = phrases();
  const { whole, isUnspaced, runs, parts } = header;
  if (whole === '') return undefined;
  let longest = alone.size > 0 && alone.has(whole) ? whole : undefined;
  for (const run of runs) if (plain.has(run)) longest = longer(longest, run);
  for (const part of parts) if (plain.has(part)) longest = longer(longest, part);
  if (isUnspaced) for (const phrase of unspaced) if (whole.includes(phrase)) longest = longer(longest, phrase);
  for (const lists of together) {
    const found = lists.map((each) => longestPhrase(header, each));
    if (found.every((each) => each !== undefined) && new Set(found).size === found.length)
      longest = longer(longest, found.join(''));
  }
  return longest;
}

/** Of two that are equally long, the first. */
function longer(longest: string | undefined, phrase: string): string {
  return longest === undefined || phrase.length > longest.length ? phrase : longest;
}

/** The phrase that is the whole header. */
export function wholePhrase({ whole, isUnspaced }: Header, phrases: Phrases): string | undefined {
  const { plain, unspaced } = phrases();
  return plain.has(whole) || (isUnspaced && unspaced.includes(whole)) ? whole : undefined;
}

/** Whether a word of a header is one of the phrases by itself. */
export function isPhrase(word: string, phrases: Phrases): boolean {
  return phrases().plain.has(word);
}

/** Words that say a column counts, names or describes things of business and machines, not people. */
const negatives = phrasesOf(`
  invoice, tracking, parcel, shipment, sku, version, meter, permit, count, counts, qty, quantity, total, amount, sum,
  avg, average, mean, median, std, ratio, percent, pct, rate, score, length, size, width, height, price, cost, flag,
  is, has, num of, number of, no of, checksum, build, revision, batch, lot, part, product, item, model, timestamp,
  epoch, elapsed, duration, offset, page, line, row, Rechnung, Rechnungsnummer, Anzahl, Menge, Summe, Betrag, Artikel,
  Artikelnummer, Zähler, Zählerstand, Seriennummer, facture, nombre de, quantité, montant, compteur, colis, article,
  factura, número de, cantidad, importe, contador, paquete, artículo, 請求書, 数量, 件数, 合計, 発票, 发票, 金额, 金額, 总数, 商品, 型号, 版本
`);

/** A yes or no about somebody is no figure. */
const flags = new Set(['flag', 'is', 'has']);

/** Whether a header that says `words` of a category speaks of a figure or a thing all the same. */
export function speaksAgainstCategory(header: Header, words: string): boolean {
  const negative = negativeWord(header);
  return negative !== undefined && !flags.has(negative) && !words.includes(negative);
}

/** The word that speaks against an identifier, if there is one. */
export function negativeWord(header: Header): string | undefined {
  return longestPhrase(header, negatives);
}

/** Whether a negative word stands beside `words`: in `número de cuenta`, `número de` is part of them. */
export function speaksAgainst(header: Header, words: string): boolean {
  const negative = negativeWord(header);
  return negative !== undefined && !words.includes(negative);
}

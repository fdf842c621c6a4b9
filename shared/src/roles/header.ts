/** What a column's name says: its words, found whole, whatever way they are run together. */

export interface Header {
  /** As it stands in the file; empty where the file names no columns. */
  readonly name: string;
  /** Lower case, without accents and digits: `customerBirth_date2` → customer, birth, date. */
  readonly words: readonly string[];
  /** Each run of up to five words, written together. */
  readonly runs: ReadonlySet<string>;
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
  return { name, words, runs };
}

/** `HIV感染` is two words. */
const betweenScripts =
  /(\p{Script=Latin}(?=[\p{Script=Han}\p{Script=Katakana}])|[\p{Script=Han}\p{Script=Katakana}](?=\p{Script=Latin}))/gu;

const simpleWords = /^[a-z ]*$/;

/** camelCase, snake_case, kebab-case and blanks all separate words. */
function wordsOf(name: string): string[] {
  const words = simpleWords.test(name) ? name.split(' ') : foldedWords(name);
  return words.filter((word) => word !== '');
}

function foldedWords(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .replace(betweenScripts, '$1 ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .split(/[^\p{L}]+/u);
}

/** Words and phrases, ready to be looked for. */
export interface Phrases {
  readonly plain: ReadonlySet<string>;
  /** Chinese and Japanese put no blanks between words: these are looked for inside. */
  readonly unspaced: readonly string[];
}

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Left out of many headers: `lieu_naissance`, `date_birth`. */
const particles = new Set(['of', 'the', 'de', 'd', 'du', 'des', 'del', 'la', 'le', 'l']);

/** `phrases` as people write them: `birth date`, `e-mail`, `Geburtsdatum`, `生年月日`. */
export function phrasesOf(phrases: readonly string[]): Phrases {
  const plain = new Set<string>();
  const unspaced: string[] = [];
  for (const phrase of phrases) {
    if (unspacedScript.test(phrase)) unspaced.push(phrase.normalize('NFC').toLowerCase());
    else {
      const words = wordsOf(phrase);
      const telling = words.filter((word) => !particles.has(word));
      plain.add(words.join(''));
      if (telling.length > 1) plain.add(telling.join(''));
    }
  }
  return { plain, unspaced };
}

/** The longest of the phrases that the header holds, as whole words; undefined if it holds none. */
export function longestPhrase({ words, runs }: Header, { plain, unspaced }: Phrases): string | undefined {
  let longest: string | undefined;
  const take = (phrase: string) => {
    if (longest === undefined || phrase.length > longest.length) longest = phrase;
  };
  if (words.length === 0) return undefined;
  for (const run of runs) if (plain.has(run)) take(run);
  if (unspaced.length > 0) {
    const whole = words.join('');
    if (unspacedScript.test(whole)) for (const phrase of unspaced) if (whole.includes(phrase)) take(phrase);
  }
  return longest;
}

/** The phrase of which the header consists, with nothing beside it. */
export function wholePhrase({ words }: Header, { plain, unspaced }: Phrases): string | undefined {
  const whole = words.join('');
  return plain.has(whole) || unspaced.includes(whole) ? whole : undefined;
}

/** Words that say a column counts, names or describes things of business and machines, not people. */
const negatives = phrasesOf([
  'invoice',
  'tracking',
  'parcel',
  'shipment',
  'sku',
  'version',
  'meter',
  'permit',
  'count',
  'counts',
  'qty',
  'quantity',
  'total',
  'amount',
  'sum',
  'avg',
  'average',
  'mean',
  'median',
  'std',
  'ratio',
  'percent',
  'pct',
  'rate',
  'score',
  'length',
  'size',
  'width',
  'height',
  'price',
  'cost',
  'flag',
  'is',
  'has',
  'num of',
  'number of',
  'no of',
  'checksum',
  'build',
  'revision',
  'batch',
  'lot',
  'part',
  'product',
  'item',
  'model',
  'timestamp',
  'epoch',
  'elapsed',
  'duration',
  'offset',
  'page',
  'line',
  'row',
  'Rechnung',
  'Rechnungsnummer',
  'Anzahl',
  'Menge',
  'Summe',
  'Betrag',
  'Artikel',
  'Artikelnummer',
  'Zähler',
  'Zählerstand',
  'Seriennummer',
  'facture',
  'nombre de',
  'quantité',
  'montant',
  'compteur',
  'colis',
  'article',
  'factura',
  'número de',
  'cantidad',
  'importe',
  'contador',
  'paquete',
  'artículo',
  '請求書',
  '数量',
  '件数',
  '合計',
  '発票',
  '发票',
  '金额',
  '金額',
  '总数',
  '商品',
  '型号',
  '版本',
]); // prettier-ignore

/** The word that speaks against an identifier, if there is one. */
export function negativeWord(header: Header): string | undefined {
  return longestPhrase(header, negatives);
}

/** Whether such a word stands beside `words`: in `número de cuenta`, `número de` is part of them. */
export function speaksAgainst(header: Header, words: string): boolean {
  const negative = negativeWord(header);
  return negative !== undefined && !words.includes(negative);
}

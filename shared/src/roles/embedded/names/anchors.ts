/** The words, pairs of words and signs beside which names stand, by hashes: what a text needs to be worth reading for names. */
import { once } from '../../once.ts';
import { NO_NAME } from './nameAt.ts';
import * as chinese from './words/chinese.ts';
import { closingPhrases, greetingPairs, Is, selfPhrases, tellingPhrases, wordBits } from './words/index.ts';
import * as japanese from './words/japanese.ts';
import * as korean from './words/korean.ts';

/** What a word, or a pair of words or signs, can be. */
export const May = {
  leadToName: 1,
  beGiven: 2,
  beGivenOrWord: 4,
  beSurname: 8,
  beNoName: 16,
  followName: 32,
  tellOfName: 64,
  beStem: 128,
  beParticle: 256,
} as const;

const PRIME = 0x01000193;
export const BASIS = 0x811c9dc5 | 0;
export const nextHash = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);
export const pairHash = (one: number, other: number): number => Math.imul(one ^ 0x5bd1e995, PRIME) ^ other;

function hashOf(word: string): number {
  let hash = BASIS;
  for (let i = 0; i < word.length; i++) hash = nextHash(hash, word.charCodeAt(i));
  return hash;
}

/** Powers of two: some times the number of entries; and bits that stay in the processor's cache and rule most keys out. */
const SLOTS = 1 << 16;
const SIEVE = 1 << 18;

export interface Anchors {
  readonly keys: Int32Array;
  readonly bits: Uint16Array;
  readonly sieve: Int32Array;
  /** Signs that are anchors by themselves. */
  readonly signs: ReadonlySet<number>;
}

export const anchors = once((): Anchors => {
  const made = {
    keys: new Int32Array(SLOTS),
    bits: new Uint16Array(SLOTS),
    sieve: new Int32Array(SIEVE >> 5),
    signs: new Set<number>(),
  };
  addWords(made);
  for (const phrases of [selfPhrases(), tellingPhrases(), closingPhrases()])
    for (const phrase of [...phrases.values()].flat()) addPhrase(made, phrase);
  for (const pair of greetingPairs()) addPhrase(made, pair.split(' '));
  const texts = [
    chinese.titles,
    chinese.relations,
    chinese.labels,
    chinese.closings,
    japanese.honorifics,
    japanese.ranks,
    japanese.relations,
    japanese.closings,
    'と申|と言います|といいます',
    korean.ranks,
    korean.relations,
    korean.closings,
    chinese.takings.replace('收$|收[，。！ ]', '收'),
    '씨|님|군|양|감사|고맙|수고|부탁|에게|한테|께',
  ];
  for (const word of texts.join('|').split('|')) addSigns(made, word);
  return made;
});

/** What a key may be; 0 for nothing. */
export function mayBe({ keys, bits, sieve }: Anchors, key: number): number {
  const mixed = key ^ (key >>> 15);
  if (((sieve[(mixed & (SIEVE - 1)) >> 5] >>> (mixed & 31)) & 1) === 0) return 0;
  let slot = key & (SLOTS - 1);
  while (bits[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (SLOTS - 1);
  return bits[slot];
}

function add({ keys, bits, sieve }: Anchors, key: number, bit: number): void {
  const mixed = key ^ (key >>> 15);
  sieve[(mixed & (SIEVE - 1)) >> 5] |= 1 << (mixed & 31);
  let slot = key & (SLOTS - 1);
  while (bits[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (SLOTS - 1);
  keys[slot] = key;
  bits[slot] |= bit;
}

function addWords(made: Anchors): void {
  for (const [word, bits] of wordBits()) {
    const isWordToo = (bits & (Is.wordToo | Is.noName)) !== 0;
    let may = 0;
    if ((bits & (Is.title | Is.weakTitle | Is.relation | Is.greeting)) !== 0) may |= May.leadToName;
    if ((bits & Is.given) !== 0 && word.length > 2) may |= isWordToo ? May.beGivenOrWord : May.beGiven;
    if ((bits & Is.surname) !== 0) may |= May.beSurname;
    if ((bits & NO_NAME) !== 0 && (bits & (Is.given | Is.surname)) === 0) may |= May.beNoName;
    if ((bits & Is.particle) !== 0) may |= May.beParticle;
    if ((bits & Is.titleBehind) !== 0) may |= May.followName;
    if ((bits & Is.tellingBehind) !== 0) may |= May.tellOfName;
    // `Sig.ra`, `г-н`, `Anna-Lena`: words end at these signs.
    const parts = word.split(/[.-]/);
    const part = parts.length > 1 && (may & May.leadToName) !== 0 ? parts[parts.length - 1] : parts[0];
    if (may !== 0) add(made, hashOf(part), may);
    if ((may & May.beGiven) !== 0) addStem(made, word);
  }
}

/** What stays of a given name when Slavic languages bend it. */
function addStem(made: Anchors, word: string): void {
  const stem = word.endsWith('ek') ? `${word.slice(0, -2)}k` : word.replace(/[aoyiаяио]$/, '');
  if (stem.length > 2) add(made, hashOf(stem), May.beStem);
}

/** By its last two words, or its only one. */
function addPhrase(made: Anchors, phrase: readonly string[]): void {
  const words = phrase.flatMap((word) => word.split(/[.\-/]/));
  const last = hashOf(words[words.length - 1]);
  add(made, words.length === 1 ? last : pairHash(hashOf(words[words.length - 2]), last), May.leadToName);
}

/** By its first two signs, or its only one. */
function addSigns(made: Anchors & { signs: Set<number> }, word: string): void {
  if (word.length === 1) made.signs.add(word.charCodeAt(0));
  else add(made, pairHash(word.charCodeAt(0), word.charCodeAt(1)), May.leadToName);
}

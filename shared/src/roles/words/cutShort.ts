/** Headers whose words are cut short, as registers and statistics packages do it in any language: `niv_etude`, `Altersgr.`, `estciv`, `уров_обр`. */

import { type ByLanguage, wordsIn } from '../../words/index.ts';
import { once } from '../once.ts';
import { looks } from './body.ts';
import { fold } from './fold.ts';
import * as homes from './home.ts';
import * as lives from './life.ts';
import * as origins from './origin.ts';
import * as places from './place.ts';
import * as works from './work.ts';

/** What others know of people; dates say it themselves. */
const lists: readonly ByLanguage[] = [
  ...[lives.age, lives.birthDates, lives.birthYears, homes.maritalStatus, homes.relationship, homes.householdSize],
  ...[homes.householdType, origins.race, origins.ethnicity, origins.nationality, origins.language, origins.military],
  ...[places.country, places.region, places.city, places.county, places.birthplaces, places.birthCountries],
  ...[places.postcode, works.education, works.occupation, works.employer, works.seniority],
  looks,
];

const particles = new Set(
  wordsIn('of, the, de, d, du, des, del, della, di, la, le, l, do, da, en, in, im, et, e, a, au'),
);

interface Phrase {
  readonly words: readonly string[];
  readonly phrase: string;
}

/** Of a single word: shorter starts begin too many others. */
const SHORTEST_START = 6;
/** Whole words that others begin with. */
const whole = new Set(
  wordsIn(`
    contact, format, depart, condit, parent, marital, public, master, person, personal, service, family, familie,
    school, station, community, profess, relation, condition, situation, position, resident, urban, country, college,
    student, income, living, haushalt, status, primary, language
  `),
);
const SHORTEST_PART = 3;
const SHORTEST_WORD = 2;
const LEAST_LETTERS = 6;
const LEAST_CUT = 2;

/** By the first two letters. */
const phrases = once(() => {
  const byStart = new Map<string, Phrase[]>();
  for (const phrase of wordsIn(...lists)) {
    const words = telling(fold(phrase).split(/[^\p{L}]+/u));
    if (words.length === 0 || !/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(words[0])) continue;
    const start = words[0].slice(0, SHORTEST_WORD);
    const known = byStart.get(start);
    if (known) known.push({ words, phrase });
    else byStart.set(start, [{ words, phrase }]);
  }
  return byStart;
});

/** The phrase that a header abbreviates; undefined if it abbreviates none. */
export function phraseCutShort(header: readonly string[]): string | undefined {
  const words = telling(header);
  const known = phrases().get(words[0]?.slice(0, SHORTEST_WORD) ?? '');
  if (!known) return undefined;
  if (words.length === 1) return known.find((each) => isCutWord(words[0], each.words))?.phrase;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  if (letters < LEAST_LETTERS || words.some((word) => word.length < SHORTEST_WORD)) return undefined;
  return known.find((each) => areCutWords(words, each.words))?.phrase;
}

function telling(words: readonly string[]): string[] {
  return words.filter((word) => word !== '' && !particles.has(word));
}

/** `nacionalid` of `nacionalidad`, `tipfam` of `tipo di famiglia`. */
function isCutWord(word: string, phrase: readonly string[]): boolean {
  const [first, second] = phrase;
  if (phrase.length === 1)
    return (
      word.length >= SHORTEST_START &&
      !whole.has(word) &&
      first.length >= word.length + LEAST_CUT &&
      first.startsWith(word)
    );
  if (phrase.length !== 2 || word.length < 2 * SHORTEST_PART) return false;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
    if (first.startsWith(word.slice(0, at)) && second.startsWith(word.slice(at))) return true;
  return false;
}

/** Word by word, or two starts of a compound: `Erw_Status` of `Erwerbsstatus`. */
function areCutWords(words: readonly string[], phrase: readonly string[]): boolean {
  if (words.length === phrase.length) return words.every((word, i) => phrase[i].startsWith(word));
  if (words.length !== 2 || phrase.length !== 1 || words.some((word) => word.length < SHORTEST_PART)) return false;
  const [compound] = phrase;
  return compound.startsWith(words[0]) && compound.indexOf(words[1], words[0].length) > 0;
}

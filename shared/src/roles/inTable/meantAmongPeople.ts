/** What short headers mean in a table about people: `zone` is where they live, `single` of yes and no a marital status, `niv_etude` their schooling. */

import { detectors } from '../detectors/index.ts';
import { isFlag } from '../flags.ts';
import { readHeader } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { once } from '../once.ts';
import type { ColumnForm } from '../sample.ts';
import {
  amongPeople,
  type ByLanguage,
  flagsOfPeople,
  fold,
  ofRelative,
  parted,
  phraseCutShort,
  withoutWhose,
  wordsIn,
} from '../words/index.ts';
import { peopleSigns } from './peopleSigns.ts';
import { isOpen, mayMeanMore, rejudged } from './rejudged.ts';

/** Whole headers, folded and written together. */
function meaningsBy(lists: Readonly<Record<string, ByLanguage>>): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const [meaning, list] of Object.entries(lists))
    for (const word of wordsIn(list)) {
      const written = fold(word).replace(/[^\p{L}]/gu, '');
      if (!meanings.has(written)) meanings.set(written, meaning);
    }
  return meanings;
}
const inShort = once(() => meaningsBy(amongPeople));
const ofFlags = once(() => meaningsBy(flagsOfPeople));

/** What is put before or after a name, and says how it is coded. */
const markers = new Set(
  parted(
    'is, has, d, dum, dummy, i, flag, yn, ind, bin, x, b, cat, rec, new, code, cd, txt, text, desc, kat, kod, name, grp, cl, orig, bl, baseline, num, nr, no, label, lbl, bez, lib, libelle, cod, nom, nm, val, id, raw, fin, tot',
  ),
);
/** The number of a question: `SQ3_`, `Q12.`, `D1 `, `文5、`. */
const question = /^\s*\p{L}{0,4}[_.-]?\d{1,4}[a-z]?\s*[_.:)、．\s-]+(?=\p{L}{2})/iu;

const candidates = detectors.filter(({ role, proof }) => role === 'quasi-identifier' && proof !== 'check');
/** More are a sentence. */
const MOST_WORDS = 5;

/** What is more than a yes or no: such a column under a short word for it, `program`, is of something else. */
const isMore = new Set([
  'education',
  'school class',
  'occupation',
  'department',
  'employer',
  'years of service',
  'household size',
  'age',
]);

export function meantAmongPeople(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (peopleSigns(roles) === 0) return roles.slice();
  return roles.map((role, i) => (mayMeanMore(role) ? (meant(columns[i], role) ?? role) : role));
}

function meant(column: ColumnForm, role: ColumnRole): ColumnRole | undefined {
  const { name, words } = column.header;
  if (words.length === 0) return undefined;
  const asked = question.test(name) ? readHeader(name.replace(question, '')).words : words;
  if (asked.length > MOST_WORDS) return undefined;
  const bare = withoutMarkers(asked);
  const cut = phraseCutShort(bare);
  if (!isOpen(role)) {
    const clear = shortMeaning(column, asked, bare) ?? cut;
    return clear === undefined ? undefined : judgedAs(column, clear);
  }
  const meaning = shortMeaning(column, asked, bare) ?? ofRelative(bare) ?? cut;
  const found = meaning === undefined ? undefined : judgedAs(column, meaning);
  if (found) return found;
  const rest = withoutWhose(bare);
  if (rest.length === words.length || rest.length === 0) return undefined;
  return judgedAs(column, shortMeaning(column, rest, rest) ?? rest.join(' '));
}

function withoutMarkers(words: readonly string[]): readonly string[] {
  const bare = words.filter((word, i) => !(markers.has(word) && (i === 0 || i === words.length - 1)));
  return bare.length === 0 ? words : bare;
}

function shortMeaning(column: ColumnForm, words: readonly string[], bare: readonly string[]): string | undefined {
  const written = [words.join(''), bare.join('')];
  const known = (meanings: ReadonlyMap<string, string>) => meanings.get(written[0]) ?? meanings.get(written[1]);
  const short = known(inShort());
  if (!isFlag(column)) return short;
  return known(ofFlags()) ?? (isMore.has(short ?? '') ? undefined : short);
}

function judgedAs(column: ColumnForm, meaning: string): ColumnRole | undefined {
  for (const detector of candidates) {
    const found = rejudged(column, detector, meaning);
    if (found?.evidence[0]?.says === 'header') return found;
  }
  return undefined;
}

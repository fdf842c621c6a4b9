/** What short headers mean in a table about people: `zone` is where they live, `single` of yes and no a marital status, `niv_etude` their schooling. */

import { detectors } from '../detectors/index.ts';
import { isFlag } from '../flags.ts';
import type { ColumnRole } from '../inferRole.ts';
import { once } from '../once.ts';
import type { ColumnForm } from '../sample.ts';
import {
  amongPeople,
  type ByLanguage,
  flagsOfPeople,
  fold,
  ofRelative,
  phraseCutShort,
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

/** What is put before or after the name of a column of yes and no. */
const markers = new Set([
  'is',
  'has',
  'd',
  'dum',
  'dummy',
  'i',
  'flag',
  'yn',
  'ind',
  'bin',
  'x',
  'b',
  'cat',
  'rec',
  'new',
  'code',
  'cd',
  'txt',
  'desc',
  'kat',
  'kod',
  'name',
]);

const candidates = detectors.filter(({ role, proof }) => role === 'quasi-identifier' && proof !== 'check');
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
  const { words } = column.header;
  if (words.length === 0 || words.length > 5) return undefined;
  const bare = words.filter((word, i) => !(markers.has(word) && (i === 0 || i === words.length - 1)));
  const written = [words, bare].map((each) => each.join(''));
  const known = (meanings: ReadonlyMap<string, string>) => meanings.get(written[0]) ?? meanings.get(written[1]);
  const short = known(inShort());
  const asked = isFlag(column) ? (known(ofFlags()) ?? (isMore.has(short ?? '') ? undefined : short)) : short;
  const meaning = isOpen(role) ? (asked ?? ofRelative(bare) ?? phraseCutShort(words)) : phraseCutShort(words);
  return meaning === undefined ? undefined : judgedAs(column, meaning);
}

function judgedAs(column: ColumnForm, meaning: string): ColumnRole | undefined {
  for (const detector of candidates) {
    const found = rejudged(column, detector, meaning);
    if (found?.evidence[0]?.says === 'header') return found;
  }
  return undefined;
}

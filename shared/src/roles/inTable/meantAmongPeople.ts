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
  composedMeaning,
  flagsOfPeople,
  fold,
  type Language,
  languageOf,
  ofRelative,
  phraseCutShort,
  withoutWhose,
  wordsIn,
} from '../words/index.ts';
import { peopleSigns } from './peopleSigns.ts';
import { isOpen, mayMeanMore, rejudged } from './rejudged.ts';

interface Meaning {
  readonly meaning: string;
  /** So short that it means this only in a table of the language. */
  readonly only: Language | undefined;
}
type Meanings = ReadonlyMap<string, readonly Meaning[]>;

/** `hy` is an industry in a Chinese table, and yellow cards in one of football. */
const short = /^[a-z]{1,3}$/;

/** Whole headers, folded and written together. */
function meaningsBy(lists: Readonly<Record<string, ByLanguage>>): Meanings {
  const meanings = new Map<string, Meaning[]>();
  for (const [meaning, list] of Object.entries(lists))
    for (const [language, words] of Object.entries(list) as [Language, string][])
      for (const word of wordsIn(words)) {
        const written = fold(word).replace(/[^\p{L}]/gu, '');
        const only = short.test(written) && language !== 'en' ? language : undefined;
        const known = meanings.get(written);
        if (known) known.push({ meaning, only });
        else meanings.set(written, [{ meaning, only }]);
      }
  return meanings;
}
const inShort = once(() => meaningsBy(amongPeople));
const ofFlags = once(() => meaningsBy(flagsOfPeople));

/** Words before or after a name that say how it is coded. */
const markers = new Set(
  wordsIn(
    'is, has, d, dum, dummy, i, flag, yn, ind, bin, x, b, cat, rec, new, code, cd, txt, text, desc, kat, kod, name, grp, cl, orig, bl, baseline, num, nr, no, label, number, lbl, bez, lib, libelle, cod, nom, nm, val, id, raw, fin, tot, abb, abbr, abbrev, abrev, abr',
  ),
);
/** The number of a question: `SQ3_`, `Q12.`, `D1 `, `文5、`. */
const question = /^\s*\p{L}{0,4}[_.-]?\d{1,4}[a-z]?\s*[_.:)、．\s-]+(?=\p{L}{2})/iu;

const candidates = detectors.filter(({ role, proof }) => role === 'quasi-identifier' && proof !== 'check');
const MOST_SEMESTERS = 20;
/** More are a sentence. */
const MOST_WORDS = 5;

/** Detectors of more than a yes or no: a flag column under a short word for one of them, `program`, is about something else. */
const isMore = new Set(
  wordsIn('education, school class, occupation, department, employer, years of service, household size, age'),
);

/** Questions that only people are asked. */
const ofPeopleOnly = new Set(
  wordsIn('age, sex, birth date, marital status, education, occupation, citizenship, ethnicity'),
);
/** Without any other sign, so many meanings together show that the table is about people, two of them of that sort. */
const FEWEST_TOGETHER = 4;
const FEWEST_OF_PEOPLE = 2;

export function meantAmongPeople(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const language = languageOf(columns.map(({ header }) => header.words));
  if (peopleSigns(roles) === 0 && !tellTogether(columns, roles, language)) return roles.slice();
  return roles.map((role, i) => (mayMeanMore(role) ? (meant(columns[i], role, language) ?? role) : role));
}

function tellTogether(
  columns: readonly ColumnForm[],
  roles: readonly ColumnRole[],
  language: Language | undefined,
): boolean {
  const together = new Set<string>();
  for (const [i, column] of columns.entries()) {
    const { words } = column.header;
    const meaning =
      isOpen(roles[i]) && words.length > 0 && words.length <= MOST_WORDS && meaningOf(column, [words], language);
    if (meaning) together.add(meaning);
  }
  const ofPeople = [...together].filter((meaning) => ofPeopleOnly.has(meaning)).length;
  return together.size >= FEWEST_TOGETHER && ofPeople >= FEWEST_OF_PEOPLE;
}

function meant(column: ColumnForm, role: ColumnRole, language: Language | undefined): ColumnRole | undefined {
  const { name, words } = column.header;
  if (words.length === 0) return undefined;
  const asked = question.test(name) ? readHeader(name.replace(question, '')).words : words;
  if (asked.length > MOST_WORDS || isIdOfEach(column, asked)) return undefined;
  const bare = withoutMarkers(asked);
  const told = meaningOf(column, [asked, bare], language);
  const cut = phraseCutShort(bare) ?? composedMeaning(asked);
  // A semester is one of somebody's studies if it is a small number, else one of the calendar.
  const isTerm = !isOpen(role) && told === 'school class' && !isNumberUpTo(column, MOST_SEMESTERS);
  const meaning = isOpen(role) ? (told ?? ofRelative(bare) ?? cut) : isTerm ? undefined : (told ?? cut);
  const found = meaning === undefined ? undefined : judgedAs(column, meaning);
  if (found || !isOpen(role)) return found;
  const rest = withoutWhose(bare);
  if (rest.length === words.length || rest.length === 0) return undefined;
  return judgedAs(column, meaningOf(column, [rest], language) ?? rest.join(' '));
}

/** `studie_id` of another value in nearly each row is no study, but who takes part. */
function isIdOfEach({ uniqueShare, distinct }: ColumnForm, words: readonly string[]): boolean {
  const saysId = words.length > 1 && [words[0], words[words.length - 1]].some((word) => idMarkers.has(word));
  return saysId && distinct >= MANY_IDS && uniqueShare >= MOSTLY_UNIQUE;
}

const idMarkers = new Set(wordsIn('id, nr, no, num, number, code, kod, cod'));
const MANY_IDS = 20;
const MOSTLY_UNIQUE = 0.8;

function isNumberUpTo({ probe }: ColumnForm, most: number): boolean {
  return probe.every((value) => /^[<>]?\d{1,2}\+?$/.test(value) && Number(value.replace(/\D/g, '')) <= most);
}

function withoutMarkers(words: readonly string[]): readonly string[] {
  const bare = words.filter((word, i) => !(markers.has(word) && (i === 0 || i === words.length - 1)));
  return bare.length === 0 ? words : bare;
}

/** By the first of the spellings that is known. */
function meaningOf(
  column: ColumnForm,
  spellings: readonly (readonly string[])[],
  language: Language | undefined,
): string | undefined {
  const known = (meanings: Meanings) =>
    spellings
      .flatMap((words) => meanings.get(words.join('')) ?? [])
      .find(({ only }) => only === undefined || only === language)?.meaning;
  const told = known(inShort());
  if (!isFlag(column)) return told;
  return known(ofFlags()) ?? (isMore.has(told ?? '') ? undefined : told);
}

function judgedAs(column: ColumnForm, meaning: string): ColumnRole | undefined {
  for (const detector of candidates) {
    const found = rejudged(column, detector, meaning);
    if (found?.evidence[0]?.says === 'header') return found;
  }
  return undefined;
}

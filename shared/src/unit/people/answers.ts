/** Signs of what people do and say: events, answers to an instrument, texts of or about them. */
import { People } from '../families.ts';
import type { Family } from '../family.ts';
import { hasDecimals, isAbout, isCategory, isDetectedAs, isText, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';
import { looksLikeAnswers, looksLikeMachinery } from '../values.ts';

/** Characters of a sentence, on average. */
const TEXT_LENGTH = 24;

const DENSE_LENGTH = 10;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function isWritten(column: Seen): boolean {
  const { probe, meanLength, distinct } = column.form;
  if (!isText(column) || distinct <= 5) return false;
  return (
    meanLength >= TEXT_LENGTH || (meanLength >= DENSE_LENGTH && probe.slice(0, 3).some((value) => dense.test(value)))
  );
}

/** The number or the moment of one event, not how many there were or what kind. */
const isOneEvent = (column: Seen) =>
  isAbout(column, 'id', 'time') ||
  column.form.dates !== undefined ||
  (column.distinctShare > 0.9 && !hasDecimals(column));

const rated =
  /^(?:stars?|ratings?|score|overall|sterne|bewertung|note|étoiles|estrellas|calificaci[oó]n|stelle|voto|estrelas|sterren|ocena|gwiazdki|betyg|hodnoc\p{L}*|оценка|puan|yıldız|評価|星|评分|별점|평점)$/iu;
const STEPS = 11;

const writer = /^(?:authors?|autore?|auteur|verfasser|writer|posted.?by|written.?by|yazar|автор|作者|投稿者|작성자)$/iu;

/** Somebody's marks for something, and a few words beside them; or what somebody wrote, and who it was. */
export function reviews(columns: readonly Seen[]): Sign | undefined {
  const texts = columns.filter((column) => isWritten(column) && isAbout(column, 'text', 'noted', 'writing'));
  const hasMarks = columns.some(
    ({ form }) => form.numbers && form.distinct <= STEPS && form.numbers.largest <= 10 && rated.test(form.header.name),
  );
  const hasWriter = columns.some(({ form }) => writer.test(form.header.name));
  const written = texts.filter((column) => hasMarks || (hasWriter && isAbout(column, 'noted', 'writing')));
  if (written.length === 0) return undefined;
  return { what: People.writing, speaksFor: 'events', weight: 2, columns: written.map(({ index }) => index) };
}

/** To pay. */
const MOST_WAYS = 15;

const surveyed = new Set(['sampling-weight']);

export const doings: readonly Family[] = [
  {
    what: People.weights,
    speaksFor: 'people',
    weigh: (column) => (isDetectedAs(column, surveyed) && column.role.confidence >= 0.7 ? 1.5 : 0),
  },
  {
    what: People.events,
    speaksFor: 'events',
    weigh: (column) => {
      if (!isAbout(column, 'event') || isAbout(column, 'statistic', 'headcount', 'technology', 'counting')) return 0;
      return isOneEvent(column) ? 1.5 : 1;
    },
  },
  {
    what: People.purchases,
    speaksFor: 'events',
    weigh: (column) =>
      isAbout(column, 'paying') && isCategory(column, MOST_WAYS) && column.form.distinct > 1 ? 2.5 : 0,
  },
  {
    what: People.answers,
    speaksFor: 'people',
    weigh: (column) => {
      if (looksLikeAnswers(column)) return 1.5;
      return isAbout(column, 'opinion') && !isAbout(column, 'statistic', 'technology', 'works') ? 1.5 : 0;
    },
  },
  {
    what: People.writing,
    speaksFor: 'events',
    weigh: (column) => {
      if (!isWritten(column) || looksLikeMachinery(column)) return 0;
      return isAbout(column, 'writing', 'event', 'opinion') ? 2 : isAbout(column, 'text', 'noted') ? 0.5 : 0;
    },
  },
];

/** Ages in years, or bands of them: `34`, `34,5`, `20-29`, `[17, 30[`, `90+`, `20s`, `under 18`, `от 18 до 24`. */
import { byForm } from '../../byForm.ts';
import { byHeader } from '../../byHeader.ts';
import type { DetectorHead } from '../../detector.ts';
import { aloneOf, phrasesOf } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { isGroup, isNumberWithin } from '../../looks.ts';
import { figures, further, lives, notPeople, surveys } from '../../words/index.ts';

const head: DetectorHead = {
  id: 'age',
  label: 'ages',
  kind: 'age',
  role: 'quasi-identifier',
  safeHarbor: 'C',
};

const header = phrasesOf([lives.age, aloneOf(surveys.age, further.age)]);
const not = [
  figures,
  notPeople,
  'gestational, hours, minutes, seconds, tool, bone, file, data, post, verified, dating',
];

/** One number or two, and few words beside them, in whatever language. */
const band = /^[^\d\n]{0,16}(\d{1,3})(?:[.,]\d{1,17})?(?:[^\d\n]{1,12}(\d{1,3}))?[^\d\n]{0,16}$/u;
const OLDEST = 125;
/** In months, where the header or the numbers say so. */
const OLDEST_IN_MONTHS = 1500;
const LONGEST = 36;

function isAge(value: string): boolean {
  if (value.length > LONGEST) return false;
  const parts = band.exec(value);
  return parts !== null && Number(parts[1]) <= OLDEST && Number(parts[2] ?? 0) <= OLDEST;
}

const inYears = byForm({ ...head, header, not, proof: 'header', matches: isAge });

/** `adult`, `child`, and codes of bands; ages in months or days. */
const otherwise = byHeader({
  ...head,
  header,
  not,
  fits: (column) =>
    (isGroup(column) && column.distinct <= 30 && (column.numbers?.largest ?? 0) <= OLDEST) ||
    (column.header.words.some((word) => /^(?:months?|mon|mths?|days?)$/.test(word)) &&
      isNumberWithin(column, 0, 30 * OLDEST_IN_MONTHS)),
});

export const age = inTurn(inYears, otherwise);

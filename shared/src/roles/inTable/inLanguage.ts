/** Short words that only mean something in the language of the table: `İl` of a Turkish one, `eta` of an Italian. */
import { detectors } from '../detectors/index.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { ambiguous, type Language } from '../words/index.ts';
import { isOpen, rejudged } from './rejudged.ts';

/** The possible meanings. A short word is no evidence for people's names and numbers. */
const candidates = detectors.filter(({ role, proof }) => role === 'quasi-identifier' && proof !== 'check');

/** `Stand`, `stan`, `stav` are the state of buildings and orders as well: values have to say that people are meant. */
const ofAnything: ReadonlySet<string> = new Set(['marital status']);

export function inLanguage(column: ColumnForm, role: ColumnRole, language: Language): ColumnRole {
  const meanings = ambiguous[language];
  if (!meanings || !isOpen(role)) return role;
  const word = column.header.words.find((each) => Object.hasOwn(meanings, each));
  if (word === undefined || column.header.words.length > 2) return role;
  for (const detector of candidates) {
    const found = rejudged(column, detector, meanings[word]);
    if (found?.evidence[0]?.says !== 'header') continue;
    const isOfAnything = ofAnything.has(meanings[word]);
    return isOfAnything && !rejudged(column, detector, '') ? role : found;
  }
  return role;
}

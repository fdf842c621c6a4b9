/** What the platform calls countries, in the languages of the other words, written together. */
import { wordsIn } from '../../words/index.ts';
import { wordsOf } from '../header.ts';
import { once } from '../once.ts';

const languages = wordsIn('en, de, fr, es, it, pt, nl, pl, sv, cs, ru, tr, ja, zh, ko');
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export const countryNames = once((): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of letters) {
      for (const second of letters) {
        const name = display.of(first + second);
        if (name !== undefined) names.add(wordsOf(name).join(''));
      }
    }
  }
  return names;
});

/** A column of yes and no called after a country: who is from there, or lives there. */
import { Confidence, type Detector } from '../../detector.ts';
import { isFlag } from '../../flags.ts';
import { wordsOf } from '../../header.ts';
import { once } from '../../once.ts';

/** Languages whose names of countries are known: those of the other header words. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'cs', 'ru', 'tr', 'ja', 'zh', 'ko'];
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** What the platform calls countries, written together. */
const countries = once(() => {
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

export const countryFlag: Detector = {
  id: 'country-flag',
  label: 'whether somebody is from a country',
  kind: 'category',
  role: 'quasi-identifier',
  proof: 'header',
  judge(column) {
    if (column.values.length === 0 || column.header.words.length > 4 || !isFlag(column)) return undefined;
    const words = column.header.whole;
    // Three letters of Latin are a code of anything.
    if (/^[a-z]{1,3}$/.test(words) || !countries().has(words)) return undefined;
    return { confidence: Confidence.header, share: 1, evidence: [{ says: 'header', words }] };
  },
};

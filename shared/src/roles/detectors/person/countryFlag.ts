/** A column of yes and no called after a country: who is from there, or lives there. */
import { Confidence, type Detector } from '../../detector.ts';
import { isFlag } from '../../flags.ts';
import { countryNames } from '../../words/index.ts';

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
    if (/^[a-z]{1,3}$/.test(words) || !countryNames().has(words)) return undefined;
    return { confidence: Confidence.header, share: 1, evidence: [{ says: 'header', words }] };
  },
};

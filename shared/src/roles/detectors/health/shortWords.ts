/** Abbreviations of the laboratory with their digits, which the words of a header lose: `T4U`, `hba1c`, `FEV1`. */
import { Confidence, type Detector } from '../../detector.ts';
import { once } from '../../once.ts';
import { wordsIn } from '../../words/index.ts';
import { analytesWithDigits, scalesWithDigits } from './scales.ts';

const oneWord = /^[a-z\d]{1,100}$/i;

/** What a person reads as one: `TT4 (nmol/l)` → tt4, nmol, l. */
export function shortWordsOf(name: string): readonly string[] {
  // Most names of very wide tables are one word, and to split them all takes its time.
  if (oneWord.test(name)) return [name.toLowerCase()];
  return name
    .slice(0, 100)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

const unmistakable = once(() => new Set(wordsIn(scalesWithDigits, analytesWithDigits)));

/** A genetic variant by its number in dbSNP. */
const isVariant = /^rs\d{3,12}$/;

export function byShortWord(head: Pick<Detector, 'id' | 'label' | 'kind' | 'role'>): Detector {
  return {
    ...head,
    proof: 'header',
    judge({ header, values, dates }) {
      if (values.length === 0 || dates || header.name === '') return undefined;
      const words = shortWordsOf(header.name).find((word) => unmistakable().has(word) || isVariant.test(word));
      return words === undefined
        ? undefined
        : { confidence: Confidence.header, share: 1, evidence: [{ says: 'header', words }] };
    },
  };
}

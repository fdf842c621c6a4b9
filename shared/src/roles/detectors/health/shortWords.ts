/** Abbreviations of the laboratory with their digits, which the words of a header lose: `T4U`, `hba1c`, `FEV1`. */
import { Confidence, type Detector } from '../../detector.ts';

/** What a person reads as one: `TT4 (nmol/l)` → tt4, nmol, l. */
export function shortWordsOf(name: string): readonly string[] {
  return name
    .slice(0, 100)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

const unmistakable = new Set([
  ...[
    'hba1c',
    'hba1',
    'a1c',
    'tt3',
    'tt4',
    'ft3',
    'ft4',
    't4u',
    't3u',
    'fti',
    'ca125',
    'ca199',
    'ca153',
    'cd4',
    'cd8',
    'fev1',
  ],
  ...[
    'phq9',
    'phq2',
    'phq8',
    'gad7',
    'gad2',
    'eq5d',
    'sf36',
    'sf12',
    'po2',
    'pco2',
    'pao2',
    'paco2',
    'spo2',
    'sao2',
    'fio2',
  ],
  ...[
    'hco3',
    'vo2max',
    'i131',
    'o2sat',
    'ldl',
    'hdl',
    'cystatin',
    'il6',
    'ck18',
    'ntprobnp',
    'ige',
    'igg',
    'igm',
    'iga',
  ],
  ...['her2', 'brca1', 'brca2', 'ki67', 'kras', 'fib4', 'homa', 'tnf', 'b12'],
]);

/** A genetic variant by its number in dbSNP. */
const isVariant = /^rs\d{3,12}$/;

export function byShortWord(head: Pick<Detector, 'id' | 'label' | 'kind' | 'role'>): Detector {
  return {
    ...head,
    proof: 'header',
    judge({ header, values, dates }) {
      if (values.length === 0 || dates || header.name === '') return undefined;
      const words = shortWordsOf(header.name).find((word) => unmistakable.has(word) || isVariant.test(word));
      return words === undefined
        ? undefined
        : { confidence: Confidence.header, share: 1, evidence: [{ says: 'header', words }] };
    },
  };
}

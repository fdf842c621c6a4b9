/** Matters of health that the values name, whatever the header: names of illnesses, of substances, of what laboratories measure. */
import { byVocabulary } from '../../byVocabulary.ts';
import { Confidence, type Detector } from '../../detector.ts';
import { longestPhrase, phrasesOf, readHeader } from '../../header.ts';
import { inTurn } from '../../inTurn.ts';
import { wordPartsOf, wordWith } from '../../wordParts.ts';
import { illnessBegins, illnessEnds, illnessWords } from './illnesses.ts';
import { measuredBegins, measuredWords } from './measurements.ts';
import { substanceBegins, substanceEnds } from './substances.ts';
import { findings, ofAnything } from './wordedValues.ts';

const FEWEST_NAMES = 3;
/** The share of the sampled values that name one of these; the rest may be `none`, or less common. */
const LEAST_SHARE = 0.5;
/** Longer ones, and those that hardly repeat, are notes. */
const MOST_CHARACTERS = 40;
const MOST_UNIQUE = 0.5;
const ROWS_THAT_REPEAT = 20;

const words = phrasesOf([illnessWords, measuredWords]);
const parts = wordPartsOf([illnessBegins, measuredBegins, substanceBegins], [illnessEnds, substanceEnds]);
/** A ward is no illness: cardiology. */
const branch = /lo[gj](?:y|ie|ia|i|ii|ía|ía|ie)$|логи[яи]$|科$|과$/;

const named: Detector = {
  id: 'clinical-term',
  label: 'terms of medicine',
  kind: 'category',
  role: 'sensitive',
  proof: 'form',
  judge({ probe, numbers, dates, meanLength, distinct, uniqueShare, rows }) {
    if (numbers || dates || distinct < FEWEST_NAMES || meanLength > MOST_CHARACTERS || meanLength < 2) return undefined;
    if (rows >= ROWS_THAT_REPEAT && uniqueShare > MOST_UNIQUE) return undefined;
    const named = probe.filter(isMedical).length;
    const share = named / probe.length;
    if (named < FEWEST_NAMES || share < LEAST_SHARE) return undefined;
    return { confidence: Confidence.header, share, evidence: [{ says: 'form', what: 'terms of medicine', share }] };
  },
};

function isMedical(value: string): boolean {
  if (value.length > 2 * MOST_CHARACTERS || branch.test(value.toLowerCase())) return false;
  const read = readHeader(value);
  return longestPhrase(read, words) !== undefined || wordWith(read, parts) !== undefined;
}

const MOST_FINDINGS = 10;

const worded = byVocabulary({
  ...{ id: named.id, label: named.label, kind: named.kind, role: named.role },
  header: '',
  vocabulary: findings,
  isTelling: true,
  fits: ({ distinct, values }) =>
    distinct <= MOST_FINDINGS && values.some((value) => !ofAnything.has(value.toLowerCase())),
});

export const namedByValues = inTurn(named, worded);

/** Detectors that go by the form of the values: a pattern, perhaps check digits, and what the header says. */
import { binomialUpperTail } from '../measures/numeric/index.ts';
import { Confidence, type Detector, type DetectorHead, type Judgement, type Proof } from './detector.ts';
import { longestPhrase, negativeWord, phrasesOf } from './header.ts';
import type { Evidence } from './role.ts';
import type { ColumnSample } from './sample.ts';

export interface FormDetector extends DetectorHead {
  /** Words and phrases of a header that name it, in English, German, French, Spanish, Japanese and Chinese. */
  readonly header: readonly string[];
  /** Words of a header that speak against it, beside those that speak against any. */
  readonly not?: readonly string[];
  /** Whether a value, without blanks around it and at most 256 bytes long, has the form. Runs in linear time. */
  readonly matches: (value: string) => boolean;
  /** Whether the check digits of a value that has the form are right, and what share of random ones would be. */
  readonly check?: { readonly passes: (value: string) => boolean; readonly chance: number };
  /** What it takes without a header that names it: the form, right check digits, or nothing is enough. */
  readonly proof: Proof;
  /** What has to be true of the column as a whole. */
  readonly fits?: (column: ColumnSample) => boolean;
}

/** The share of distinct values that must have the form. */
const LEAST_SHARE = 0.6;
/** In the first look, below this there is no use in a second. */
const LEAST_PROBE_SHARE = 0.4;
/** Fewer values than this prove nothing without a header. */
const FEWEST_VALUES = 5;
/** Of values with the form, the share with right check digits; typing errors occur. */
const LEAST_CHECKED = 0.8;
/** How unlikely right check digits have to be by chance. */
const BY_CHANCE = 1e-6;

export function byForm(spec: FormDetector): Detector {
  const named = phrasesOf(spec.header);
  const denied = phrasesOf(spec.not ?? []);
  return {
    ...headOf(spec),
    proof: spec.proof,
    judge(column) {
      const words = longestPhrase(column.header, named);
      if (words === undefined && spec.proof === 'header') return undefined;
      const looked = column.probe.filter(spec.matches);
      if (looked.length === 0 || looked.length < LEAST_PROBE_SHARE * column.probe.length) return undefined;
      if (words === undefined && spec.proof === 'check' && isMostlyWrong(looked, spec)) return undefined;
      const hits = column.values.filter(spec.matches);
      const share = column.values.length === 0 ? 0 : hits.length / column.values.length;
      if (share < LEAST_SHARE || (spec.fits && !spec.fits(column))) return undefined;
      const isDenied = longestPhrase(column.header, denied) !== undefined;
      const isNegative = words === undefined && spec.proof !== 'form' && negativeWord(column.header) !== undefined;
      const judged = weigh(spec, words, hits);
      const isThin = words === undefined && column.values.length < FEWEST_VALUES;
      const confidence =
        isDenied || isNegative || isThin ? Math.min(judged.confidence, Confidence.hint) : judged.confidence;
      const header: Evidence[] = words === undefined ? [] : [{ says: 'header', words }];
      return {
        confidence,
        share,
        evidence: [...header, { says: 'form', what: spec.label, share }, ...judged.evidence],
      };
    },
  };
}

function weigh(
  { check, proof }: FormDetector,
  words: string | undefined,
  hits: readonly string[],
): Pick<Judgement, 'confidence' | 'evidence'> {
  const isNamed = words !== undefined;
  if (!check) {
    return {
      confidence: isNamed ? Confidence.headerAndForm : proof === 'form' ? Confidence.form : Confidence.hint,
      evidence: [],
    };
  }
  const right = hits.filter(check.passes).length;
  const share = right / hits.length;
  const isRight = share >= LEAST_CHECKED && binomialUpperTail(right, hits.length, check.chance) < BY_CHANCE;
  const evidence: Evidence[] = [{ says: 'check digits', share, chance: check.chance }];
  if (isRight)
    return {
      confidence: isNamed ? Confidence.headerAndCheck : proof === 'header' ? Confidence.hint : Confidence.check,
      evidence,
    };
  if (isNamed)
    return {
      confidence: share >= LEAST_CHECKED ? Confidence.headerAndForm : Confidence.headerAndFailedCheck,
      evidence,
    };
  return { confidence: proof === 'form' ? Confidence.form : Confidence.hint, evidence };
}

function headOf({ id, label, kind, role, isPseudonym, safeHarbor, tellsPlace }: DetectorHead): DetectorHead {
  return {
    id,
    label,
    kind,
    role,
    ...(isPseudonym && { isPseudonym }),
    ...(safeHarbor && { safeHarbor }),
    ...(tellsPlace && { tellsPlace }),
  };
}

function isMostlyWrong(values: readonly string[], { check }: FormDetector): boolean {
  return check !== undefined && values.filter(check.passes).length < LEAST_PROBE_SHARE * values.length;
}

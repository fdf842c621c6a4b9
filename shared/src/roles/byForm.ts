/** Detectors that go by the form of the values: a pattern, perhaps check digits, and what the header says. */
import { binomialUpperTail } from '../measures/numeric/index.ts';
import { Confidence, type Detector, type DetectorHead, type Judgement, type Proof } from './detector.ts';
import { type HeaderWords, longestPhrase, negativeWord, phrasesOf, tellsNothing } from './header.ts';
import type { Evidence } from './role.ts';
import type { ColumnSample } from './sample.ts';

export interface FormDetector extends DetectorHead {
  /** Words and phrases of a header that name it. */
  readonly header: HeaderWords;
  /** Words of a header that speak against it, beside those that speak against any. */
  readonly not?: HeaderWords;
  /** Whether a value, without blanks around it and at most 256 bytes long, has the form. Runs in linear time. */
  readonly matches: (value: string) => boolean;
  /** Whether the check digits of a value that has the form are right, and what share of random ones would be. */
  readonly check?: { readonly passes: (value: string) => boolean; readonly chance: number };
  /**
   * Whether values that have the form prove it together under a header that says nothing, right check digits or not: made-up numbers
   * have dates of birth too.
   */
  readonly provenBy?: (hits: readonly string[]) => boolean;
  /** Values that are kept for examples: a column that is mostly of them says that they look invented. */
  readonly isReserved?: (value: string) => boolean;
  /** What it takes without a header that names it: the form, right check digits, or nothing is enough. */
  readonly proof: Proof;
  /** A condition on the column as a whole. */
  readonly fits?: (column: ColumnSample) => boolean;
}

/** The share of distinct values that must have the form. */
const LEAST_SHARE = 0.6;
/** Under a header that names what names people, odd values beside them are no doubt. */
const LEAST_NAMED_SHARE = 0.15;
/** In the first look, below this part of it there is no use in a second. */
const PROBE_PART = 2 / 3;
/** Fewer values than this prove nothing without a header. */
const FEWEST_VALUES = 5;
/** Of values with the form, the share with right check digits; typing errors occur. */
const LEAST_CHECKED = 0.8;
/** Under a header that says nothing, so many of one form prove it together. */
const NEARLY_ALL = 0.95;
/** How unlikely right check digits have to be by chance. */
const BY_CHANCE = 1e-6;

export function byForm(spec: FormDetector): Detector {
  const named = phrasesOf(spec.header);
  const denied = phrasesOf(spec.not ?? '');
  const namesPeople = spec.role === 'identifier' && spec.isPseudonym !== true;
  return {
    ...headOf(spec),
    proof: spec.proof,
    judge(column) {
      const words = longestPhrase(column.header, named);
      if (words === undefined && spec.proof === 'header') return undefined;
      if (words !== undefined && spec.role === 'quasi-identifier' && isErased(column)) {
        return { confidence: Confidence.header, share: 0, evidence: [{ says: 'header', words }] };
      }
      const least = words !== undefined && namesPeople ? LEAST_NAMED_SHARE : LEAST_SHARE;
      const looked = column.probe.filter(spec.matches);
      if (looked.length === 0 || looked.length < PROBE_PART * least * column.probe.length) return undefined;
      if (words === undefined && spec.proof === 'check' && isMostlyWrong(looked, spec)) return undefined;
      const hits = column.values.filter(spec.matches);
      const share = column.values.length === 0 ? 0 : hits.length / column.values.length;
      if (share < least || (spec.fits && !spec.fits(column))) return undefined;
      const isDenied = longestPhrase(column.header, denied) !== undefined;
      const isNegative = words === undefined && spec.proof !== 'form' && negativeWord(column.header) !== undefined;
      const isAlike = tellsNothing(column.header) && share >= NEARLY_ALL;
      const judged = weigh(spec, words, hits, isAlike);
      const isThin = words === undefined && column.values.length < FEWEST_VALUES;
      const confidence =
        isDenied || isNegative || isThin ? Math.min(judged.confidence, Confidence.hint) : judged.confidence;
      const header: Evidence[] = words === undefined ? [] : [{ says: 'header', words }];
      return {
        confidence,
        share,
        evidence: [
          ...header,
          { says: 'form', what: spec.label, share },
          ...judged.evidence,
          ...inventedAmong(hits, spec),
        ],
      };
    },
  };
}

/** A copy is judged by the columns that the file was judged by: where nothing is left of the values, the header says what they were. */
function isErased({ values }: ColumnSample): boolean {
  return values.length === 1 && values[0] === '*';
}

function weigh(
  { check, proof, provenBy }: FormDetector,
  words: string | undefined,
  hits: readonly string[],
  isAlike: boolean,
): Pick<Judgement, 'confidence' | 'evidence'> {
  const isNamed = words !== undefined;
  const isProven = proof === 'form' || (isAlike && provenBy?.(hits) === true);
  if (!check) {
    return {
      confidence: isNamed ? Confidence.headerAndForm : isProven ? Confidence.form : Confidence.hint,
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
  return {
    confidence: isProven ? Confidence.form : Confidence.hint,
    evidence,
  };
}

/** More of them are no leftovers of tests. */
const MANY_RESERVED = 0.5;

function inventedAmong(hits: readonly string[], { isReserved }: FormDetector): Evidence[] {
  if (!isReserved) return [];
  const share = hits.filter(isReserved).length / hits.length;
  return share >= MANY_RESERVED ? [{ says: 'invented', share }] : [];
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

function isMostlyWrong(values: readonly string[], { check, provenBy }: FormDetector): boolean {
  if (check === undefined || provenBy?.(values)) return false;
  return values.filter(check.passes).length < LEAST_SHARE * PROBE_PART * values.length;
}

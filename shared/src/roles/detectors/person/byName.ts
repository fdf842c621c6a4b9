/** Detectors of people's names: by what the header says and how the values are written, and by common names among them. */
import { Confidence, type Detector, type DetectorHead } from '../../detector.ts';
import { longestPhrase, phrasesOf, wholePhrase } from '../../header.ts';
import type { Evidence } from '../../role.ts';
import type { ColumnSample } from '../../sample.ts';
import { hasNameShape, isTitleCase } from './nameEvidence.ts';
import { things } from './things.ts';

export interface NameDetector extends Omit<DetectorHead, 'kind' | 'role' | 'safeHarbor'> {
  /** Phrases that say it is the name of a person. */
  readonly header: readonly string[];
  /** Phrases that say so where nothing stands beside them, if the values are written as names are. */
  readonly alone: readonly string[];
  /** Phrases that leave open whether it is the name of a person, a firm or a thing. */
  readonly vague: readonly string[];
  /** Whether a value is a common name of this sort. */
  readonly isCommon: (value: string) => boolean;
  /** What, besides, values have to be if no header speaks of people. Without it, a header has to. */
  readonly isUnmistakable?: (value: string) => boolean;
}

/** Of the values, these shares have to be written as names are, and be common ones. */
const LEAST_SHAPED = 0.8;
const LEAST_COMMON = 0.6;
/** Under a header that leaves it open. */
const LEAST_COMMON_IF_VAGUE = 0.45;
/** Under a header that speaks of people, rare names prove as much; so many common ones confirm it. */
const SOME_COMMON = 0.3;
const FEWEST_VALUES = 5;

export function byName({ header, alone, vague, isCommon, isUnmistakable, ...rest }: NameDetector): Detector {
  const named = phrasesOf(header);
  const namedAlone = phrasesOf(alone);
  const vaguelyNamed = phrasesOf(vague);
  const head: DetectorHead = { ...rest, kind: 'name', role: 'identifier', safeHarbor: 'A' };

  /** Words of the header that speak of people, and what share of common names it takes beside them. */
  function said(column: ColumnSample): { words: string | undefined; least: number } | undefined {
    const words = longestPhrase(column.header, named);
    if (words !== undefined) return { words, least: 0 };
    if (longestPhrase(column.header, things) !== undefined) return undefined;
    const bare = wholePhrase(column.header, namedAlone);
    if (bare !== undefined)
      return { words: bare, least: shareOf(column.probe, isTitleCase) >= LEAST_SHAPED ? 0 : SOME_COMMON };
    const open = longestPhrase(column.header, vaguelyNamed);
    if (open !== undefined) return { words: open, least: LEAST_COMMON_IF_VAGUE };
    if (!isUnmistakable || column.values.length < FEWEST_VALUES) return undefined;
    const isTelling = shareOf(column.probe, isUnmistakable) >= LEAST_SHAPED;
    return isTelling ? { words: undefined, least: LEAST_COMMON } : undefined;
  }

  return {
    ...head,
    proof: isUnmistakable ? 'form' : 'header',
    judge(column) {
      if (column.probe.length === 0 || shareOf(column.probe, hasNameShape) < LEAST_SHAPED) return undefined;
      const header = said(column);
      // The first few tell whether it is worth looking at all.
      if (!header || shareOf(column.probe, isCommon) < header.least / 2) return undefined;
      const share = shareOf(column.values, isCommon);
      if (share < header.least) return undefined;
      const form: Evidence = { says: 'form', what: head.label, share };
      if (header.words === undefined) return { confidence: Confidence.form, share, evidence: [form] };
      const words: Evidence = { says: 'header', words: header.words };
      return share >= SOME_COMMON
        ? { confidence: Confidence.headerAndForm, share, evidence: [words, form] }
        : { confidence: Confidence.header, share: 1, evidence: [words] };
    },
  };
}

function shareOf(values: readonly string[], is: (value: string) => boolean): number {
  return values.filter(is).length / values.length;
}

/** What a detector is: it looks at one column and says whether its values are of one sort, and how sure that is. */

import type { Evidence, Role, SafeHarborItem, ValueKind } from './role.ts';
import type { ColumnSample } from './sample.ts';

export type Proof = 'form' | 'check' | 'header';

export interface Detector {
  /** Stable, for policies and documentation: `us-ssn`. */
  readonly id: string;
  /** In a sentence, in the plural: `US Social Security numbers`. */
  readonly label: string;
  readonly kind: ValueKind;
  /** What a column of this sort is, if nobody says otherwise. */
  readonly role: Role;
  /** Distinguishes records without naming anybody by itself, as a hash or an account number does. */
  readonly isPseudonym?: boolean;
  readonly safeHarbor?: SafeHarborItem;
  /** One of the ways to give a place: these columns often follow from each other. */
  readonly tellsPlace?: boolean;
  /** What it takes where the header does not name it: right form, right check digits, or nothing is enough. */
  readonly proof: Proof;
  judge(column: ColumnSample): Judgement | undefined;
}

/** What a detector has to say of itself, before it says how it judges. */
export type DetectorHead = Omit<Detector, 'judge' | 'proof'>;

export interface Judgement {
  /** 0 to 1; from one half on the column is taken for it. */
  readonly confidence: number;
  /** The share of the distinct values looked at that have the form; 1 where the header alone decides. */
  readonly share: number;
  readonly evidence: readonly Evidence[];
}

/** How sure each combination of evidence makes; the better founded wins where two detectors claim a column. */
export const Confidence = {
  headerAndCheck: 0.99,
  headerAndForm: 0.95,
  check: 0.93,
  form: 0.9,
  /** The header says it and the values have the form, but check digits are wrong: made-up numbers look so. */
  headerAndFailedCheck: 0.8,
  header: 0.7,
  /** A word that says so where no better one is there: `status`, `type`. */
  weakHeader: 0.6,
  /** Not enough to be taken for it. */
  hint: 0.3,
} as const;

export const ENOUGH = 0.5;

/** The role of one column, and the kind of its values: by the surest detector, else by its values; the user's word stands above both. */
import type { ColumnTag } from '../config/index.ts';
import { detect } from './detect.ts';
import type { Detector } from './detector.ts';
import { fromValues } from './fromValues.ts';
import type { Evidence, Role, ValueKind } from './role.ts';
import type { ColumnSample } from './sample.ts';
import { taggedRole } from './taggedRole.ts';

export interface ColumnRole {
  readonly role: Role;
  readonly kind: ValueKind;
  /** What Quasi takes it for by itself, whatever the user says. */
  readonly inferred: Role;
  readonly isDeclared: boolean;
  /** The detector that knows what the values are. */
  readonly detector: Detector | undefined;
  /** 0 to 1. */
  readonly confidence: number;
  /** The share of the distinct values that have the detector's form; 1 where the header decides. */
  readonly share: number;
  readonly evidence: readonly Evidence[];
  /** Where no role is stated but something of the kind is. */
  readonly tag?: ColumnTag;
}

/** What the user says of a column, and what a tag says of it. */
export interface Declaration {
  readonly role?: Role | undefined;
  readonly kind?: ValueKind | undefined;
  readonly tag?: ColumnTag | undefined;
}

/** Yields the number of detectors that have judged. */
export function* inferRole(column: ColumnSample): Generator<number, ColumnRole> {
  const detected = yield* detect(column);
  if (!detected) {
    return roleFromValues(column);
  }
  const { detector, judgement } = detected;
  const { kind } = detector;
  const rowsPerValue = (column.rows - column.missing) / column.distinct;
  // A pseudonym that returns shows which rows are about the same person.
  const isRepeated = detector.isPseudonym === true && detector.role === 'identifier' && rowsPerValue > 1;
  const role = isRepeated ? 'subject' : detector.role;
  const evidence = withDates(column, judgement.evidence);
  return {
    role,
    kind,
    inferred: role,
    isDeclared: false,
    detector,
    ...judgement,
    evidence: isRepeated ? [...evidence, { says: 'repeated', rowsPerValue }] : evidence,
  };
}

/** The user's word over what was inferred; a tag counts where there is no word. */
export function declared(inferred: ColumnRole, { role, kind, tag }: Declaration): ColumnRole {
  const counts = role === undefined ? tag : undefined;
  return {
    ...inferred,
    role: role ?? (counts ? taggedRole(inferred, counts) : inferred.role),
    kind: kind ?? inferred.kind,
    isDeclared: role !== undefined || counts?.role !== undefined,
    ...(counts && { tag: counts }),
  };
}

function withDates({ dates }: ColumnSample, evidence: readonly Evidence[]): readonly Evidence[] {
  if (!dates || evidence.some(({ says }) => says === 'years')) return evidence;
  return [...evidence, { says: 'years', from: dates.firstYear, to: dates.lastYear }];
}

/** What the values alone say, where no detector knows the column. */
export function roleFromValues(column: ColumnSample): ColumnRole {
  const { role, kind, confidence, evidence } = fromValues(column);
  return {
    role,
    kind,
    inferred: role,
    isDeclared: false,
    detector: undefined,
    confidence,
    share: 1,
    evidence: [evidence],
  };
}

/** How well the detectors do on labelled columns: what was found where what was expected. */
import { detectors } from '../../shared/src/roles/index.ts';
import { detectedIn } from '../../shared/src/roles/testColumn.ts';
import type { LabelledColumn } from './labelledColumns.ts';

export interface Outcome extends Omit<LabelledColumn, 'values'> {
  /** The id of the detector, or `none`. */
  readonly found: string;
  readonly isRight: boolean;
}

export interface Figures {
  readonly columns: number;
  /** Columns for which a detector is named. */
  readonly found: number;
  /** Of these, those with the expected or an acceptable detector. */
  readonly rightFound: number;
  /** Columns for which a detector is expected. */
  readonly expected: number;
  /** Of these, those with the expected or an acceptable detector. */
  readonly rightExpected: number;
  readonly precision: number;
  readonly recall: number;
}

/** A status that is recognised as a status is no alarm; neither is a score or a key, whatever its subject is. */
const aboutNobody = new Set([
  ...detectors.filter(({ role }) => role === 'insensitive').map(({ id }) => id),
  'outcome',
  'mark',
  'row-number',
  'token',
]);

export function outcomeOf({ values, ...column }: LabelledColumn): Outcome {
  const found = detectedIn(column.header, values);
  const isNothing = column.expected === 'none' && aboutNobody.has(found);
  return { ...column, found, isRight: found === column.expected || column.acceptable.includes(found) || isNothing };
}

/** Over the detectors `counts` says yes to: a column belongs if one of them is found or is expected. */
export function figuresOf(
  outcomes: readonly Outcome[],
  counts: (detector: string) => boolean = (detector) => detector !== 'none',
): Figures {
  const found = outcomes.filter((outcome) => counts(outcome.found));
  const expected = outcomes.filter((outcome) => counts(outcome.expected));
  const rightFound = found.filter(({ isRight }) => isRight).length;
  const rightExpected = expected.filter(({ isRight, found }) => isRight && found !== 'none').length;
  return {
    columns: outcomes.length,
    found: found.length,
    rightFound,
    expected: expected.length,
    rightExpected,
    precision: rightFound / found.length,
    recall: rightExpected / expected.length,
  };
}

const directIdentifiers = new Set(
  detectors.filter(({ role, isPseudonym }) => role === 'identifier' && !isPseudonym).map(({ id }) => id),
);

/** Whether it names people, as names, addresses and national numbers do: finding these wrongly costs most trust. */
export function isDirectIdentifier(detector: string): boolean {
  return directIdentifiers.has(detector);
}

export interface Confusion {
  readonly sort: string;
  readonly expected: string;
  readonly found: string;
  readonly columns: number;
  /** The headers under which it happens. */
  readonly headers: readonly string[];
}

/** Confusions by pair, the commonest first. */
export function confusionsOf(outcomes: readonly Outcome[]): Confusion[] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    if (outcome.isRight) continue;
    const key = [outcome.sort, outcome.expected, outcome.found].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  return [...groups.values()]
    .map((group) => {
      const [{ sort, expected, found }] = group;
      const headers = [...new Set(group.map(({ header }) => header))];
      return { sort, expected, found, columns: group.length, headers };
    })
    .toSorted((one, other) => other.columns - one.columns);
}

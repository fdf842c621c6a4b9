/** For transactions: how well a known value of the column finds its user, and the values that do so best (ITO). */
import {
  lineOfRow,
  subjectAmong,
  type TellingValue,
  tellingValues,
  type Work,
  worstValues,
} from '../../analysis/index.ts';
import { rowsIn } from '../../counts/index.ts';
import { t } from '../../words/index.ts';
import { formatCountOf, formatShare } from '../format.ts';
import { rowTitle } from '../rowTitle.ts';
import type { ColumnPart, ColumnSeen } from './part.ts';

export const background: ColumnPart = {
  sentences(seen) {
    const risk = riskIn(seen);
    if (risk === undefined) return [];
    return [
      t`Someone who knows one of a person's values here finds their rows with a probability of ${formatShare(risk)} on average (R).`,
    ];
  },
  json: (seen) => ({ background: riskIn(seen) }),
};

/** A value, and the line of a row that has it. */
interface PlacedValue extends TellingValue {
  readonly line: number | undefined;
}

export const tellingOnes: ColumnPart<PlacedValue[]> = {
  look({ counts }, { facts, column }) {
    const subject = subjectAmong(facts.roles);
    return subject === undefined || subject === column ? undefined : placed(facts, subject, column, rowsIn(counts));
  },
  /** Values are named by a row that has them: the card is shown in terminals, too. */
  sentences(_, values = []) {
    if (values.length === 0) return [];
    const listed = values.map((value) => {
      const rows = formatCountOf(value.records, t`row`, t`rows`);
      return t`${rowTitle(value)} (${rows} of ${formatCountOf(value.users, t`person`, t`people`)})`;
    });
    return [t`The values that fewest people have are in: ${listed.join(', ')}.`];
  },
  json: (seen, values = []) => ({ worstValues: riskIn(seen) === undefined ? undefined : worstValues(values) }),
};

function* placed(
  { text }: ColumnSeen['facts'],
  subject: number,
  column: number,
  rows: ReturnType<typeof rowsIn>,
): Work<PlacedValue[]> {
  const found: PlacedValue[] = [];
  for (const value of yield* tellingValues(rows, subject, column)) {
    found.push({ ...value, line: yield* lineOfRow(text, value.row) });
  }
  return found;
}

/** The probability with which one known value finds its user; undefined where rows are not transactions. */
function riskIn({ known, column }: ColumnSeen): number | undefined {
  return known.insight?.background?.risks.find((one) => one.column === column)?.risk;
}

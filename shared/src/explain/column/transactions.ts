/** Of transactions: how well a known value of the column finds its user, and the values that do so best (ITO). */
import { subjectAmong, type TellingValue, tellingValues, worstValues } from '../../analysis/index.ts';
import { rowsIn } from '../../counts/index.ts';
import { t } from '../../words/index.ts';
import { formatCount, formatCountOf, formatShare } from '../format.ts';
import type { ColumnPart, ColumnSeen } from './part.ts';

export const background: ColumnPart = {
  sentences(seen) {
    const risk = riskIn(seen);
    if (risk === undefined) return [];
    return [
      t`Someone who knows one of its values of a person finds that person's rows with a probability of ${formatShare(risk)} on average (R).`,
    ];
  },
  json: (seen) => ({ background: riskIn(seen) }),
};

export const tellingOnes: ColumnPart<TellingValue[]> = {
  look({ counts }, { facts, column }) {
    const subject = subjectAmong(facts.roles);
    return subject === undefined || subject === column ? undefined : tellingValues(rowsIn(counts), subject, column);
  },
  /** Values are told by a row that has them: the card is shown in terminals, too. */
  sentences(_, values = []) {
    if (values.length === 0) return [];
    const told = values.map(({ row, records, users }) => {
      const rows = formatCountOf(records, t`row`, t`rows`);
      return t`that of row ${formatCount(row + 1)} (${rows} of ${formatCountOf(users, t`person`, t`people`)})`;
    });
    return [t`The values of the fewest people, who are easiest found by them: ${told.join(', ')}.`];
  },
  json: (seen, values = []) => ({ worstValues: riskIn(seen) === undefined ? undefined : worstValues(values) }),
};

/** The probability with which one known value finds its user; undefined where rows are not transactions. */
function riskIn({ known, column }: ColumnSeen): number | undefined {
  return known.insight?.background?.risks.find((one) => one.column === column)?.risk;
}

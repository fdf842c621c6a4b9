/** How the rows are spread over the values of a column; where it holds answers of randomised response, how these are spread, and how the truth is. */
import { type ColumnShape, columnShape, type Protection, staged } from '../../analysis/index.ts';
import { t } from '../../words/index.ts';
import { bars } from '../bars.ts';
import { formatCount, formatEpsilon, formatProbability } from '../format.ts';
import type { ColumnPart, ColumnSeen } from './part.ts';

/** Categories whose shares are drawn. */
const MOST_DRAWN = 16;

export const spread: ColumnPart<ColumnShape> = {
  look({ table }, { facts, column }, mostValues) {
    const { dictionary } = table.columns[column];
    return staged('columns', dictionary.size, columnShape(dictionary, facts.roles[column].kind, mostValues));
  },
  sentences(seen) {
    const { protection } = seen.facts;
    const epsilon = protection?.noised.get(seen.column);
    if (!protection || epsilon === undefined) return [];
    const found = answersIn(seen);
    const shown = formatEpsilon(epsilon);
    return [
      found === undefined
        ? t`Its values are answers of randomised response with ε = ${shown}: no single one can be trusted.`
        : t`Its values are answers of randomised response with ε = ${shown}: each is the truth with a probability of ${formatProbability(found.keep)}, else any of the others.`,
      ...(found?.areRanges
        ? [
            t`Its numbers are grouped into ${formatCount(found.shares.length)} ranges. If each number is an answer of its own, list all possible answers in "categories" of the column in quasi.json.`,
          ]
        : []),
      ...totalSentences(protection),
    ];
  },
  values(seen, shape) {
    const answers = answersIn(seen);
    if (answers) {
      const { reported, shares } = answers;
      const order = [...shares.keys()].sort((a, b) => reported[b] - reported[a]).slice(0, MOST_DRAWN);
      const drawn = (all: Float64Array) => bars(order.map((category) => all[category]));
      // They draw the same rows, beside the people.
      return [
        { name: t`Answers, the most frequent first`, value: drawn(reported) },
        { name: t`True values of people, reconstructed`, value: drawn(shares) },
      ];
    }
    if (shape === undefined || shape.rows.length === 0) return [];
    const name = shape.along === 'range' ? t`Rows from least to most` : t`Rows of the most frequent values`;
    return [{ name, value: bars(shape.rows) }];
  },
  json: (_, shape) => ({ shape }),
};

function answersIn({ known, column }: ColumnSeen) {
  return known.peopleBehind?.columns.find((one) => one.column === column);
}

function totalSentences({ noised, total }: Protection): string[] {
  if (noised.size === 1) return [];
  return [
    noised.size === 2
      ? t`Together with the other noised column, ε is ${formatEpsilon(total)} per person.`
      : t`Together with the ${formatCount(noised.size - 1)} other noised columns, ε is ${formatEpsilon(total)} per person.`,
  ];
}

/** What is found out of a column once somebody looks at it: one list for its card in the editor, its card in the terminal, and its numbers. */
import {
  type Analysis,
  type ColumnShape,
  columnShape,
  type ProfileFacts,
  staged,
  subjectAmong,
  type TellingValue,
  tellingValues,
  type Work,
} from '@quasi/shared/analysis';
import { rowsIn } from '@quasi/shared/counts';
import type { Ladder } from '@quasi/shared/remedies';
import { columnsOf, type Finding, type SchemaFinding } from '@quasi/shared/rules';

/** Each is work of its own, as an editor has so much time for each. */
export interface ColumnWork {
  readonly shape: Work<ColumnShape | undefined>;
  /** Undefined of a column with too many values. */
  readonly ladder: Work<Ladder> | undefined;
  /** Of transactions: the values that say most of whom they are about. */
  readonly telling: Work<TellingValue[]> | undefined;
}

/** `mostValues`: a column with more is not drawn, nor are ways looked for to tell it coarser. */
export function columnWork(
  analysis: Analysis,
  { roles }: ProfileFacts,
  column: number,
  mostValues = Number.POSITIVE_INFINITY,
): ColumnWork {
  const { table } = analysis;
  const { dictionary } = table.columns[column];
  const subject = subjectAmong(roles);
  return {
    shape: staged('columns', dictionary.size, columnShape(dictionary, roles[column].kind, mostValues)),
    ladder: dictionary.size > mostValues ? undefined : analysis.ladder(column),
    telling:
      subject === undefined || subject === column ? undefined : tellingValues(rowsIn(analysis.counts), subject, column),
  };
}

/** The rules that find something in a column, by their slugs. `inSchema`: what is told of it there. */
export function rulesOn(
  { table }: Pick<ProfileFacts, 'table'>,
  column: number,
  findings: readonly Finding[],
  inSchema: readonly SchemaFinding[] = [],
): string[] {
  const { name, index } = table.columns[column];
  const own = findings.filter((finding) => columnsOf(finding).includes(index));
  const told = inSchema.filter((finding) => finding.column === name);
  return [...new Set([...own, ...told].map(({ slug }) => slug))];
}

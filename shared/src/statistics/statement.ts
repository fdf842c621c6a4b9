/** Statistics as they are written as JSON. */
import { FORMAT, type StatisticsFile } from './shape.ts';
import { type ColumnStatistics, MISSING_CODE, type Statistics } from './statistics.ts';

export function statementOf({ rows, below, columns, leftOut, pairs, tree }: Statistics): StatisticsFile {
  const nameOf = (column: number) => columns[column].name;
  const textOf = (column: number, code: number) =>
    code === MISSING_CODE ? null : (columns[column].values?.[code - 1] ?? null);
  return {
    statistics: FORMAT,
    rows,
    ...(below !== undefined && { below }),
    columns: columns.map(columnStatement),
    ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
    ...(pairs.length > 0 && {
      pairs: pairs.map(({ dependent, determinant, gain, tuples }) => ({
        dependent: nameOf(dependent),
        determinant: nameOf(determinant),
        gain,
        tuples: tuples.map(({ a, b, count, confidence }): [string | null, string | null, number, number] => [
          textOf(dependent, a),
          textOf(determinant, b),
          count,
          confidence,
        ]),
      })),
    }),
    ...(tree && {
      tree: tree.map(({ parent, child, joint }) => ({
        parent: nameOf(parent),
        child: nameOf(child),
        counts: Array.from(joint.counts, (count, i): [string | null, string | null, number] => [
          textOf(parent, joint.a[i]),
          textOf(child, joint.b[i]),
          count,
        ]),
      })),
    }),
  };
}

function columnStatement(column: ColumnStatistics): StatisticsFile['columns'][number] {
  const { name, role, kind, missing, values, counts, suppressed } = column;
  return {
    name,
    ...(role && { role }),
    ...(kind && { kind }),
    missing: missing ?? null,
    ...(values
      ? { frequencies: values.map((value, i): [string, number] => [value, counts[i]]) }
      : { counts: [...counts] }),
    ...(suppressed && { suppressed: { ...suppressed } }),
  };
}

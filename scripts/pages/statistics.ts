/** Makes the JSON Schema of statistics for editors from their shape. */
import * as z from 'zod/mini';
import { statisticsShape } from '../../shared/src/statistics/shape.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const words: Readonly<Record<string, string>> = {
  statistics: 'The format.',
  rows: 'How many rows the table has.',
  below: 'Smaller counts are not listed one by one, only in "suppressed".',
  columns: 'The columns and how often their values occur.',
  leftOut: 'Columns without any numbers: identifiers, subjects and free text.',
  pairs: 'Pairs of columns where one follows from the other, with the pairs of values that occur together most often.',
  tree: 'The pair tables along a tree of columns; a parent stands before its children.',
};

const columnWords: Readonly<Record<string, string>> = {
  name: 'The name of the column.',
  role: 'What the column is in re-identification; predictions are about the quasi-identifiers.',
  kind: 'What its values are like.',
  missing: 'How many rows have no value; null if they are among the suppressed ones. 0 if left out.',
  frequencies: 'Each value with the number of its rows.',
  counts: 'In place of "frequencies": the numbers alone, without the values.',
  suppressed: 'The number of values that are too rare to be listed, and the number of rows with one of them.',
};

const pairWords: Readonly<Record<string, string>> = {
  dependent: 'The column that follows from the other.',
  determinant: 'The column that it follows from.',
  gain: 'How far it follows, from 0 to 1: the mutual information divided by the entropy of the dependent column.',
  tuples:
    'Each a value of the dependent column, one of the determinant (null: missing), the rows with both, and these divided by the rows with the second.',
};

const edgeWords: Readonly<Record<string, string>> = {
  parent: 'The column nearer to the root.',
  child: 'The column that is drawn within the groups of the parent.',
  counts: 'Each a value of the parent, one of the child (null: missing), and the rows with both.',
};

export function statisticsJsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(statisticsShape, { target: 'draft-07', io: 'input' });
  const properties = schema.properties as Record<string, JsonSchema>;
  describe(properties, words);
  for (const [name, own] of [
    ['columns', columnWords],
    ['pairs', pairWords],
    ['tree', edgeWords],
  ] as const) {
    const { items } = properties[name];
    describe((items as JsonSchema).properties as Record<string, JsonSchema>, own);
  }
  return schema;
}

function describe(properties: Record<string, JsonSchema>, own: Readonly<Record<string, string>>): void {
  for (const [name, description] of Object.entries(own)) properties[name].description = description;
}

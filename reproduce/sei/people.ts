/** The population of SEI's experiments on Adult: the 30,162 people without unknown cells, in the nine columns of categories. */
import { sharedTable } from '../data.ts';

const names = [
  'workclass',
  'education',
  'marital-status',
  'occupation',
  'relationship',
  'race',
  'sex',
  'native-country',
  'income',
];

export interface Population {
  readonly people: number;
  readonly names: readonly string[];
  /** Column → number of its categories. */
  readonly categories: readonly number[];
  /** Column → person → category. */
  readonly columns: readonly Uint32Array[];
  /** Person → tuple; tuples are numbered by first appearance. */
  readonly tupleOf: Uint32Array;
  /** Tuple → its categories. */
  readonly tuples: readonly Uint32Array[];
  /** Tuple → how many people have it. */
  readonly sizes: Uint32Array;
}

export function adultPopulation(): Population {
  const table = sharedTable('adult/adult.csv', { header: true, missingTokens: ['?'] });
  const wanted = table.columns.filter(({ name }) => names.includes(name));
  const complete = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) =>
    table.columns.every(({ codes }) => codes.view[row] !== 0),
  );
  const columns = wanted.map(({ codes, dictionary }) =>
    inNameOrder(complete.map((row) => dictionary.text(codes.view[row]))),
  );
  return populationOf(
    wanted.map(({ name }) => name),
    columns,
  );
}

/** Nominal categories have no order of their own; as in the product they stand in that of their characters. */
function inNameOrder(texts: readonly string[]): Uint32Array {
  const sorted = [...new Set(texts)].sort((a, b) => (a < b ? -1 : 1));
  const places = new Map(sorted.map((text, place) => [text, place]));
  return Uint32Array.from(texts, (text) => places.get(text) ?? 0);
}

export function populationOf(columnNames: readonly string[], columns: readonly Uint32Array[]): Population {
  const people = columns[0].length;
  const tupleOf = new Uint32Array(people);
  const numbers = new Map<string, number>();
  const tuples: Uint32Array[] = [];
  const sizes: number[] = [];
  for (let person = 0; person < people; person++) {
    const tuple = Uint32Array.from(columns, (column) => column[person]);
    const key = tuple.join();
    const number = numbers.get(key) ?? tuples.length;
    if (number === tuples.length) {
      numbers.set(key, number);
      tuples.push(tuple);
      sizes.push(0);
    }
    sizes[number]++;
    tupleOf[person] = number;
  }
  const categories = columns.map((column) => column.reduce((most, category) => Math.max(most, category + 1), 0));
  return { people, names: columnNames, categories, columns, tupleOf, tuples, sizes: Uint32Array.from(sizes) };
}

/** The share of people whose tuple at most `most` people have. */
export function atMostShare({ people, sizes }: Population, most: number): number {
  return sizes.reduce((sum, size) => sum + (size <= most ? size : 0), 0) / people;
}

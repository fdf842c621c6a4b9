/** Puts the numbers of one file together. */
import { Analysis, type ClassFacts, type ProfileFacts, staged, type Work } from '@quasi/shared/analysis';
import { countClasses, frequencyHistogram, type SizeHistogram } from '@quasi/shared/counts';
import {
  anonymity,
  entropy,
  largestClass,
  overallRisk,
  rowsBelow,
  uniqueRows,
  uniqueShare,
} from '@quasi/shared/measures';
import type { Table } from '@quasi/shared/table';
import { openTable, type TableRequest } from './openTable.ts';

export const parts = ['columns', 'classes', 'overall'] as const;
export type Part = (typeof parts)[number];

/** The targets that are in use: rows in classes below them are counted. */
const targets = [2, 3, 5, 11, 20];

export function* measureFile(
  request: TableRequest,
  only: readonly Part[],
  seed: number,
  withRows: boolean,
): Work<unknown> {
  const { path, settings } = request;
  const named = settings.quasiIdentifiers;
  // Classes on named columns need those columns only, which is quicker; duplicates can then not be told.
  const isRestricted = named.length > 0 && !only.includes('columns');
  const { table, source, encoding } = yield* openTable(isRestricted ? { ...request, columns: named } : request);
  try {
    const analysis = new Analysis(table, settings, { kind: 'disk', encoding, text: source });
    const needsClasses = only.includes('classes') || only.includes('overall');
    const profile = yield* analysis.profile();
    const facts = needsClasses ? yield* analysis.classes() : undefined;
    return {
      file: path,
      rows: table.rowCount,
      duplicateRows: isRestricted ? undefined : yield* duplicateRows(table),
      delimiter: String.fromCharCode(table.dialect.delimiter),
      missing: 'value',
      seed,
      columns: only.includes('columns') ? columnNumbers(profile) : undefined,
      quasiIdentifiers: facts?.quasiIdentifiers.map((column) => table.columns[column].name),
      classes: facts && only.includes('classes') ? classNumbers(facts, withRows) : undefined,
      overall: facts && only.includes('overall') ? overallNumbers(facts) : undefined,
    };
  } finally {
    source.close();
  }
}

/** Rows less distinct rows. */
function* duplicateRows({ columns, rowCount }: Table): Work<number> {
  const codes = columns.map((column) => column.codes);
  const { classCount } = yield* staged('classes', rowCount, countClasses(codes, rowCount));
  return rowCount - classCount;
}

function columnNumbers({ table, profiles }: ProfileFacts): unknown[] {
  return table.columns.map(({ name, dictionary }, i) => {
    const { distinct, missing, entropy } = profiles[i];
    return { name, distinct, missing, uniqueShare: uniqueShare(frequencyHistogram(dictionary.counts)), entropy };
  });
}

function classNumbers({ classes, sizes }: ClassFacts, withRows: boolean): unknown {
  return {
    k: anonymity(sizes),
    count: numberOfClasses(sizes),
    largest: largestClass(sizes),
    sizes: Object.fromEntries(Array.from(sizes.sizes, (size, i) => [size, sizes.counts[i]])),
    uniqueRows: uniqueRows(sizes),
    rowsBelow: Object.fromEntries(targets.map((k) => [k, rowsBelow(sizes, k)])),
    rows: withRows ? Array.from(classes.classOfRow, (number) => classes.sizeOfClass[number]) : undefined,
  };
}

function overallNumbers({ table, sizes, profiles, quasiIdentifiers }: ClassFacts): unknown {
  return {
    orr: overallRisk(sizes),
    entropyMax: table.rowCount > 0 ? Math.log2(table.rowCount) : 0,
    entropyExperience: quasiIdentifiers.reduce((sum, column) => sum + profiles[column].entropy, 0),
    entropyData: entropy(sizes),
  };
}

function numberOfClasses({ counts }: SizeHistogram): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

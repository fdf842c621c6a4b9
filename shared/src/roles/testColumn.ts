/** A column made of values, for tests of detectors. */
import { readTable } from '../table/index.ts';
import { type Detected, detect } from './detect.ts';
import { type ColumnSample, sampleColumn } from './sample.ts';

/** `name` may be empty: then the file has no header. Each value is one row. */
export function columnOf(name: string, values: readonly string[]): ColumnSample {
  const text = values.map((value) => `"${value.replaceAll('"', '""')}"\n`).join('');
  const options = { missingTokens: [''], trim: false, delimiter: ',', header: false };
  const table = finished(readTable(new TextEncoder().encode(text), options));
  const { dictionary } = table.columns[0];
  const missing = dictionary.count(0);
  const characters = values.reduce((sum, value) => sum + value.length, 0);
  return sampleColumn(name, dictionary, {
    rows: values.length,
    missing,
    distinct: dictionary.size - 1,
    uniqueShare:
      dictionary.counts.subarray(1).filter((count) => count === 1).length / Math.max(1, values.length - missing),
    meanLength: characters / Math.max(1, values.length - missing),
  });
}

/** What the registry takes a column for: the id of the detector, or `none`. */
export function detectedIn(name: string, values: readonly string[]): string {
  return detection(name, values)?.detector.id ?? 'none';
}

/** As above, but `none` where it is about goods, states of records and the like. */
export function ofPeopleIn(name: string, values: readonly string[]): string {
  const found = detection(name, values)?.detector;
  return found && found.role !== 'insensitive' ? found.id : 'none';
}

export function detection(name: string, values: readonly string[]): Detected | undefined {
  return finished(detect(columnOf(name, values)));
}

/** What work comes to that is done in one go. */
export function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

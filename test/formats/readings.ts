/** A file through its reader: its columns as texts, or the sentence that says why there are none. */
import { defaultSettings } from '@quasi/shared/config';
import type { Columns } from '@quasi/shared/table';
import { type ByteInput, FileProblem, openFile } from '../../server/src/files/index.ts';
import { readerOf } from '../../server/src/readers/index.ts';
import { splitPart } from '../../server/src/readers/parts.ts';
import { readingOptions } from '../../server/src/readingOptions.ts';
import type { HardColumn, Text } from './hardTable.ts';

export type NamedTexts = Readonly<Record<string, readonly Text[]>>;

export type Reading = { readonly table: Columns } | { readonly problem: string };

interface HowToRead {
  readonly missingTokens: readonly string[];
  readonly part?: string | undefined;
}

/** Runs to its end, waiting where the reader waits; `onStep` is called between steps. */
export async function reading(
  input: ByteInput,
  { missingTokens, part }: HowToRead,
  onStep?: () => void,
): Promise<Reading> {
  const settings = { ...defaultSettings, header: 'yes' as const, missingTokens: [...missingTokens] };
  try {
    const work = readerOf(input.name).read(input, { ...readingOptions(settings, input.name), part });
    for (let step = work.next(); ; step = work.next()) {
      onStep?.();
      if (step.done) {
        step.value.close();
        return { table: step.value.table };
      }
      if (step.value.until) await step.value.until;
    }
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.message };
    throw error;
  }
}

/** The texts of its columns by their names; throws where there is a problem. */
export async function textsOf(path: string, missingTokens: readonly string[] = []): Promise<NamedTexts> {
  const { file, part } = splitPart(path);
  const read = await reading(openFile(file), { missingTokens, part });
  if ('problem' in read) throw new Error(read.problem);
  return textsIn(read.table);
}

export function textsIn({ columns, rowCount }: Columns): NamedTexts {
  return Object.fromEntries(
    columns.map(({ name, codes, dictionary }) => {
      const texts = Array.from({ length: rowCount }, (_, row): Text => {
        const code = codes.at(row);
        return code === 0 ? undefined : dictionary.text(code);
      });
      return [name, texts];
    }),
  );
}

export function namedTexts(columns: readonly HardColumn[]): NamedTexts {
  return Object.fromEntries(columns.map(({ name, texts }) => [name, texts]));
}

/** What readers promise of columns, whatever the bytes were: each row has a code of its dictionary, and each value the rows it counts. */
export function faultsIn({ columns, width, rowCount }: Columns): string[] {
  const faults: string[] = [];
  if (columns.length > width) faults.push('more columns than its width');
  for (const [at, { index, codes, dictionary }] of columns.entries()) {
    if (columns.length === width && index !== at) faults.push(`column ${at} has the number ${index}`);
    if (codes.length !== rowCount) faults.push(`column ${at} has ${codes.length} rows of ${rowCount}`);
    const counts = new Uint32Array(dictionary.size);
    for (const code of codes.view) counts[code]++;
    if (!dictionary.counts.every((count, code) => count === counts[code])) faults.push(`column ${at} counts wrongly`);
  }
  return faults;
}

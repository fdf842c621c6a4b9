/** Reads an SPSS file: numbers and texts as they are stored, with labels beside them. */
import { type Column, ColumnBuilder } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { type ByteInput, FileProblem, type FileReadingOptions, type ReadingProgress } from '../../files/index.ts';
import { Damage, named, soundly } from '../damage.ts';
import type { DataFile } from '../reader.ts';
import { wholeFile } from '../wholeFile.ts';
import { eachCase } from './cases.ts';
import { latin, readDictionary, type SpssFile, type Variable } from './dictionary.ts';
import { doubleAt, textOfNumber, valueReader, withoutBlanks } from './values.ts';

const MOST_BYTES = 1e9;
/** Cells that are put in columns in one go. */
const BLOCK = 16_384;

export function readSpss(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, DataFile> {
  return soundly('SPSS', input, reading(input, options));
}

export function variableNames(input: ByteInput): Generator<ReadingProgress, readonly string[]> {
  return named('SPSS', input.name, namesIn(input));
}

function* namesIn(input: ByteInput): Generator<ReadingProgress, readonly string[]> {
  return dictionaryIn(input.name, yield* wholeFile(input, MOST_BYTES)).variables.map(({ name }) => name);
}

function* reading(input: ByteInput, options: FileReadingOptions): Generator<ReadingProgress, DataFile> {
  const bytes = yield* wholeFile(input, MOST_BYTES);
  const file = dictionaryIn(input.name, bytes);
  const table = new VariableTable(file, options);
  const progress = (share: number): ReadingProgress => ({ stage: 'reading', share, rows: table.rowCount });
  for (const step of eachCase(input.name, bytes, file, (each) => table.add(each), progress)) {
    if (table.isFull) for (const _ of table.flush()) yield progress(step.share);
    yield step;
  }
  for (const _ of table.flush()) yield progress(1);
  if (file.cases !== undefined && table.rowCount !== file.cases) throw new Damage('another number of cases');
  input.verify();
  const width = file.variables.length;
  const { columns, rowCount } = table;
  return {
    kind: 'disk',
    table: { columns, width, rowCount, areNamed: true },
    source: undefined,
    encoding: undefined,
    close: () => input.close(),
  };
}

function dictionaryIn(name: string, bytes: Uint8Array): SpssFile {
  const begins = latin(bytes.subarray(0, 12));
  if (begins === 'ENCRYPTEDSAV')
    throw new FileProblem(name, t`It has a password. Save it without one in SPSS, or export it to CSV.`);
  if (!begins.startsWith('$FL2') && !begins.startsWith('$FL3')) throw new Damage('no SPSS file');
  return readDictionary(bytes);
}

interface Building {
  readonly index: number;
  readonly variable: Variable;
  readonly builder: ColumnBuilder;
  readonly read: (bytes: Uint8Array) => string | undefined;
  texts: (string | undefined)[];
}

class VariableTable {
  rowCount = 0;
  readonly #building: readonly Building[];
  #waiting = 0;

  constructor(
    private readonly file: SpssFile,
    options: FileReadingOptions,
  ) {
    this.#building = file.variables.flatMap((variable, index) => {
      if (options.columns && !options.columns.includes(variable.name)) return [];
      const builder = new ColumnBuilder(index, variable.name, options);
      return [{ index, variable, builder, read: valueReader(variable, file), texts: [] }];
    });
  }

  get isFull(): boolean {
    return this.#waiting * this.#building.length >= BLOCK;
  }

  get columns(): Column[] {
    return this.#building.map(({ variable, builder }) => ({
      ...builder.column(),
      ...(variable.label !== undefined && { label: variable.label }),
      ...(variable.valueLabels.length > 0 && { valueLabels: labelsOf(variable, this.file) }),
    }));
  }

  add(bytes: Uint8Array): void {
    for (const { read, texts } of this.#building) texts.push(read(bytes));
    this.rowCount++;
    this.#waiting++;
  }

  *flush(): Generator<void, void> {
    this.#waiting = 0;
    for (const column of this.#building) {
      const { texts } = column;
      column.texts = [];
      yield* column.builder.append(texts);
      yield;
    }
  }
}

/** The labels of values, by the texts that these are in the column. */
function labelsOf({ valueLabels, width, format }: Variable, { decode, littleEndian }: SpssFile) {
  const textOf = (value: Uint8Array) =>
    width === 0 ? textOfNumber(doubleAt(value, 0, littleEndian), format) : decode(withoutBlanks(value));
  return new Map(valueLabels.map(({ value, label }) => [textOf(value), label]));
}

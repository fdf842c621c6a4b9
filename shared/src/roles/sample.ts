/** A look at one column: its name, what is counted of it, and some of its distinct values, drawn by a seed. */
import { seededRandom } from '../random/index.ts';
import type { Dictionary } from '../table/index.ts';
import { type DateForm, dateFormOf } from './dates.ts';
import { type Header, readHeader } from './header.ts';
import { type NumberForm, numberFormOf } from './numbers.ts';
import { once } from './once.ts';

/** Distinct values looked at: the share among 2,000 of them is the share of all within two per cent. */
const MOST_VALUES = 2000;
/** Values as much rarer than the average one are typing errors and remarks, unless they make up more of the rows than this. */
const RARE = 0.25;
const MOST_RARE_ROWS = 0.05;
/** Looked at first: a form that few of these have is not looked for in the others. */
const PROBE = 40;
/** Bytes of a value that are looked at: no identifier is longer, and no pattern can be made to run long on so few. */
const MOST_BYTES = 256;
const SEED = 1;

export interface ColumnCounts {
  readonly rows: number;
  readonly missing: number;
  /** Distinct values, without the missing one. */
  readonly distinct: number;
  /** Rows whose value occurs nowhere else, as a share of the rows that have one. */
  readonly uniqueShare: number;
  /** In characters, over rows that have a value. */
  readonly meanLength: number;
}

/** The kept result of a look at a column. */
export interface ColumnForm extends ColumnCounts {
  readonly header: Header;
  /** A few of the distinct values, without blanks at their ends, none empty; long ones are cut. */
  readonly probe: readonly string[];
  /** What the values are as numbers, if nearly all are. */
  readonly numbers: NumberForm | undefined;
  /** What the values are as dates, if nearly all are. */
  readonly dates: DateForm | undefined;
}

export interface ColumnSample extends ColumnForm {
  /** Distinct values without blanks at their ends, none empty; long ones are cut. */
  readonly values: readonly string[];
}

/** Without the many values, which nobody needs once the column is judged by itself. */
export function formOf(sample: ColumnSample): ColumnForm {
  const { header, rows, missing, distinct, uniqueShare, meanLength, probe, numbers, dates } = sample;
  return { header, rows, missing, distinct, uniqueShare, meanLength, probe, numbers, dates };
}

/** `name` is empty where the file has no header. `labels`: what values stand for, if the format says that. */
export function sampleColumn(
  name: string,
  dictionary: Dictionary,
  counts: ColumnCounts,
  labels?: ReadonlyMap<string, string>,
): ColumnSample {
  const values = once(() => inWords(drawValues(dictionary, rareUpTo(dictionary, counts)), labels));
  const probe = once(() => chosen(values(), PROBE));
  const numbers = once(() => numberFormOf(probe()) && numberFormOf(values()));
  const dates = once(() => dateFormOf(probe()) && dateFormOf(values()));
  return {
    ...counts,
    header: readHeader(name),
    get values() {
      return values();
    },
    get probe() {
      return probe();
    },
    get numbers() {
      return numbers();
    },
    get dates() {
      return dates();
    },
  };
}

/** One value from each of equal stretches of the dictionary, so that early and late rows have their say. */
function drawValues(dictionary: Dictionary, rare: number): string[] {
  const random = seededRandom(SEED);
  const codes = dictionary.size - 1;
  const drawn = Math.min(codes, MOST_VALUES);
  const decoder = new TextDecoder();
  const values: string[] = [];
  for (let i = 0; i < drawn; i++) {
    const from = 1 + Math.floor((i * codes) / drawn);
    const to = 1 + Math.floor(((i + 1) * codes) / drawn);
    const code = from + Math.floor(random() * (to - from));
    if (dictionary.count(code) <= rare) continue;
    const isLong = dictionary.length(code) > MOST_BYTES;
    const text = isLong ? decoder.decode(dictionary.bytes(code).subarray(0, MOST_BYTES)) : dictionary.text(code);
    const value = text.trim();
    if (value !== '') values.push(value);
  }
  return values;
}

/** Codes as what they stand for. Where labels only explain a few values, as "refused" among ages, the values speak for themselves. */
function inWords(values: string[], labels: ReadonlyMap<string, string> | undefined): string[] {
  if (!labels || 2 * values.filter((value) => labels.has(value)).length < values.length) return values;
  return values.map((value) => labels.get(value) ?? value);
}

/** The count up to which a value is left out; none if values hardly repeat. */
function rareUpTo(dictionary: Dictionary, { rows, missing, distinct }: ColumnCounts): number {
  const present = rows - missing;
  const rare = Math.floor((RARE * present) / distinct);
  if (!(rare >= 1)) return 0;
  let rareRows = 0;
  for (let code = 1; code < dictionary.size; code++) {
    const count = dictionary.count(code);
    if (count <= rare) rareRows += count;
  }
  return rareRows <= MOST_RARE_ROWS * present ? rare : 0;
}

/** About so many of the values, chosen by what they are and not by where they stand, which edits may change. */
function chosen(values: readonly string[], about: number): readonly string[] {
  const step = Math.ceil(values.length / about);
  const few = step <= 1 ? values : values.filter((value) => hashOf(value) % step === 0);
  return few.length > 0 ? few : values.slice(0, about);
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

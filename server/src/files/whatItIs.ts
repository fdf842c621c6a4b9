/** What a file is that is no delimited text, by its first bytes: to be named in a sentence instead of being read as garbage. */
import { t, translatable, translated } from '@quasi/shared/words';
import { FileProblem } from './fileProblem.ts';

interface Known {
  /** As it ends "This is …". */
  readonly name: string;
  /** `head`: the first bytes, one character each. */
  matches(head: string): boolean;
}

/** Bytes that show what a file is: of a ZIP, the names of its first parts. */
const HEAD = 4096;

const beginsWith = (sign: string) => (head: string) => head.startsWith(sign);
const zipWith = (part: string) => (head: string) => head.startsWith('PK\x03\x04') && head.includes(part);
const fits = (form: RegExp) => (head: string) => form.test(head);

/** The first that matches counts. */
const formats = {
  xlsx: { name: translatable('an Excel workbook (XLSX)'), matches: zipWith('xl/') },
  docx: { name: translatable('a Word document (DOCX)'), matches: zipWith('word/') },
  ods: { name: translatable('an OpenDocument spreadsheet (ODS)'), matches: zipWith('opendocument.spreadsheet') },
  zip: { name: translatable('a ZIP archive'), matches: fits(/^PK(\x03\x04|\x05\x06|\x07\x08)/) },
  xls: { name: translatable('an old Excel or Office file'), matches: beginsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') },
  // A column may be called PAR1; what follows it in a Parquet file is no character.
  parquet: { name: translatable('a Parquet file'), matches: fits(/^PAR[1E][^\t\n\r -\xff]/) },
  arrow: { name: translatable('an Arrow file'), matches: beginsWith('ARROW1\0') },
  avro: { name: translatable('an Avro file'), matches: beginsWith('Obj\x01') },
  sqlite: { name: translatable('a SQLite database'), matches: beginsWith('SQLite format 3\0') },
  duckdb: { name: translatable('a DuckDB database'), matches: (head) => head.startsWith('DUCK', 8) },
  spss: { name: translatable('an SPSS file'), matches: fits(/^\$FL[23]@\(#\)/) },
  stata: { name: translatable('a Stata file'), matches: beginsWith('<stata_dta>') },
  sas: { name: translatable('a SAS file'), matches: beginsWith(`${'\0'.repeat(12)}\xc2\xea\x81\x60`) },
  gzip: { name: translatable('a gzip archive'), matches: beginsWith('\x1f\x8b') },
  bzip2: { name: translatable('a bzip2 archive'), matches: fits(/^BZh[1-9]1AY&SY/) },
  xz: { name: translatable('an xz archive'), matches: beginsWith('\xfd7zXZ\0') },
  sevenZip: { name: translatable('a 7z archive'), matches: beginsWith("7z\xbc\xaf'\x1c") },
  zstd: { name: translatable('a Zstandard archive'), matches: beginsWith('\x28\xb5\x2f\xfd') },
  png: { name: translatable('a PNG image'), matches: beginsWith('\x89PNG\r\n\x1a\n') },
  jpeg: { name: translatable('a JPEG image'), matches: beginsWith('\xff\xd8\xff') },
  gif: { name: translatable('a GIF image'), matches: fits(/^GIF8[79]a/) },
  pdf: { name: translatable('a PDF document'), matches: beginsWith('%PDF-') },
  // An object, or a list of objects: a text, too, but of another sort.
  json: { name: translatable('a JSON file'), matches: fits(/^(\xef\xbb\xbf)?\s*(\[\s*)?\{\s*"([^"\\]|\\.)*"\s*:/) },
} satisfies Readonly<Record<string, Known>>;

export type FileFormat = keyof typeof formats;

/** Undefined of what may be delimited text. */
export function whatItIs(bytes: Uint8Array): FileFormat | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return (Object.keys(formats) as FileFormat[]).find((format) => formats[format].matches(head));
}

/** Throws a FileProblem that names what is no text, or JSON where delimited text is wanted. `bytes`: the first ones of the file. */
export function requireText(name: string, bytes: Uint8Array, isJson: boolean): void {
  const format = whatItIs(bytes);
  if (format === undefined || (isJson && format === 'json')) return;
  const what = translated(formats[format].name);
  throw new FileProblem(name, t`This is ${what}, not delimited text. Export it as CSV, or name it after its format.`);
}

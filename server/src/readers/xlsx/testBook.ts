/** Makes XLSX files for tests, part by part. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface BookParts {
  /** What stands between the ends of `sheetData`, for each sheet by its name. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly texts?: string;
  /** The formats of the styles 1, 2, … by their codes. */
  readonly formats?: readonly string[];
  readonly workbook?: string;
  readonly isStrict?: boolean;
}

const usualSpaces = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relation: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
const strictSpaces = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relation: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};

export function bookOf({ sheets, texts = '', formats = [], workbook = '', isStrict = false }: BookParts): Uint8Array {
  const { main, relation } = isStrict ? strictSpaces : usualSpaces;
  const relationsOf = (targets: readonly (readonly [type: string, target: string])[]) =>
    `<Relationships>${targets.map(([type, target], i) => `<Relationship Id="r${i}" Type="${relation}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    '_rels/.rels': relationsOf([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}">${workbook}<sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf([
      ...names.map((_, i) => ['worksheet', `worksheets/sheet${i}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, i) => `<xf numFmtId="${164 + i}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<?xml version="1.0"?>\r\n<sst xmlns="${main}">${texts}</sst>`,
  };
  for (const [i, name] of names.entries()) {
    parts[`xl/worksheets/sheet${i}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`;
  }
  return zipOf(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isStored?: boolean;
}

export function zipOf(entries: readonly Entry[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, isStored } of entries) {
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), common, place, Buffer.from(name));
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    files.push(file);
    at += file.length;
  }
  const end = Buffer.alloc(18);
  const listed = Buffer.concat(directory);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end]);
}

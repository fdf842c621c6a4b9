/** The first ten columns of the generated table as a workbook, with shared strings, numbers and dates as Excel writes them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Column, readTable } from '@quasi/shared/table';
import { zipOf } from '../../test/formats/damage.ts';
import { drain, readingOptions } from '../ours/reading.ts';

const COLUMNS = 10;
const DATE_STYLE = 1;
const MS_A_DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The path of the workbook, which is written first if it is not there. */
export function workbookOf(csv: string): string {
  const path = csv.replace(/\.csv$/, '.xlsx');
  if (!existsSync(path)) writeFileSync(path, workbook(csv));
  return path;
}

function workbook(csv: string): Buffer {
  const { columns, rowCount } = drain(readTable(readFileSync(csv), readingOptions));
  const chosen = columns.slice(0, COLUMNS);
  const strings = new Map<string, number>();
  const shared = (text: string) => {
    const known = strings.get(text) ?? strings.size;
    strings.set(text, known);
    return `t="s"><v>${known}</v>`;
  };
  const cells = chosen.map((column) => cellsOf(column, shared));
  const row = (number: number, contents: readonly string[]) =>
    `<row r="${number}">${contents.map((content, c) => content && `<c r="${String.fromCharCode(65 + c)}${number}" ${content}</c>`).join('')}</row>`;
  const rows = [
    row(
      1,
      chosen.map(({ name }) => shared(name)),
    ),
  ];
  for (let r = 0; r < rowCount; r++) {
    rows.push(
      row(
        r + 2,
        chosen.map(({ codes }, c) => cells[c][codes.at(r)]),
      ),
    );
  }
  const items = Array.from(strings.keys(), (text) => `<si><t>${escaped(text)}</t></si>`);
  return zipOf([
    part('[Content_Types].xml', `<Types xmlns="${packages}/content-types">${contentTypes}</Types>`),
    part('_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml'])),
    part(
      'xl/workbook.xml',
      `<workbook ${main} xmlns:r="${documents}"><sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relationships(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
        ['styles', 'styles.xml'],
      ),
    ),
    part(
      'xl/styles.xml',
      `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    part('xl/sharedStrings.xml', `<sst ${main} uniqueCount="${items.length}">${items.join('')}</sst>`),
    part('xl/worksheets/sheet1.xml', `<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`),
  ]);
}

/** Code → the content of a cell. */
function cellsOf({ dictionary }: Column, shared: (text: string) => string): string[] {
  return Array.from({ length: dictionary.size }, (_, code) => {
    if (code === 0) return '';
    const text = dictionary.text(code);
    if (/^\d+$/.test(text)) return `><v>${text}</v>`;
    if (!/^\d{4}-\d\d-\d\d$/.test(text)) return shared(text);
    return `s="${DATE_STYLE}"><v>${(Date.parse(text) - FIRST_DAY) / MS_A_DAY}</v>`;
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const contentTypes = [
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/>`,
  `<Override PartName="/xl/sharedStrings.xml" ContentType="${kind}.sharedStrings+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>`,
].join('');

function relationships(...targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], i) => `<Relationship Id="r${i + 1}" Type="${documents}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`;
}

function part(name: string, content: string) {
  return { name, content: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`) };
}

/** SPSS files as PSPP writes them: the tables, compressed in each of its ways; labels, declared missing values and an old encoding. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { HardColumn, HardType, Text } from '../hardTable.ts';

const formats: Partial<Record<HardType, string>> = {
  whole: 'F40.0',
  float: 'F20.6',
  decimal: 'F14.2',
  date: 'SDATE10',
  moment: 'DATETIME24.3',
  clock: 'TIME12.3',
  flag: 'F1.0',
};

const labels = `
DATA LIST LIST NOTABLE /sex smoker (F1.0) income (F8.2) region (A8) answer (F2.0) born (SDATE10) a_name_of_more_than_eight_letters (F3.0) day (ADATE10) month (MOYR8) week (WKYR10) weekday (WKDAY9).
BEGIN DATA
1 0 1200.5 "N" -8 1985/05/08 10 02/29/2024 "FEB 2024" "9 WK 2024" "Thursday"
2 1 99 "S" 97 2001/12/31 . 12/31/1999 "DEC 1999" "52 WK 1999" "Friday"
1 9 -1 "XX" 3 1950/01/01 12 01/01/1970 "JAN 1970" "1 WK 1970" "Thursday"
2 . 1500 "" 5 . 12 . . . .
END DATA.
VARIABLE LABELS sex "Sex of the person" /smoker "Does the person smoke?" /region "Wohngegend, größer".
VALUE LABELS sex 1 "male" 2 "female" /smoker 0 "no" 1 "yes" 9 "no answer" /region "N" "north" "S" "south" "XX" "not known".
MISSING VALUES smoker (9) /income (LO THRU 0, 99) /region ("XX") /answer (-8, 97).
`;

export function makeSpss(folder: string, tables: Readonly<Record<string, readonly HardColumn[]>>): string {
  for (const [name, columns] of Object.entries(tables)) {
    run(folder, 'UTF-8', [
      syntaxOf(columns),
      `SAVE OUTFILE='${name}.sav' /COMPRESSED.`,
      `SAVE OUTFILE='${name}.zsav' /ZCOMPRESSED.`,
    ]);
  }
  run(folder, 'UTF-8', [labels, "SAVE OUTFILE='labels.sav'.", "SAVE OUTFILE='labels.plain.sav' /UNCOMPRESSED."]);
  run(folder, 'windows-1252', [
    labels,
    'STRING city (A12).',
    "COMPUTE city = 'Zürich'.",
    "SAVE OUTFILE='windows1252.sav'.",
  ]);
  return execFileSync('pspp', ['--version'], { encoding: 'utf8' }).split('\n')[0];
}

function run(folder: string, encoding: string, syntax: readonly string[]): void {
  // PSPP stops at an unknown place; its messages say which line.
  const input = Buffer.from(
    `SET LOCALE='${encoding}'.\n${syntax.join('\n')}\n`,
    encoding === 'UTF-8' ? 'utf8' : 'latin1',
  );
  try {
    execFileSync('pspp', ['-b', `--syntax-encoding=${encoding}`, '-O', 'format=txt', '-o', '-', '-'], {
      input,
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  } catch (error) {
    throw new Error(`pspp: ${String((error as { stdout?: Buffer }).stdout).slice(0, 2000)} (in ${join(folder)})`);
  }
}

function syntaxOf(columns: readonly HardColumn[]): string {
  const rows = columns[0].texts.length;
  const declared = columns.map(({ name, type, texts }) => {
    if (type in formats) return `NUMERIC ${name} (${formats[type]}).`;
    const width = Math.max(1, ...texts.map((text) => Buffer.byteLength(text ?? '')));
    return `STRING ${name} (A${width}).`;
  });
  const cells = columns[0].texts.map((_, i) => [
    `DO IF $CASENUM = ${i + 1}.`,
    ...columns.flatMap(({ name, type, texts }) => {
      const value = cell(type, texts[i]);
      return value === undefined ? [] : [`COMPUTE ${name} = ${value}.`];
    }),
    'END IF.',
  ]);
  return [
    'INPUT PROGRAM.',
    ...declared,
    `LOOP #i = 1 TO ${rows}.`,
    'END CASE.',
    'END LOOP.',
    'END FILE.',
    'END INPUT PROGRAM.',
    ...cells.flat(),
    'EXECUTE.',
  ].join('\n');
}

function cell(type: HardType, text: Text): string | undefined {
  if (text === undefined || text === 'NaN' || (type === 'date' && text < '1582-10-15')) return undefined;
  const [day, time] = type === 'clock' ? ['', text] : text.split('T');
  const date = () => `DATE.DMY(${day.split('-').map(Number).reverse().join(', ')})`;
  const clock = () => {
    const [hours, minutes, seconds] = time.split(':').map(Number);
    return `${hours * 3600 + minutes * 60 + seconds}`;
  };
  switch (type) {
    case 'date':
      return date();
    case 'moment':
      return `${date()} + ${clock()}`;
    case 'clock':
      return clock();
    case 'flag':
      return String(Number(text === 'true'));
    case 'whole':
    case 'float':
    case 'decimal':
      return text === '-0' ? '0 * (-1)' : `(${text})`;
    default:
      return hexOf(text);
  }
}

/** Texts as bytes, so that no quote or line end means anything to PSPP, in pieces as its lines are short. */
function hexOf(text: string): string {
  const pieces =
    Buffer.from(text)
      .toString('hex')
      .match(/.{1,200}/g) ?? [];
  if (pieces.length === 0) return "''";
  const all = pieces.map((piece) => `X'${piece}'`);
  return all.length === 1 ? all[0] : `CONCAT(${all.join(',\n  ')})`;
}

/**
 * A register of people as large as one likes, for measuring: 11 columns of about 80 bytes a row, written as CSV files piece by piece. Nearly
 * every row is alone on birth date, postcode, sex, nationality and occupation; a postcode lies in one canton.
 */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import type { TestTable } from './hardTable.ts';

const HEADER = 'record,born,sex,postcode,canton,nationality,occupation,education,marital,income,diagnosis\n';
const ROWS_A_PIECE = 10_000;

const cantons = 'ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU'.split(' ');
const education = ['none', 'primary school', 'secondary school', 'vocational', 'bachelor', 'master', 'doctorate'];
const marital = ['single', 'married', 'divorced', 'widowed', ''];
const trades = [
  'hotel cook',
  'pastry baker',
  'intensive care nurse',
  'primary school teacher',
  'insurance clerk',
  'dairy farmer',
  'lorry driver',
  'welder in shipyards',
  'lawyer',
  'tailor',
];
const nationalities = Array.from({ length: 180 }, (_, i) => `${letter(i % 26)}${letter((i * 7) % 25)}${i % 10}`);
const births = Array.from({ length: 75 * 365 }, (_, day) =>
  new Date(Date.UTC(1935, 0, 1 + day)).toISOString().slice(0, 10),
);

/** Writes the rows into so many files of a folder, which is made. The same numbers give the same bytes. */
export function writeScaleTable(folder: string, rows: number, files: number): string[] {
  mkdirSync(folder, { recursive: true });
  const random = seededRandom(18);
  const below = (bound: number) => randomBelow(random, bound);
  /** Small numbers are more frequent. */
  const skewed = (bound: number) => Math.min(below(bound), below(bound), below(bound));
  const row = (number: number) => {
    const postcode = 1000 + below(3200);
    const own = below(4) > 0 ? 'CH' : nationalities[skewed(nationalities.length)];
    const trade = `${trades[skewed(trades.length)]} ${skewed(40)}`;
    const earned = 1000 + 50 * skewed(400);
    return `${100_000_000 + number},${births[below(births.length)]},${below(2) === 0 ? 'f' : 'm'},${postcode},${cantons[postcode % 26]},${own},${trade},${education[skewed(education.length)]},${marital[below(marital.length)]},${earned},${letter(skewed(20))}${10 + skewed(80)}\n`;
  };
  return Array.from({ length: files }, (_, file) => {
    const path = join(folder, `part-${String(file + 1).padStart(2, '0')}.csv`);
    const output = openSync(path, 'w');
    const end = Math.floor((rows * (file + 1)) / files);
    let text = HEADER;
    for (let number = Math.floor((rows * file) / files); number < end; number++) {
      text += row(number);
      if (number % ROWS_A_PIECE === 0 || number === end - 1) {
        writeSync(output, text);
        text = '';
      }
    }
    closeSync(output);
    return path;
  });
}

/** A census-like table of columns that depend on each other. */
export function censusTable(rows: number, width: number): TestTable {
  const random = seededRandom(11);
  return {
    names: ['sex', 'age', ...Array.from({ length: width - 2 }, (_, i) => `answer_${i + 1}`)],
    rows: Array.from({ length: rows }, () => {
      const age = Math.floor(90 * Math.sqrt(randomBelow(random, 1000) / 1000));
      const answers = Array.from({ length: width - 2 }, (_, i) => {
        const values = 2 + (i % 9);
        const isMissing = randomBelow(random, 40) === 0;
        return isMissing ? '' : String(Math.min(values - 1, Math.floor((age * values) / 90 + randomBelow(random, 3))));
      });
      return ['fm'[randomBelow(random, 2)] as string, String(age), ...answers];
    }),
  };
}

function letter(number: number): string {
  return String.fromCharCode(65 + number);
}

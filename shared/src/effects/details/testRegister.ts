/** The tables of COL's masking experiment: Table 1, and a made-up register of people with the columns of the paper's real one (RPI). */
import { randomBelow, seededRandom } from '../../random/index.ts';

export const patients = [
  'MINum,Sex,Age,ZipCode,Birthday,Disease',
  'EN569244,F,19,721001,1230,Fever',
  'EF863453,M,23,121000,0422,Pneumonia',
  'EX756421,F,56,831100,0719,Fever',
  'EA556754,F,14,201100,0926,Appendicitis',
  'EP974423,M,23,012000,1111,Leukemia',
  'EN540305,F,67,831100,1230,Fever',
  'EY775612,M,19,721001,0717,Leukemia',
].join('\n');

const families = ['Gong', 'Li', 'Wang', 'Zhao', 'Chen', 'Liu', 'Sun', 'Zhou'];
const given = ['An', 'Bo', 'Chun', 'Dan', 'Feng', 'Hui', 'Jun', 'Lan', 'Mei', 'Ning', 'Ping', 'Qing'];

const digits = (number: number, width: number) => String(number).padStart(width, '0');

/** As in the paper, its rows differ by the numbers of people and of certificates, and by several other columns only together. */
export function registerOf(rows: number, seed: number): string {
  const random = seededRandom(seed);
  const below = (most: number) => randomBelow(random, most);
  const lines = ['Name,CtfTp,CtfId,Gender,Birth,Addr,Zip,Hp,Tel,District'];
  for (let row = 0; row < rows; row++) {
    const district = below(6);
    const birth = `19${digits(50 + below(50), 2)}${digits(1 + below(12), 2)}${digits(1 + below(28), 2)}`;
    lines.push(
      [
        `${families[below(families.length)]} ${given[below(given.length)]}`,
        below(20) === 0 ? 'PAS' : 'ID',
        // Given out one after the other, as numbers of certificates are.
        `C${digits(40_000 + row, 6)}`,
        below(2) === 0 ? 'F' : 'M',
        birth,
        `Street ${1 + below(40)}`,
        digits(100_000 + 100 * district + below(12), 6),
        `13${digits(below(60), 2)}`,
        `0${district}-${digits(below(40), 3)}`,
        `d${district}`,
      ].join(),
    );
  }
  return lines.join('\n');
}

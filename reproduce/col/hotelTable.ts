/** A made-up table of hotel guests with the columns of the paper's RPI, which was not published: who shares a phone, an address, a name. */
import { type Random, randomBelow, seededRandom } from '@quasi/shared/random';
import { type CodedTable, fromCodes } from '../data.ts';

export const hotelNames = [
  'Id',
  'CtfId',
  'Birth',
  'Hp',
  'Zip',
  'Gender',
  'Name',
  'Addr',
  'Tel',
  'District3',
  'District4',
  'Fax',
  'CtfTp',
  'Nation',
];

const days = 16_000;
const names = 4000;
const cities = 60;
/** Code of a missing cell; all other codes are above. */
const missing = 0;

/** The guests come from households, which share address, landline and now and then a phone; some leave only the phone of an agency. */
export function hotelTable(guests: number, seed: number): CodedTable {
  return hotel(guests, seed).table;
}

/** With the certificate numbers themselves, as the table only has codes of them. */
export function hotel(
  guests: number,
  seed: number,
): { readonly table: CodedTable; readonly certificates: readonly number[] } {
  const random = seededRandom(seed);
  const columns = hotelNames.map(() => new Uint32Array(guests));
  const numbers = certificateNumbers(guests, random);
  let household = newHousehold(random);
  let households = 1;
  for (let guest = 0; guest < guests; guest++) {
    if (random() < 0.7) {
      household = newHousehold(random);
      households++;
    }
    const { city, district, isExact, hasLandline, agency } = household;
    const cells: Record<string, number> = {
      Id: guest + 1,
      CtfId: numbers[guest],
      Birth: 1 + randomBelow(random, days),
      Hp: phone(random, guest, households, agency),
      Zip: random() < 0.15 ? missing : 1 + district,
      Gender: 1 + randomBelow(random, 2),
      Name: 1 + skewed(random, names),
      Addr: isExact ? 1_000_000 + households : 1 + district,
      Tel: hasLandline && random() < 0.5 ? households : missing,
      District3: 1 + city,
      District4: 1 + district,
      Fax: random() < 0.02 ? 1 + agency : missing,
      CtfTp: random() < 0.96 ? 1 : 2 + randomBelow(random, 4),
      Nation: random() < 0.97 ? 1 : 2 + randomBelow(random, 20),
    };
    for (const [column, name] of hotelNames.entries()) columns[column][guest] = cells[name];
  }
  return { table: fromCodes(hotelNames, columns, guests), certificates: numbers };
}

interface Household {
  readonly city: number;
  readonly district: number;
  /** Else the address is that of the district. */
  readonly isExact: boolean;
  readonly hasLandline: boolean;
  readonly agency: number;
}

function newHousehold(random: Random): Household {
  const city = skewed(random, cities);
  return {
    city,
    district: city * 10 + randomBelow(random, 10),
    isExact: random() < 0.8,
    hasLandline: random() < 0.4,
    agency: city * 5 + randomBelow(random, 5),
  };
}

/** Numbers of eight digits, each once, in no order. */
function certificateNumbers(count: number, random: Random): number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(randomBelow(random, 100_000_000));
  return [...drawn];
}

/** Mostly one's own; else that of the household, of an agency, or none. */
function phone(random: Random, guest: number, household: number, agency: number): number {
  const draw = random();
  if (draw < 0.9) return 10_000_000 + guest;
  if (draw < 0.96) return 20_000_000 + household;
  return draw < 0.985 ? 1 + agency : missing;
}

/** A number below the limit, small ones far more often: like names and cities. */
function skewed(random: Random, limit: number): number {
  return Math.floor(limit * random() ** 3);
}

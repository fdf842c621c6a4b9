/** A table of people that every format can hold without loss: 200 rows of invented data, the same at each call. */
import { type Random, randomBelow, seededRandom } from '@quasi/shared/random';
import type { HardColumn, HardType, Text } from './hardTable.ts';

const ROWS = 200;
const surnames = ['Keller', 'Müller', 'Rossi', "O'Neill", 'Favre', 'Nguyễn', 'Łukasik', 'da Silva'];
const forenames = ['Anna', 'Beat', 'Chloé', 'Dario', 'Élise', 'Fatma', 'Gian', 'Hanna', 'Ivo', 'Jana'];
const zips = ['3001', '3006', '3011', '8004', '8005', '0421', '1201', '7000'];
const diagnoses = ['I10', 'E11.9', 'J45.9', 'M54.5', 'F32.1', 'B20'];

export function people(): HardColumn[] {
  const random = seededRandom(17);
  const rows = Array.from({ length: ROWS }, (_, row) => personOf(random, row));
  const column = (name: string, type: HardType, place: number): HardColumn => ({
    name,
    type,
    texts: rows.map((cells) => cells[place]),
  });
  return [
    column('patient_no', 'text', 0),
    column('name', 'text', 1),
    column('birth_date', 'date', 2),
    column('sex', 'text', 3),
    column('zip', 'text', 4),
    column('height', 'float', 5),
    column('children', 'whole', 6),
    column('admitted', 'moment', 7),
    column('diagnosis', 'text', 8),
  ];
}

function personOf(random: Random, row: number): Text[] {
  const pick = <T>(among: readonly T[]): T => among[randomBelow(random, among.length)];
  const unless = (share: number, text: string): Text => (random() < share ? undefined : text);
  const day = (from: number, days: number) => new Date(from + 86_400_000 * randomBelow(random, days));
  const admitted = day(Date.UTC(2025, 0, 1), 365);
  admitted.setUTCSeconds(randomBelow(random, 86_400));
  return [
    `P-${4100 + 3 * row}`,
    `${pick(surnames)}, ${pick(forenames)}`,
    unless(
      0.03,
      day(Date.UTC(1931, 0, 1), 29_000)
        .toISOString()
        .slice(0, 10),
    ),
    random() < 0.02 ? 'X' : pick(['F', 'M']),
    unless(0.05, pick(zips)),
    unless(0.05, String((1500 + randomBelow(random, 450)) / 10)),
    String(randomBelow(random, 5)),
    admitted.toISOString().slice(0, 19),
    pick(diagnoses),
  ];
}

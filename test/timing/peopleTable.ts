/** A table such as a hospital or an office would have: 15 columns, 8 of which others could know of a person; the same each time. */
import { randomBelow, seededRandom } from '@quasi/shared/random';

export const quasiIdentifiers = [
  'birth_year',
  'sex',
  'zip',
  'ethnicity',
  'marital_status',
  'education',
  'occupation',
  'household_size',
] as const;

const occupations = Array.from({ length: 60 }, (_, i) => `occupation ${i}`);
const ethnicities = ['White', 'White', 'White', 'Asian', 'Black', 'Mixed', 'Other'];
const states = ['married', 'married', 'single', 'divorced', 'widowed'];
const educations = ['primary', 'secondary', 'secondary', 'vocational', 'bachelor', 'master', 'doctorate'];
const diagnoses = Array.from({ length: 120 }, (_, i) => `${'ABCEFGIJKM'[i % 10]}${10 + Math.floor(i / 10)}`);
const wards = ['cardiology', 'surgery', 'neurology', 'oncology', 'paediatrics'];

/** Values are as in life: some usual and many rare, and the district follows from the zip. */
export function peopleTable(rows: number): string {
  const random = seededRandom(3);
  const below = (limit: number) => randomBelow(random, limit);
  const skewed = (limit: number) => Math.floor(limit * random() ** 3);
  const of = (values: readonly string[]) => values[below(values.length)];
  const usual = (values: readonly string[]) => values[skewed(values.length)];
  const lines = [['patient_no', ...quasiIdentifiers, 'district', 'diagnosis', 'ward', 'cost', 'visits', 'note'].join()];
  for (let row = 0; row < rows; row++) {
    const zip = 10_000 + skewed(900);
    const cells = [
      `P-${100_000 + row}`,
      1925 + below(80),
      of(['f', 'm']),
      zip,
      usual(ethnicities),
      of(states),
      of(educations),
      usual(occupations),
      1 + skewed(7),
      `district ${Math.floor(zip / 50)}`,
      usual(diagnoses),
      of(wards),
      `${below(9000)}.${10 + below(90)}`,
      skewed(40),
      below(4) === 0 ? `"seen ${below(9)} times, well"` : 'well',
    ];
    lines.push(cells.join());
  }
  return `${lines.join('\n')}\n`;
}

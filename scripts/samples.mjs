// Writes the small data sets of samples/. Everything in them is invented; the same seed gives the same bytes.
import { writeFileSync } from 'node:fs';

let state = 20260701;

/** A number in [0, 1) (mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

const whole = (from, to) => from + Math.floor(random() * (to - from + 1));

/** Values early in the list are drawn more often. */
const pick = (values, evenness = 1.6) => values[Math.floor(random() ** evenness * values.length)];

const evenly = (values) => pick(values, 1);
const date = (from, to) => new Date(from + random() * (to - from)).toISOString().slice(0, 10);
const list = (count, make) => Array.from({ length: count }, (_, index) => make(index));

function write(name, delimiter, records) {
  const cell = (value) => {
    const text = String(value);
    return text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = records.map((record) => (typeof record === 'string' ? record : record.map(cell).join(delimiter)));
  writeFileSync(new URL(`../samples/${name}`, import.meta.url), `${lines.join('\n')}\n`);
}

/** One stay in hospital a row. Birth date, sex and zip code together point at one person in most rows. */
function patients() {
  const zips = ['47103', '47105', '47108', '47110', '47112', '47117', '47121', '47126', '47130', '47138'];
  const diagnoses = ['I10', 'E11.9', 'J45.9', 'M54.5', 'K21.9', 'F32.1', 'N39.0', 'C50.9', 'B20', 'G35'];
  // Some were born on the same day: a birth date is shared by few, but it is no key.
  const births = list(130, () => date(Date.UTC(1931, 0, 1), Date.UTC(2012, 0, 1)));
  const rows = list(160, (index) => {
    const admitted = Date.UTC(2025, 0, 1) + Math.floor(random() * 365) * 86_400_000;
    const days = whole(1, 14);
    return [
      `P-${String(4100 + index * 3)}`,
      evenly(births),
      random() < 0.02 ? 'X' : evenly(['F', 'M']),
      pick(zips),
      pick(['White', 'Hispanic', 'Black', 'Asian', 'Native', 'Other'], 2),
      pick(diagnoses),
      new Date(admitted).toISOString().slice(0, 10),
      new Date(admitted + days * 86_400_000).toISOString().slice(0, 10),
      evenly(['home', 'home', 'home', 'rehabilitation', 'nursing home', 'NA']),
    ];
  });
  const header = 'patient_no,birth_date,sex,zip,ethnicity,diagnosis,admission_date,discharge_date,discharged_to';
  write('patients.csv', ',', [header, ...rows]);
}

/** Purchases of 40 customers. No column names a person; when and what one buys does. */
function transactions() {
  const goods = [
    ['oat milk 1 l', 2.19],
    ['coffee beans 500 g', 8.49],
    ['wholemeal bread', 3.2],
    ['apples 1 kg', 2.99],
    ['butter 250 g', 2.79],
    ['pasta 500 g', 1.29],
    ['dog food 3 kg', 14.9],
    ['nappies size 4', 11.95],
    ['gluten-free flour', 4.35],
    ['blood glucose strips', 24.9],
    ['pregnancy test', 6.95],
    ['cello strings, set', 89],
  ];
  const customers = list(40, () => `C${whole(10000, 99999)}`);
  const rows = list(200, () => {
    const [name, price] = pick(goods, 1.8);
    const time = `${String(whole(7, 20)).padStart(2, '0')}:${String(whole(0, 59)).padStart(2, '0')}`;
    const day = date(Date.UTC(2025, 2, 1), Date.UTC(2025, 3, 1));
    return [pick(customers), day, time, name, price.toFixed(2), pick([1, 1, 1, 2, 2, 3, 6])];
  });
  rows.sort((a, b) => (a[1] + a[2] < b[1] + b[2] ? -1 : 1));
  write('transactions.csv', ',', ['customer_id,date,time,goods,price,quantity', ...rows]);
}

/** Answers of 200 people. Every column is coarse, and still many of the people stand alone. */
function survey() {
  const occupations = ['employed', 'self-employed', 'looking for work'];
  const answers = [
    '',
    '',
    'Fine as it is, thank you for asking again this year.',
    'More buses in the evening, please, and on Sundays at all.',
    'The clinic is too far away, and the bus does not go there.',
    'No opinion; ask me again next year when the works are over.',
    'My neighbours say "it was better before", I do not.',
    'Two things:\nlower rents, and a swimming pool that is open in winter.',
    'Longer opening hours of the town hall, at least one evening a week.',
  ];
  const ageBand = (age) => (age < 30 ? '18-29' : age < 50 ? '30-49' : age < 67 ? '50-66' : '67+');
  const rows = list(200, () => {
    const age = whole(18, 80);
    return [
      ageBand(age),
      random() < 0.03 ? 'diverse' : evenly(['female', 'male']),
      pick(['North', 'South', 'Islands']),
      age < 24 ? 'secondary' : pick(['secondary', 'vocational', 'university']),
      age > 66 ? 'retired' : age < 24 ? evenly(['student', 'employed']) : pick(occupations, 3),
      pick(['20-40k', 'over 40k', 'under 20k']),
      evenly(answers),
    ];
  });
  rows[52][4] = 'lighthouse keeper';
  rows[37][6] = '=SUM(C2:C9)';
  rows[81][6] = 'Please write to me: answer.82@example.org';
  write('survey.csv', ';', ['age;gender;region;education;occupation;income_band;comment', ...rows]);
}

/** A staff list as it comes out of an office: tabs, a cell lost on the way, a quote that is not meant as one. */
function staff() {
  const jobs = [
    ['Fitter', 'Workshop', 38],
    ['Driver', 'Logistics', 34],
    ['Clerk', 'Administration', 41],
    ['Engineer', 'Development', 62],
    ['Storekeeper', 'Logistics', 35],
    ['Team leader', 'Workshop', 55],
    ['Accountant', 'Administration', 52],
    ['Head of development', 'Development', 96],
  ];
  const rows = list(60, (index) => {
    const [title, department, thousands] = pick(jobs);
    const site = pick(['Harbour', 'Mill Lane', 'Old Station']);
    return [1001 + index * 7, title, department, site, whole(1959, 2004), thousands * 1000 + whole(-8, 8) * 250];
  });
  const lines = rows.map((row) => row.join('\t'));
  const fitter = rows.findIndex((row) => row[1] === 'Fitter');
  lines[fitter] = lines[fitter].replace('Fitter', 'Fitter, 3/4" pipes');
  lines[41] = lines[41].slice(0, lines[41].lastIndexOf('\t'));
  write('staff.tsv', '\t', ['employee_no\tjob_title\tdepartment\tsite\tbirth_year\tsalary', ...lines]);
}

patients();
transactions();
survey();
staff();

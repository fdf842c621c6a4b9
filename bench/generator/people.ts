/** The generated table: 13 columns of invented patients, with the cardinalities a register of a million people has. */
import { type Random, seededRandom, weighted, zipfRank } from './random.ts';
import { cities, commonNotes, educations, noteClosings, noteOpenings, occupations, races } from './vocabulary.ts';

export const header =
  'id,age,sex,zip,birthdate,race,education,occupation,diagnosis,income,admission_date,city,note' as const;

const day = 86_400_000;
const reference = Date.UTC(2023, 11, 31);
const zipCount = 12_000;
const diagnosisCount = 879;

/** Endless records, each without its line end; the same for the same seed. */
export function* people(seed: number): Generator<string, never> {
  const random = seededRandom(seed);
  const sex = weighted(random, [
    ['F', 50],
    ['M', 48],
    ['X', 2],
  ]);
  const race = weighted(random, races);
  const education = zipfRank(random, educations.length, 0.9);
  const occupation = zipfRank(random, occupations.length, 0.6);
  const zipRank = zipfRank(random, zipCount, 1.14, 12);
  const diagnosis = zipfRank(random, diagnosisCount, 0.9, 3);
  const zips = Array.from({ length: zipCount }, (_, rank) => String(10_007 + ((rank * 7919) % zipCount) * 7));
  const dates = new Map<number, string>();
  const isoDate = (time: number): string => {
    const known = dates.get(time);
    if (known !== undefined) return known;
    const text = new Date(time).toISOString().slice(0, 10);
    dates.set(time, text);
    return text;
  };

  for (let number = 1; ; number++) {
    const age = Math.floor(98 * (1 - Math.sqrt(random())) ** 0.95);
    const rank = zipRank();
    const birth = reference - Math.floor(age * 365.25 + random() * 365.25) * day;
    const income = Math.min(1492, Math.floor(60 * Math.exp(1.35 * normal(random)))) * 100 + 9000;
    const admission = Date.UTC(2023, 0, 1) + Math.floor(random() * 365) * day;
    yield `P${String(number).padStart(7, '0')},${age},${sex()},${zips[rank]},${isoDate(birth)},${race()},${
      educations[education()]
    },${quoted(occupations[occupation()] as string)},${diagnosisCode(diagnosis())},${income},${isoDate(admission)},${quoted(
      cities[rank % cities.length] as string,
    )},${quoted(note(random))}`;
  }
}

/** Over half are of a kind that hardly repeats; some hold commas, quotes and line breaks. */
function note(random: Random): string {
  const share = random();
  if (share < 0.325) return '';
  if (share < 0.445) return pick(random, commonNotes);
  const opening = pick(random, noteOpenings);
  const value = Math.floor(random() * 1_800_000);
  const closing = pick(random, noteClosings);
  if (share < 0.55) return `${opening} ${value} ${closing}`;
  if (share < 0.97) return `${opening} ${value}, ${closing}, seen again on ward ${Math.floor(random() * 90) + 10}`;
  if (share < 0.985) return `${opening} ${value}\n${closing}, seen again and then home`;
  return `${opening} ${value} "${closing}"`;
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

function quoted(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function diagnosisCode(rank: number): string {
  const spread = (rank * 397) % diagnosisCount;
  return `${String.fromCharCode(65 + (spread % 20))}${String(Math.floor(spread / 20) + 10)}.${spread % 10}`;
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Files as people have them, small and of every kind of column, for the tests of what is announced. */
import fc from 'fast-check';
import { type Analysis, drain } from '../analysis/index.ts';
import { noConfig, type Policy, readStatement, type Settings, type Statement, settingsFor } from '../config/index.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';

const encoder = new TextEncoder();

/** `policies`: beside those that everybody has. */
export function settingsOf(given: Statement, policies: Readonly<Record<string, Policy>> = {}): Settings {
  const { statement, problems } = readStatement(given);
  const unknown = Object.entries(given).filter(([name, value]) => value !== undefined && !(name in statement));
  if (problems.length + unknown.length > 0) throw new Error(`no setting: ${[...problems, ...unknown].join('; ')}`);
  const settings = settingsFor(statement, { ...noConfig, policies: { ...noConfig.policies, ...policies } }, '');
  if (given.policy !== undefined && settings.policy.name !== given.policy) throw new Error(`no policy ${given.policy}`);
  return settings;
}

export interface File {
  readonly bytes: Uint8Array;
  readonly source: { bytes(start: number, end: number): Uint8Array };
  readonly analysis: Analysis;
}

/** Read as the one before it was: whether a first record names columns does not change with what is done to a column. */
export function fileOf(text: string | Uint8Array, settings: Settings, budget?: number): File {
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, Math.min(end, bytes.length)) };
  const { missingTokens } = settings;
  const table = drain(readTable(bytes, { missingTokens, trim: settings.trim, delimiter: ',', header: true }));
  const analysis = dataSet(table, settings, source, { kind: 'editor', budget });
  return { bytes, source, analysis };
}

/** A file whose population is in a file of its own, which holds every row of it so many times. */
export function amongEverybody(text: string, settings: Settings, times: number): Analysis {
  const [header, ...rows] = text.trimEnd().split('\n');
  const people = Array.from({ length: times }, () => rows.join('\n'));
  const { table } = fileOf(`${[header, ...people].join('\n')}\n`, settings).analysis;
  const bytes = encoder.encode(text);
  return dataSet(
    fileOf(text, settings).analysis.table,
    settings,
    { bytes: (start, end) => bytes.subarray(start, end) },
    {
      kind: 'editor',
      *readPopulation() {
        yield { stage: 'reading', share: 1 };
        return { name: 'all.csv', table, statistics: undefined, problem: undefined };
      },
    },
  );
}

const pad = (number: number) => String(number).padStart(2, '0');
const of = (...values: readonly string[]) => fc.constantFrom(...values);
const day = fc
  .tuple(fc.integer({ min: 1930, max: 2020 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => `${year}-${pad(month)}-${pad(date)}`);

/** Name → its cells. */
const columns: readonly (readonly [string, fc.Arbitrary<string>])[] = [
  ['age', fc.integer({ min: 0, max: 105 }).map(String)],
  ['birth_date', day],
  ['sex', of('f', 'm', 'x')],
  ['zip', fc.integer({ min: 10_000, max: 10_400 }).map(String)],
  ['occupation', of('nurse', 'clerk', 'clerk', 'clerk', 'judge', '"cook, chief"', '"the ""boss"""')],
  ['time', fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`)],
  ['income', fc.double({ min: 0, max: 90_000, noNaN: true }).map((income) => income.toFixed(2))],
  ['height', fc.integer({ min: 150, max: 200 }).map(String)],
  ['visits', fc.oneof({ weight: 9, arbitrary: fc.nat(40) }, fc.integer({ min: 400, max: 900 })).map(String)],
  ['latitude', fc.double({ min: 46, max: 48, noNaN: true }).map((degrees) => degrees.toFixed(4))],
  ['longitude', fc.double({ min: 7, max: 9, noNaN: true }).map((degrees) => degrees.toFixed(4))],
  ['email', fc.tuple(of('a', 'b.c', 'd'), of('x.org', 'mail.y.com')).map((parts) => parts.join('@'))],
  ['ip_address', fc.tuple(fc.nat(3), fc.nat(9)).map(([net, host]) => `10.0.${net}.${host}`)],
  ['phone', fc.nat(99).map((number) => `+41 44 668 ${pad(number)} 00`)],
  ['diagnosis', of('E11.65', 'E11.9', 'J45.0', 'J45.1', 'C50')],
  ['website', of('https://a.example.org/x', 'https://example.org/y', 'http://b.net')],
  ['patient_id', fc.nat(9999).map((number) => `P${number}`)],
  ['name', of('Ann Lee', 'Bob Roy', 'Cem Öz', '"Roy, Dora"')],
  [
    'note',
    fc.tuple(of('Called on Monday, was', 'Seen by the nurse and'), fc.nat(999), of('well', 'tired', 'a@x.org')).map(
      ([what, times, end]) => `"${what} ${times} times
in the ward before ${end}"`,
    ),
  ],
];

const missingCell = of('', '', 'NA', '""');

/** Some of the columns; here and there a cell is missing, and a record short. */
export const anyFile: fc.Arbitrary<{ readonly text: string; readonly names: readonly string[] }> = fc
  .tuple(fc.subarray([...columns], { minLength: 2, maxLength: 5 }), of('\n', '\r\n'), fc.boolean())
  .chain(([chosen, lineEnd, isEnded]) => {
    const cell = (values: fc.Arbitrary<string>) => fc.oneof({ weight: 12, arbitrary: values }, missingCell);
    const whole = fc.tuple(...chosen.map(([, values]) => cell(values)));
    const short = fc
      .tuple(whole, fc.integer({ min: 1, max: chosen.length }))
      .map(([row, length]) => row.slice(0, length));
    const row = fc.oneof({ weight: 9, arbitrary: whole }, short);
    return fc.array(row, { minLength: 1, maxLength: 40 }).map((rows) => {
      const names = chosen.map(([name]) => name);
      // A record of one empty cell would be a blank line.
      const lines = [names, ...rows].map((cells) => cells.join(',') || '""');
      return { names, text: lines.join(lineEnd) + (isEnded ? lineEnd : '') };
    });
  });

/** Twenty shapes of tables, each four times as large as before: time grows about as the text does, not with its square. */
import { runInThread } from '../commandThread.ts';
import type { SoakPart } from './part.ts';

const LARGER = 4;
/** Between growing with the size (4) and with its square (16). */
const MOST_TIMES = 9;
/** What takes less says nothing. */
const WORTH_MILLISECONDS = 400;

const repeat = (count: number, row: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => row(i)).join('\n');

/** A text of about so many bytes. */
const shapes: Readonly<Record<string, (bytes: number) => string>> = {
  'rows of people': (bytes) => `sex,age,zip\n${repeat(bytes / 12, (i) => `f,${i % 90},${8000 + (i % 700)}`)}`,
  'rows that are all alike': (bytes) => `sex,age\n${repeat(bytes / 5, () => 'f,40')}`,
  'rows that are all different': (bytes) => `a,b\n${repeat(bytes / 16, (i) => `${i},x${i * 7}`)}`,
  'one column of keys': (bytes) => `id\n${repeat(bytes / 8, (i) => `k${i}`)}`,
  'many columns': (bytes) => wide(Math.round(bytes / 400), 40),
  'many columns, few rows': (bytes) => wide(Math.round(bytes / 40), 3),
  'only delimiters': (bytes) => `${','.repeat(bytes / 2)}\n${','.repeat(bytes / 2)}`,
  'only line ends': (bytes) => '\n'.repeat(bytes),
  'only quotes': (bytes) => '"'.repeat(bytes),
  'an open quote': (bytes) => `a,b\n"${repeat(bytes / 6, (i) => `${i},x`)}`,
  'one long cell': (bytes) => `a,b\n1,${'x'.repeat(bytes)}`,
  'one long line': (bytes) => `a,b\n${'xyz '.repeat(bytes / 4)}`,
  'stray quotes': (bytes) => `a,b\n${repeat(bytes / 8, (i) => `x"y,${i}`)}`,
  'short records': (bytes) => `a,b,c,d\n${repeat(bytes / 4, (i) => `${i % 10},${'x'.repeat(i % 2)}`)}`,
  'texts with numbers in them': (bytes) =>
    `note\n${repeat(bytes / 60, (i) => `called ${i} on 0${i} about 4111 1111 and mail@x${i}.org`)}`,
  dates: (bytes) => `when\n${repeat(bytes / 11, (i) => new Date((i % 40_000) * 9e7).toISOString().slice(0, 10))}`,
  decimals: (bytes) => `x,y\n${repeat(bytes / 20, (i) => `${i / 7},${i / 13}`)}`,
  formulas: (bytes) => `x,y\n${repeat(bytes / 12, (i) => `=A${i},+${i}`)}`,
  'a battery of answers': (bytes) =>
    `${repeat(60, (i) => `Q${i}`).replaceAll('\n', ',')}\n${repeat(bytes / 120, (i) => Array.from({ length: 60 }, (_, j) => 1 + ((i * j) % 5)).join(','))}`,
  'other alphabets': (bytes) => `город,имя\n${repeat(bytes / 20, (i) => `Москва${i % 50},Иван${i}`)}`,
};

function wide(columns: number, rows: number): string {
  const names = Array.from({ length: columns }, (_, i) => `c${i}`).join(',');
  return `${names}\n${repeat(rows, (row) => Array.from({ length: columns }, (_, i) => (row * i) % 7).join(','))}`;
}

export const scaling: SoakPart = {
  name: 'scaling',
  share: 0.15,
  async run(_seed, end) {
    const findings: string[] = [];
    let tried = 0;
    for (let bytes = 50_000; performance.now() < end; bytes *= LARGER) {
      for (const [name, text] of Object.entries(shapes)) {
        if (performance.now() >= end) break;
        const [small, large] = [text(bytes), text(bytes * LARGER)];
        tried++;
        const before = Math.min(took(small), took(small));
        const after = took(large);
        if (after < WORTH_MILLISECONDS || after <= before * MOST_TIMES) continue;
        // Something else may have kept the machine busy.
        const again = Math.min(after, took(large));
        if (again > Math.min(before, took(small)) * MOST_TIMES) {
          findings.push(
            `${name}: ${before.toFixed(0)} ms for ${small.length} bytes, ${again.toFixed(0)} ms for ${large.length}`,
          );
        }
      }
      if (bytes * LARGER > 20_000_000) break;
    }
    return { tried: `${tried} pairs of sizes of ${Object.keys(shapes).length} shapes`, findings };
  },
};

/** In milliseconds of the processor, of all threads: what else the machine does counts little in it. */
function took(text: string): number {
  const start = process.cpuUsage();
  const { code, err } = runInThread(['check', '-', '--format', 'json', '--fail-on', 'never', '--budget', '2'], text);
  if (code !== 0) throw new Error(err);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

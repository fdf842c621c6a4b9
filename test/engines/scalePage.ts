/** `docs/scale.md` with its plots, of all that was measured: a second run changes the numbers of what it measured, and nothing else. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { lines } from '@quasi/shared/figures';

export interface Measured {
  readonly engine: string;
  readonly rows: number;
  readonly seconds: number;
  /** Bytes that `quasi` had in memory at its highest. */
  readonly peak: number;
  /** The same of the largest server, if it could be seen; 0 otherwise. */
  readonly servers: number;
  /** In other circumstances than the others. */
  readonly note?: string;
}

/** The folder of the project, from `run.ts`. */
const project = process.env['QUASI_PROJECT'] ?? '.';
const kept = join(project, 'test/engines/measured.json');

export function writeScalePage(measured: readonly Measured[]): void {
  const before: Measured[] = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const isNew = (one: Measured) => measured.some(({ engine, rows }) => engine === one.engine && rows === one.rows);
  const all = [...before.filter((one) => !isNew(one)), ...measured];
  all.sort((a, b) => a.rows - b.rows || (a.engine < b.engine ? -1 : 1));
  writeFileSync(kept, `${JSON.stringify(all, undefined, 2)}\n`);
  const write = (path: string, text: string) => writeFileSync(join(project, 'docs', path), text);
  write(
    'images/scale-seconds.svg',
    plot(all, 'Time of quasi check', 'seconds', ({ seconds }) => seconds),
  );
  write(
    'images/scale-memory.svg',
    plot(all, 'Memory of quasi at its highest', 'MB', ({ peak }) => peak / 2 ** 20),
  );
  write('scale.md', page(all));
}

function plot(all: readonly Measured[], title: string, label: string, of: (one: Measured) => number): string {
  const engines = [...new Set(all.map(({ engine }) => engine))].sort();
  return lines({
    title,
    x: { label: 'million rows', scale: 'logarithmic', ticks: [...new Set(all.map(({ rows }) => rows / 1e6))] },
    y: { label, scale: 'logarithmic' },
    series: engines.map((engine) => ({
      label: engine,
      points: all.filter((one) => one.engine === engine).map((one) => [one.rows / 1e6, of(one)] as const),
    })),
  });
}

function page(all: readonly Measured[]): string {
  const megabytes = (bytes: number) => (bytes === 0 ? '–' : `${Math.round(bytes / 2 ** 20)} MB`);
  const rows = all.map(
    ({ engine, rows, seconds, peak, servers }) =>
      `| ${engine} | ${rows / 1e6} | ${seconds.toFixed(0)} | ${megabytes(peak)} | ${megabytes(servers)} |`,
  );
  const notes = all.flatMap(({ engine, rows, note }) =>
    note === undefined ? [] : [`- ${engine}, ${rows / 1e6} million rows: ${note}`],
  );
  return `<!-- Made by \`npm run engines -- --scale\`; do not edit. -->

# Scale

How long \`quasi check\` takes, and how much memory, on a generated register of people: 11 columns, about 80 bytes a row, 20 CSV files. Nearly every
row is alone on five columns, which is the hardest case: there are as many classes as rows. All searches run to their end (\`--budget none\`).

${all.length === 0 ? 'Nothing was measured yet.' : `Measured on ${cpus().length} processors with ${Math.round(totalmem() / 2 ** 30)} GB, which ClickHouse and PostgreSQL shared with \`quasi\`; other work ran beside it, so that times are too long rather than too short.`}

| engine | million rows | seconds | memory of quasi | of the largest server |
|---|---:|---:|---:|---:|
${rows.join('\n')}

![Seconds against rows, both by logarithm, one curve an engine](images/scale-seconds.svg)

![Memory against rows, both by logarithm, one curve an engine](images/scale-memory.svg)

*DuckDB* may take 600 MB (\`--memory 600MB\`): its own limit is four fifths of that, and the rest of the process comes on top. Where memory does not
suffice, groups go to disk, or the values are divided by their hashes. The temporary folder needs about as much room as the text. *ClickHouse* counts on three
servers, and the one that is asked puts the groups together. *Embedded* holds the whole table, and so grows with it. A run holds the outputs of
\`check\` against each other, and ends where verdict, findings or a number differ. Engines and sizes without a line were not measured.${notes.length === 0 ? '' : `\n\n${notes.join('\n')}`}

## Beyond

What comes back of a question is a histogram: n rows have at most √(2n) sizes of classes, so about 45,000 lines at a thousand million rows. The
memory of \`quasi\` itself therefore hardly grows; time grows with the rows, and with what the engine has to write to disk. We have not measured
beyond the table above.

## Again

\`\`\`
npm run engines -- --scale            # 1, 5 and 25 million rows
npm run engines -- --scale 1,census   # one million, and a census-like table of 200,000 × 42 in whole outputs
\`\`\`

It takes about 10 GB of disk in \`TMPDIR\` at 25 million rows.
`;
}

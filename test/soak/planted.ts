/** Values that nobody could guess, planted in tables: none of them is in what is meant for others. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCount } from '@quasi/shared/explain';
import { seededRandom } from '@quasi/shared/random';
import { runInThread } from '../commandThread.ts';
import { type SoakPart, soakRounds } from './part.ts';
import { type DrawnTable, drawnTable, one, textOf } from './texts.ts';

const plant = 'Zqx7vKw';

/** Columns whose values are words. */
const texts = ['town', 'diagnosis', 'note'];

export const planted: SoakPart = {
  name: 'planted',
  share: 0.1,
  async run(seed, end) {
    const folder = mkdtempSync(join(tmpdir(), 'quasi-planted-'));
    try {
      const { rounds, findings } = await soakRounds(seed, end, (own) => check(own, folder));
      return { tried: `${formatCount(rounds)} commands on tables with planted values`, findings };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function check(seed: number, folder: string): string[] {
  const random = seededRandom(seed);
  const drawn = drawnTable(random);
  if (drawn.rows.length === 0) return [];
  // In the first row too, but no words above numbers: that is what a header is.
  const isText = (column: number) => texts.includes(drawn.names[column]);
  const rows = drawn.rows.map((row, i) =>
    row.map((cell, column) =>
      (i === 0 ? drawn.hasHeader || isText(column) : random() < 0.3) ? withPlant(cell, random) : cell,
    ),
  );
  const table: DrawnTable = { ...drawn, rows };
  const [file, evidence, copy] = ['data.csv', 'evidence.json', 'copy.csv'].map((name) => join(folder, name));
  writeFileSync(file, textOf(table, random));
  const header = table.hasHeader ? ['--header'] : random() < 0.5 ? ['--no-header'] : [];
  const column = header[0] === '--header' ? one(random, table.names) : 'column 1';
  const commands: readonly (readonly string[])[] = [
    ['check', file, '--format', 'json', '--evidence', evidence],
    ['check', file, '--no-color'],
    ['measure', file, '--budget', '1'],
    ['explain', file],
    ['explain', file, '--column', column],
    ['anonymize', file, '--output', copy, '--k', '2', '--qi', column],
    ['statistics', file, '--output', copy],
  ];
  const args = [...one(random, commands), ...header];
  const { out, err } = runInThread(args, '');
  const said = args.includes('--evidence') ? [out, err, readFileSync(evidence, 'utf8')] : [out, err];
  return said.some((text) => text.includes(plant))
    ? [`quasi ${args[0]} repeats a value (${args.slice(2).join(' ')})`]
    : [];
}

function withPlant(cell: string, random: () => number): string {
  const value = `${plant}${Math.floor(random() * 1e6).toString(36)}`;
  return random() < 0.5 ? value : `${cell} ${value}@mail.ulm.de`;
}

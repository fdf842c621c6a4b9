/**
 * `npm run soak -- --minutes 10`: what no gate has the time for, each time with other draws. A finding names the seed by which it comes
 * again (`--seed`), and becomes a test of the gate when it is mended. Exit code 1 when there is one.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { draws } from './draws.ts';
import { formats } from './formats.ts';
import type { SoakPart } from './part.ts';
import { planted } from './planted.ts';
import { properties } from './properties.ts';
import { protocol } from './protocol.ts';
import { reader } from './reader.ts';
import { scaling } from './scaling.ts';

const parts: readonly SoakPart[] = [properties, reader, formats, protocol, planted, scaling, draws];

const { values: options } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const minutes = Number(options.minutes ?? 10);
const seed = Number(options.seed ?? randomInt(2 ** 31));
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('npm run soak -- [--minutes 10] [--seed N] [--only PART,PART]: minutes and seed are numbers.');
  process.exit(2);
}
const wanted = options.only?.split(',') ?? parts.map(({ name }) => name);
const unknown = wanted.find((name) => !parts.some((part) => part.name === name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; the parts are ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const chosen = parts.filter(({ name }) => wanted.includes(name));
const shares = chosen.reduce((sum, { share }) => sum + share, 0);
console.log(`Seed ${seed}, ${minutes} minutes.`);
let failed = 0;
for (const { name, share, run } of chosen) {
  const begin = performance.now();
  const { tried, findings } = await run(seed, begin + (minutes * 60_000 * share) / shares);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`${findings.length > 0 ? '✖' : '✔'} ${name}: ${tried} in ${seconds} s`);
  for (const finding of findings) console.log(`    ${finding}`);
  if (findings.length > 0) failed++;
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

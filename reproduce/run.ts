/** `npm run reproduce [name…]`: computes what the papers printed again and writes `docs/reproduction/`, two pages at a time. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pages } from './pages.ts';
import { notInText, paperText } from './papers.ts';
import { dataFolder, papersFolder } from './places.ts';
import { writeIndex } from './readme.ts';

const known = pages.map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no page "${unknown}"; the pages are ${known.join(', ')}.`);
  process.exit(2);
}
if (!existsSync(dataFolder)) {
  console.error(`The data sets are not at ${dataFolder}; set QUASI_DATA to the folder that holds them.`);
  process.exit(1);
}

if (!existsSync(papersFolder)) {
  console.error(`The papers' texts are not at ${papersFolder}; set QUASI_PAPERS to the folder that holds them.`);
  process.exit(1);
}
for (const { name, printed } of pages) {
  const [missing] = notInText(paperText(name), printed);
  if (missing === undefined) continue;
  console.error(`"${missing}" is said to be printed in ${name}, and is not in its text.`);
  process.exit(1);
}

const start = performance.now();
const waiting = wanted.length > 0 ? [...wanted] : [...known];
let failed = 0;
await Promise.all([workOff(), workOff()]);
writeIndex(known);
console.log(`${'all'.padEnd(8)} ${seconds(start)}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Takes one page after the other, each in a process of its own, until none waits. */
async function workOff(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const from = performance.now();
    const isDone = await written(name);
    if (!isDone) failed++;
    console.log(`${name.padEnd(8)} ${seconds(from)}${isDone ? '' : '  failed'}`);
  }
}

function written(name: string): Promise<boolean> {
  const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [name]);
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s`;
}

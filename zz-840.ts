/** duck.ts PATH [ENGINEPATH]: embedded against an engine, by the same settings. */
import { embedded } from '@quasi/shared/counts';
import { defaultSettings } from '@quasi/shared/config';
import { parts, type PartName } from '@quasi/shared/measuring';
import { checkFile } from './server/src/cli/checkFile.ts';
import { Arguments } from './server/src/cli/arguments.ts';
import { drive } from './server/src/cli/drive.ts';
import { measureFile } from './server/src/cli/measureFile.ts';
import { requestOf } from './server/src/cli/measureRequest.ts';
import { ProgressBar } from './server/src/cli/progressBar.ts';
import { jsonEmitter } from './server/src/cli/emitters/json.ts';
import { onlySettings } from './server/src/datasets/worldOf.ts';
const settings = defaultSettings;
const bar = () => new ProgressBar(process.stderr, false);
export async function results(path: string, engine: string | undefined) {
  const world = { ...onlySettings(settings, process.env.BUDGET ? Number(process.env.BUDGET) : undefined), counting: { engine, memory: Number(process.env.MEMORY ?? 2 ** 31) } };
  const t0 = performance.now();
  let check: any;
  if (!process.env.NOCHECK) {
  const report = await drive(checkFile({ path, world, input: undefined } as never), bar());
  const emitter = jsonEmitter(); emitter.file(report as never);
  check = JSON.parse(emitter.end()).files[0];
  check.file = 'F';
  for (const f of check.findings) delete f.line;
  }
  const t1 = performance.now();
  const options = new Map([['budget', [process.env.BUDGET ?? 'none']], ...(process.env.SENSITIVE ? [['sensitive', [process.env.SENSITIVE]]] as never : []), ...(process.env.USER_COL ? [['user', [process.env.USER_COL]]] as never : []), ...(process.env.MISSING ? [['missing', [process.env.MISSING]]] as never : [])]);
  const request = requestOf(new Arguments([], options), settings, undefined);
  const only = (process.env.PARTS?.split(',') ?? Object.keys(parts)) as PartName[];
  const { numbers } = await drive(measureFile({ path, world, input: undefined }, request, only), bar());
  console.error(path, engine, 'check', Math.round(t1 - t0), 'measure', Math.round(performance.now() - t1), 'rss', Math.round(process.memoryUsage().rss / 2 ** 20));
  return { check, measure: JSON.parse(JSON.stringify({ ...numbers, file: 'F' })) };
}
export function differ(a: any, b: any, at = '', out: string[] = []): string[] {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a !== b) { const rel = Math.abs(a - b) / Math.max(1, Math.abs(a)); out.push(`${at}: ${a} / ${b}${rel < 1e-12 ? ' ~' : ''}`); }
  } else if (a && b && typeof a === 'object' && typeof b === 'object') {
    for (const k of new Set([...Object.keys(a), ...Object.keys(b)])) differ(a[k], b[k], `${at}.${k}`, out);
  } else if (a !== b) out.push(`${at}: ${JSON.stringify(a)?.slice(0, 150)} / ${JSON.stringify(b)?.slice(0, 150)}`);
  return out;
}
async function main() {
  const [, , a, b] = process.argv;
  const one = await results(a, 'embedded');
  const other = await results(b ?? a, process.env.ENGINE ?? 'duckdb');
  const found = differ(one, other);
  const told = found.filter((line) => !/rowWeighted|\.suda|\.frequency|\.knowledge|~$|\.rows\b.*undefined/.test(line));
  console.log(told.slice(0, 60).join('\n')); console.log(found.length, 'differences,', told.length, 'unexpected', found.filter((l) => /~$/.test(l)).length, 'in the last digits');
}
main();

/**
 * Measures the ratios of README.md: `npm run bench -- [--only 1,7] [--quick] [--write]`, and holds all limits of time (test/timing).
 * Exit code 1 when one misses its target.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nodeTests, runPatiently, testFiles } from '../test/runSuite.ts';
import { classes } from './measures/classes.ts';
import { editCell } from './measures/editCell.ts';
import { editDocument } from './measures/editDocument.ts';
import { formats } from './measures/formats.ts';
import { hover } from './measures/hover.ts';
import { keyColumns } from './measures/keyColumns.ts';
import { limits } from './measures/limits.ts';
import type { Measure, TableSize } from './measures/measure.ts';
import { openDocument } from './measures/openDocument.ts';
import { readTable } from './measures/readTable.ts';
import { searches } from './measures/searches.ts';
import { tableMemory } from './measures/tableMemory.ts';
import { wholeProcess } from './measures/wholeProcess.ts';
import { headingLine, resultLine, writeResults } from './print.ts';
import { type Judged, judge } from './results.ts';

const measures: readonly Measure[] = [
  readTable,
  keyColumns,
  classes,
  searches,
  limits,
  editCell,
  editDocument,
  openDocument,
  hover,
  tableMemory,
  wholeProcess,
  formats,
];

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, write: { type: 'boolean' } },
});
/** The tests of test/timing, of which `npm test` runs a few. */
const TIMING = 'timing';
const known = [...measures.flatMap(({ rows }) => rows), TIMING];
const wanted = options.only?.split(',') ?? known;
const unknown = wanted.find((row) => !known.includes(row));
if (unknown !== undefined) {
  console.error(`No measure "${unknown}"; there are ${known.join(', ')}.`);
  process.exit(2);
}
if (options.write && (options.only !== undefined || options.quick)) {
  console.error('--write keeps the results of a whole run: leave out --only and --quick.');
  process.exit(2);
}
const sizes: readonly TableSize[] = options.quick ? ['10k', '100k'] : ['10k', '100k', '1M'];

// Servers and whole processes run from the bundle, which must be that of the sources at hand.
const project = fileURLToPath(new URL('..', import.meta.url));
execFileSync(process.execPath, ['esbuild.mjs'], { cwd: project });

const results: Judged[] = [];
let unmeasured = 0;
console.log(headingLine());
for (const measure of measures) {
  if (!measure.rows.some((row) => wanted.includes(row))) continue;
  try {
    for await (const result of measure.run(sizes)) {
      if (!wanted.includes(result.row)) continue;
      const judged = judge(result);
      results.push(judged);
      console.log(resultLine(judged));
    }
  } catch (error) {
    // One that cannot be measured has failed; the others still can be.
    unmeasured++;
    console.error(`${measure.rows.join(', ')} could not be measured:`, error);
  }
}

const count = (verdict: Judged['verdict']) => results.filter((result) => result.verdict === verdict).length;
const timing = wanted.includes(TIMING) ? await timingTests() : { passed: 0, failed: 0 };
const failed = count('FAIL') + unmeasured + timing.failed;
console.log(`${count('pass') + timing.passed} passed, ${failed} failed`);
if (options.write) writeResults(results);
process.exitCode = failed > 0 ? 1 : 0;

function timingTests() {
  const parts = testFiles(project, 'test/timing').map((file) => nodeTests([file]));
  return runPatiently(project, { title: 'limits of time', parts });
}

/**
 * `npm run figures`: computes the published figures again from the data sets that are kept outside the project. With `--part`, as the gate
 * does, what takes longest does so for fewer tables.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCommand } from '../bundleProduct.ts';
import { bundleTests } from '../bundles.ts';
import { runSuite, testFiles } from '../runSuite.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const data = resolve(process.env['QUASI_DATA'] ?? join(project, '../shared/data'));

if (existsSync(data)) {
  process.env['QUASI_DATA'] = data;
  if (process.argv.includes('--part')) process.env['QUASI_FIGURES'] = 'part';
  process.env['QUASI_TEST_COMMAND'] = bundleCommand('dist/command.mjs');
  const programs = await bundleTests(project, testFiles(project, 'test/figures'), 'dist/figures');
  const options = ['--enable-source-maps', '--test', '--test-reporter=spec'];
  const args = [...options, `--test-concurrency=${availableParallelism()}`, ...programs];
  const { passed, failed } = await runSuite(project, { title: 'figures', args });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} else {
  console.error(`The data sets are not at ${data}; set QUASI_DATA to the folder that holds them.`);
  process.exitCode = 1;
}

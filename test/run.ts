/** `npm test`: what every change has to pass. What takes longer is in `npm run pictures`, `soak`, `bench` and `figures`. */
import { availableParallelism } from 'node:os';
import { bundleCommand, bundleServer } from './bundleProduct.ts';
import { bundleTests } from './bundles.ts';
import { hosts } from './hosts/places.ts';
import { inVscode, project, runAll } from './runAll.ts';
import { nodeTests, type Outcome, runPatiently, runSuite, testFiles } from './runSuite.ts';

/** Limits of time that would be broken first; the others are in `npm run bench`. */
const sentinels = ['start', 'slices', 'hover', 'heat'].map((name) => `test/timing/${name}.test.ts`);

const { new: newest, old: oldest } = hosts;

await runAll(
  [{ name: 'unit', needsPackage: false, run: unit }, inVscode(oldest, 'folder', 'part')],
  [inVscode(newest, 'vsix', 'odd'), inVscode(newest, 'vsix', 'even')],
  [
    {
      name: 'neovim',
      needsPackage: false,
      run: () =>
        runPatiently(project, {
          title: 'Neovim',
          parts: testFiles(project, 'test/neovim').map((file) => nodeTests([file])),
        }),
    },
  ],
  [
    {
      name: 'timing',
      needsPackage: false,
      run: () => runPatiently(project, { title: 'timing', parts: sentinels.map((file) => nodeTests([file])) }),
    },
  ],
);

/** Nothing in it looks at a clock, so nothing in it is tried twice. */
async function unit(): Promise<Outcome> {
  const files = testFiles(
    project,
    'test/server',
    'test/unit',
    'test/formats',
    'test/detectors',
    'test/golden',
    'shared/src',
    'server/src',
    'reproduce',
  );
  process.env['QUASI_TEST_COMMAND'] = bundleCommand('dist/command.mjs');
  process.env['QUASI_TEST_SERVER'] = bundleServer('dist/server.mjs');
  const programs = await bundleTests(project, files, 'dist/tests');
  // One program more than processors, as each waits for servers part of its time.
  const args = [
    '--enable-source-maps',
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${availableParallelism() + 1}`,
  ];
  return runSuite(project, { title: 'unit', args: [...args, ...programs] });
}

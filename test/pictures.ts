/**
 * `npm run pictures`: walks through a real VS Code as people do, photographed in both themes (test/artifacts), and the suites of VS Code in
 * the two forms that `npm test` leaves out, with all their draws; and what is published, installed as people install it.
 */
import { hosts } from './hosts/places.ts';
import { inVscode, project, runAll } from './runAll.ts';
import { nodeTests, runPatiently, testFiles } from './runSuite.ts';

process.env['QUASI_DRAWS'] = '1';

/** In all looks: `npm test` has one. */
const pagesInBrowser = ['test/unit/reportPage.test.ts'];

await runAll(
  [
    {
      name: 'walk',
      needsPackage: true,
      run: () =>
        runPatiently(project, {
          title: 'walk',
          parts: testFiles(project, 'test/walk').map((file) => nodeTests([file])),
        }),
    },
  ],
  [
    {
      name: 'looks',
      needsPackage: false,
      run: () => runPatiently(project, { title: 'looks', parts: [nodeTests(pagesInBrowser)] }),
    },
  ],
  [
    {
      name: 'publishing',
      needsPackage: false,
      run: () =>
        runPatiently(project, { title: 'publishing', parts: [nodeTests(testFiles(project, 'test/publishing'))] }),
    },
  ],
  [inVscode(hosts.new, 'folder')],
  [inVscode(hosts.old, 'vsix')],
);

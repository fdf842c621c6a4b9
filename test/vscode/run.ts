/**
 * Runs the suite in one host: `run.ts new|old folder|vsix all|part|odd|even`. The folder is the extension as it is developed, the VSIX is what ships;
 * with that one a stand-in for Rainbow CSV is installed.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTests, TestRunFailedError } from '@vscode/test-electron';
import { installHost } from '../hosts/install.ts';
import { hostNamed } from '../hosts/places.ts';
import { installExtension, writeSettings } from '../hosts/vscodeServer.ts';
import { buildSuite, packRainbow } from './build.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const host = hostNamed(process.argv[2] ?? 'new');
const form = process.argv[3] ?? 'folder';
const part = process.argv[4] ?? 'all';
const vsix = join(project, 'dist/quasi.vsix');
if (form === 'vsix' && !existsSync(vsix)) throw new Error(`There is no ${vsix}; "npm run package" makes it.`);

const hostFolder = await installHost(host);
const suite = await buildSuite(project, `${host.name}-${form}-${part}`);
const temporary = mkdtempSync(join(tmpdir(), 'quasi-suite-'));
const profile = { userData: join(temporary, 'user-data'), extensions: join(temporary, 'extensions') };
const workspace = join(temporary, 'workspace');
mkdirSync(workspace);
writeSettings(profile);
try {
  const driver = join(project, 'test/vscode/driver');
  // The window can develop one extension; the others are installed.
  if (form === 'vsix') {
    await installExtension(hostFolder, profile, vsix);
    await installExtension(hostFolder, profile, await packRainbow(project, temporary));
  } else cpSync(driver, join(profile.extensions, 'quasi-test.driver-0.0.0'), { recursive: true });
  await runTests({
    vscodeExecutablePath: join(project, 'test/hosts/vscode-shim.mjs'),
    extensionDevelopmentPath: form === 'vsix' ? driver : project,
    extensionTestsPath: suite,
    launchArgs: [workspace, `--user-data-dir=${profile.userData}`, `--extensions-dir=${profile.extensions}`],
    extensionTestsEnv: {
      QUASI_TEST_HOST: host.name,
      QUASI_TEST_PART: part,
      QUASI_DRAWS: process.env['QUASI_DRAWS'],
    },
  });
} catch (error) {
  // The runner has reported failed tests by now.
  if (!(error instanceof TestRunFailedError)) console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** What `quasi sql`, `quasi apply --sql` and the views of recipes print, run on servers: the tests that `npm test` has for DuckDB alone. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

const files = ['test/unit/sqlText.test.ts', 'test/unit/sqlViews.test.ts'];

/** `QUASI_SERVERS` stands in the environment, so that they start servers of their own. */
export async function sqlAsText(test: (name: string, body: () => Promise<void>) => Promise<void>): Promise<void> {
  for (const file of files) {
    await test(`SQL as text: ${file}`, async () => {
      const args = ['--import', 'tsx', '--test', '--test-reporter=spec', file];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: process.env['QUASI_PROJECT'],
        encoding: 'utf8',
      });
      assert.equal(status, 0, stdout + stderr);
      assert.match(stdout, /postgres/);
      assert.match(stdout, /clickhouse/);
    });
  }
}

/** The version of this program, which the manifest beside the bundle's folder states. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
  return manifest.version;
}

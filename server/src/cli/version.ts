/** The version of this program, which the manifest states: all that is built lies in one folder of the package. */
import { readFileSync } from 'node:fs';

export function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return manifest.version;
}

/** Which documents are configurations, and how the addresses of the protocol become paths and back. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { configPath } from '../files/index.ts';

/** The names of configurations, as clients match them. */
export const configPattern = '**/{quasi.json,*.quasi.json}';

/** Known by its name: a configuration is never read as a table. */
export function isConfig(uri: string): boolean {
  return /[/.]quasi\.json$/.test(uri);
}

/** No system opens a longer one; to look for configurations in all its folders would hold everything else. */
const LONGEST_PATH = 4096;

/** The path of a file on this machine, with `/` between its parts; undefined of what is elsewhere. */
export function pathOf(uri: string): string | undefined {
  // What stands for one character in an address is at most nine, as `%E2%82%AC`.
  if (!uri.startsWith('file:') || uri.length > 9 * LONGEST_PATH) return undefined;
  try {
    const path = configPath(fileURLToPath(uri));
    return path.length > LONGEST_PATH ? undefined : path;
  } catch {
    // An address that means no file here, for example one on another host.
    return undefined;
  }
}

export function uriOf(path: string): string {
  return pathToFileURL(path).href;
}

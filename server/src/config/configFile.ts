/** Which documents are configurations, and how the addresses of the protocol become paths and back. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { configPath } from '../files/index.ts';

/** The names of configurations, as clients match them. */
export const configPattern = '**/{quasi.json,*.quasi.json}';

/** Known by its name: a configuration is never read as a table. */
export function isConfig(uri: string): boolean {
  return /[/.]quasi\.json$/.test(uri);
}

/** The path of a file on this machine, with `/` between its parts; undefined of what is elsewhere. */
export function pathOf(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return configPath(fileURLToPath(uri));
  } catch {
    // An address that means no file here, such as one on another host.
    return undefined;
  }
}

export function uriOf(path: string): string {
  return pathToFileURL(path).href;
}

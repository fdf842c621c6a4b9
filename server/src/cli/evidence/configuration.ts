/** The configuration in force for a file, in a form whose digest is the same wherever it says the same. */
import { createHash } from 'node:crypto';
import type { LoadedConfig, Settings } from '@quasi/shared/config';
import { LARGEST_TEXT, readSideFile } from '../../files/index.ts';
import { pathFromHere } from '../paths.ts';

/** Said in the evidence, so that anybody can work the digests out again. */
export const whatIsDigested =
  'SHA-256: of files, of their bytes; of a configuration, of "settings" as JSON in UTF-8, without white space, the members of each object in the order of their names (UTF-16 code units)';

export type Configuration = ReturnType<typeof configurationOf>;

/** The files that were read, those that count more after the others. */
export function configurationOf(settings: Settings, config: LoadedConfig) {
  const deciding = decidingIn(settings);
  return {
    files: config.layers.map(({ path }) => ({
      path: pathFromHere(path),
      sha256: digestOf(readSideFile(path, LARGEST_TEXT)),
    })),
    sha256: digestOf(canonicalJson(deciding)),
    settings: deciding,
  };
}

/** Without what decides when an editor looks at a file, and without the places where exceptions are written. */
function decidingIn({ run, structureDelay, idleDelay, exceptions, ...deciding }: Settings): unknown {
  return { ...deciding, exceptions: exceptions.map(({ path, index, ...said }) => said) };
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** As `whatIsDigested` says. Undefined values are left out, as always in JSON. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const inOrder = members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${inOrder.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

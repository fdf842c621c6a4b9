/**
 * What a user can set. One schema gives the type, the defaults, the check of what an editor or command line hands over,
 * and (through a test) the settings in the extension's manifest.
 */
import * as z from 'zod/mini';
import { defaultMissingTokens } from '../table/index.ts';

export const settingsSchema = z.object({
  /** When an open document is analysed. */
  run: z._default(z.enum(['onType', 'onSave', 'manual']), 'onType'),
  /** The smallest class size aimed at. */
  k: z._default(z.int().check(z.minimum(1)), 5),
  /** Names of the columns classes are formed on; empty: all but keys and free text. */
  quasiIdentifiers: z._default(z.array(z.string()), []),
  missingTokens: z._default(z.array(z.string()), [...defaultMissingTokens]),
  trim: z._default(z.boolean(), false),
  /** One ASCII character that is neither a quote nor a line end, or empty to detect it. */
  delimiter: z._default(z.string().check(z.regex(/^[\x01-\x09\x0b\x0c\x0e-\x21\x23-\x7f]?$/)), ''),
  header: z._default(z.enum(['auto', 'yes', 'no']), 'auto'),
  /** How many single rows are reported in a file. */
  maxRowFindings: z._default(z.int().check(z.minimum(0), z.maximum(500)), 50),
  /** Milliseconds of quiet after which the structure, then the risk, is looked at. */
  structureDelay: z._default(z.number().check(z.minimum(0), z.maximum(10_000)), 200),
  idleDelay: z._default(z.number().check(z.minimum(0), z.maximum(60_000)), 600),
});

export type Settings = Readonly<z.infer<typeof settingsSchema>>;

export const defaultSettings: Settings = settingsSchema.parse({});

/** Settings as far as they are valid; a setting that is not keeps its default and is named in `problems`. */
export function readSettings(given: unknown): { settings: Settings; problems: string[] } {
  const values: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    if (values[name] === undefined || values[name] === null) {
      delete values[name];
      continue;
    }
    const result = schema.safeParse(values[name]);
    if (result.success) continue;
    problems.push(name);
    delete values[name];
  }
  return { settings: Object.freeze(settingsSchema.parse(values)), problems };
}

/** What an editor can set: little, because the repository's own file says the rest. */
import * as z from 'zod/mini';
import { excludeSchema } from './excludes.ts';
import { fileShape } from './fileShape.ts';

/** Of no concern to the file: when an editor's document is looked at, and whose word counts. */
export const editorOnlyShape = {
  run: z._default(z.enum(['onType', 'onSave', 'manual']), 'onType'),
  /** Milliseconds of quiet after which the structure, then the risk, is looked at. */
  structureDelay: z._default(z.number().check(z.minimum(0), z.maximum(10_000)), 200),
  idleDelay: z._default(z.number().check(z.minimum(0), z.maximum(60_000)), 600),
  configurationPreference: z._default(z.enum(['filesystemFirst', 'editorFirst', 'filesystemOnly']), 'filesystemFirst'),
};

const { k, quasiIdentifiers, missingTokens, trim, delimiter, header, maxRowFindings } = fileShape;

/** The settings of the extension's manifest. */
export const editorShape = {
  ...editorOnlyShape,
  exclude: z._default(excludeSchema(), []),
  /** While it is empty, the default. */
  policy: z._default(z.string(), ''),
  k,
  quasiIdentifiers,
  missingTokens,
  trim,
  delimiter,
  header,
  maxRowFindings,
};

const statementSchema = z.object({ ...editorOnlyShape, ...fileShape, exclude: z.optional(excludeSchema()) });

/** Settings from an editor or another source that is not a file: each key is optional. */
export type Statement = z.input<typeof statementSchema>;

/** The valid part. `problems` names the parts that are invalid and left out. */
export function readStatement(given: unknown): { statement: Statement; problems: string[] } {
  const statement: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(statementSchema.shape)) {
    const value = Object(given)[name];
    if (value === undefined || value === null) continue;
    if (schema.safeParse(value).success) statement[name] = value;
    else problems.push(name);
  }
  return { statement, problems };
}

/** An editor hands over what nobody has set, too: what is as by default is taken for not said. */
export function readEditorSettings(given: unknown): { statement: Statement; problems: string[] } {
  const said = Object.entries(editorShape).flatMap(([name, schema]) => {
    const value = Object(given)[name];
    const byDefault = schema.safeParse(undefined).data;
    return JSON.stringify(value) === JSON.stringify(byDefault) ? [] : [[name, value]];
  });
  return readStatement(Object.fromEntries(said));
}

/** How much a hover says: all that is known, what matters most, only what was found there, or nothing. */
const hovers = ['full', 'short', 'findings', 'off'] as const;
export type HoverSize = (typeof hovers)[number];

/** The settings on how a document is shown. They do not change what is found in it, so they are none of `Settings`. */
export interface Display {
  /** Off: nothing is analysed and nothing shown. */
  readonly enable: boolean;
  readonly codeLens: boolean;
  readonly inlayHints: boolean;
  readonly hover: HoverSize;
}

/** Of the settings that an editor hands over: what is neither on nor off is as by default. */
export function readDisplay(given: unknown): Display {
  const { enable, codeLens, inlayHints, hover } = Object(given);
  const isOn = enable !== false;
  return {
    enable: isOn,
    codeLens: isOn && codeLens !== false,
    inlayHints: isOn && inlayHints === true,
    hover: isOn ? (hovers.find((size) => size === hover) ?? 'short') : 'off',
  };
}

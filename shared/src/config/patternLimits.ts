/** How many patterns a configuration can state, with all that it extends: each is held against every column, or every file. */
import { t } from '../words/index.ts';
import type { Path } from './faults.ts';
import { isExactPath } from './glob.ts';
import { isExactName } from './namePattern.ts';
import type { Config } from './schema.ts';

/** What there is room for yet. Names and paths without a pattern are looked up, and take none. */
export interface PatternRoom {
  /** Patterns with `*` for names of columns: a name takes time in proportion to its length for each. */
  readonly columns: number;
  /** Characters of patterns for files: a path takes time in proportion to its length for each. */
  readonly files: number;
}

export const fullRoom: PatternRoom = { columns: 500, files: 10_000 };

interface StatedPattern {
  readonly kind: keyof PatternRoom;
  readonly size: number;
  /** The object or list that holds the key or member. Positions in lists differ from those of the text by now. */
  readonly of: object;
  readonly key: string;
  readonly isKey: boolean;
  /** The entry that has no effect without it. */
  readonly holder: Path;
}

/** A pattern that is reported. */
interface PatternFault extends Pick<StatedPattern, 'of' | 'key' | 'isKey'> {
  readonly message: string;
}

/** The entries without room for their patterns, which have no effect; the first of each kind, for the report; and the room that is left. */
export function beyondRoom(
  config: Config,
  room: PatternRoom,
): { readonly excess: Path[]; readonly faults: PatternFault[]; readonly left: PatternRoom } {
  const left = { ...room };
  const excess: Path[] = [];
  const faults = new Map<StatedPattern['kind'], PatternFault>();
  for (const pattern of statedPatterns(config)) {
    const { kind } = pattern;
    left[kind] -= pattern.size;
    if (left[kind] >= 0) continue;
    excess.push(pattern.holder);
    if (!faults.has(kind))
      faults.set(kind, { ...pattern, message: kind === 'columns' ? tooManyNames() : tooManyGlobs() });
  }
  return { excess, faults: [...faults.values()], left };
}

/** In the order in which they stand. */
function* statedPatterns(config: Config): Generator<StatedPattern> {
  for (const [i, glob] of (config.exclude ?? []).entries()) {
    if (isExactPath(glob)) continue;
    yield { kind: 'files', size: glob.length, of: config, key: 'exclude', isKey: false, holder: ['exclude', i] };
  }
  yield* namesIn(config, []);
  for (const [i, entry] of (config.files ?? []).entries()) {
    if (!isExactPath(entry.glob)) yield globOf(entry, entry.glob, ['files', i]);
    yield* namesIn(entry, ['files', i]);
  }
  for (const [i, entry] of (config.allow ?? []).entries()) {
    const holder = ['allow', i];
    const { glob, column } = entry;
    if (glob !== undefined && !isExactPath(glob)) yield globOf(entry, glob, holder);
    if (column !== undefined && !isExactName(column))
      yield { kind: 'columns', size: 1, of: entry, key: 'column', isKey: false, holder };
  }
}

function* namesIn({ columns = {} }: Pick<Config, 'columns'>, path: Path): Generator<StatedPattern> {
  for (const name of Object.keys(columns)) {
    if (!isExactName(name))
      yield { kind: 'columns', size: 1, of: columns, key: name, isKey: true, holder: [...path, 'columns', name] };
  }
}

function globOf(of: object, glob: string, holder: Path): StatedPattern {
  return { kind: 'files', size: glob.length, of, key: 'glob', isKey: false, holder };
}

function tooManyNames(): string {
  return t`Quasi reads at most ${fullRoom.columns} patterns with "*", so this one and later ones have no effect. Use fewer.`;
}

function tooManyGlobs(): string {
  return t`Quasi reads at most ${fullRoom.files} characters of patterns for files, so this one and later ones have no effect. Use fewer.`;
}

/** Reads the files of a schema: each once, none outside of the workspace, none that is too long, and none in a circle. */
import { type ConfigFiles, pathBelow } from '../config/index.ts';
import type { Place, PlainTree } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import type { SchemaProblem } from './model.ts';
import type { Reading } from './reading.ts';
import { longestOf, readTree, statedTwice } from './readTree.ts';
import { fault, note, type Source } from './source.ts';

/** What of the outside world a schema needs; as configurations, and whether the bytes of a file are text. */
export interface SchemaFiles extends ConfigFiles {
  /** Whether all its bytes are characters: a U+FFFD that is read may be one that somebody wrote. */
  isDecodable(path: string): boolean;
}

export interface Loading {
  readonly files: SchemaFiles;
  readonly problems: SchemaProblem[];
  readonly paths: Set<string>;
  readonly roots: Map<string, OpenedFile>;
}

interface OpenedFile {
  readonly source: Source;
  readonly root: PlainTree | undefined;
}

const MOST_FILES = 100;
/** To look for a file takes as long as to read so many parts. */
export const PARTS_OF_FILE = 64;

/** The rest of a character of another encoding. */
const LOST = '\uFFFD';

export function startLoading(files: SchemaFiles): Loading {
  return { files, problems: [], paths: new Set(), roots: new Map() };
}

/** `from`: where the file is named; the schema itself is named nowhere. Undefined, and said, if it cannot be had. */
export function* open(
  loading: Loading,
  path: string,
  from?: { source: Source; place: Place },
): Reading<OpenedFile | undefined> {
  const { files, problems, paths, roots } = loading;
  const { source, place } = from ?? { source: { path, problems }, place: { offset: 0, length: 0 } };
  const refuse = (message: string): undefined => {
    fault(source, place, message);
    return undefined;
  };
  if (from) yield PARTS_OF_FILE;
  const real = files.realPath(path);
  if (pathBelow(files.folder, real) === undefined) {
    return refuse(t`This file lies outside the workspace, so Quasi does not read it. Copy it into the workspace.`);
  }
  // A schema names files that name no others: who is back at one that names some is in a circle.
  if (from && (real === files.realPath(source.path) || roots.keys().next().value === real)) {
    return refuse(t`This leads back to the file that names it, so it has no effect. Name the file that holds it.`);
  }
  const known = roots.get(real);
  if (known) return known;
  if (paths.size >= MOST_FILES)
    return refuse(t`This is more than the ${MOST_FILES} files that are read, so it has no effect.`);
  paths.add(path);
  const longest = longestOf(path);
  const bytes = files.size(path);
  // A character takes at most four bytes, so a longer file need not be read to know.
  const text = bytes !== undefined && bytes > 4 * longest ? undefined : files.read(path);
  if (bytes !== undefined && (text === undefined ? bytes > 4 * longest : text.length > longest)) {
    return refuse(
      t`This file is longer than the ${longest} characters of a schema that are read, so nothing of it has an effect.`,
    );
  }
  if (text === undefined)
    return refuse(t`This file is missing or cannot be read, so it has no effect. Correct the path or take it out.`);
  const inside: Source = { path, problems };
  if (text.includes(LOST) && !files.isDecodable(path)) tellOfLostCharacters(inside, text);
  const tree = yield* readTree(path, text);
  for (const { message, ...at } of tree.problems) fault(inside, at, message, true);
  for (const { message, ...at } of yield* statedTwice(tree.root)) note(inside, at, message);
  const opened: OpenedFile = { source: inside, root: tree.root };
  roots.set(real, opened);
  return opened;
}

/** The first is reported. */
function tellOfLostCharacters(source: Source, text: string): void {
  const offset = text.indexOf(LOST);
  const message = t`A character here is not in UTF-8, so a name with it is not that of the data. Save the file as UTF-8.`;
  note(source, { offset, length: 1 }, message);
}

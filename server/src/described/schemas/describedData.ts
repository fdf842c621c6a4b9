/**
 * Facts about the data that schemas describe: from an open document, else from the file on disk, read in slices if its size is moderate and
 * kept until the file changes.
 */
import { statSync } from 'node:fs';
import { type Analysis, openDataSet, type Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { LastUsed } from '@quasi/shared/memory';
import type { Range } from 'vscode-languageserver/node';
import { pathOf } from '../../config/configFile.ts';
import type { DocumentWatch } from '../../documents/documentWatch.ts';
import { FileProblem, fileState, positionsIn, readTableFile } from '../../files/index.ts';
import { readingOptions } from '../../readingOptions.ts';
import type { Session } from '../../session.ts';
import { toRange } from '../../toLsp.ts';

/** A larger file is looked at when it is checked, not because its schema is open. */
const MOST_BYTES = 20 * 1024 * 1024;
/** Tables may be many times as large as the facts about them. */
const MOST_KEPT = 8;

export interface KnownData {
  readonly analysis: Analysis;
  /** If the data are open. */
  readonly watch: DocumentWatch | undefined;
  /** Where the cells of the header stand, by their places in it; none where no record names the columns. */
  readonly header: readonly Range[];
}

interface Kept {
  readonly state: string;
  readonly data: KnownData;
}

export class DescribedData {
  readonly #kept = new LastUsed<string, Kept>(MOST_KEPT);

  constructor(private readonly session: Session) {}

  /** The facts at hand, from the last look at the file. */
  known(path: string): KnownData | undefined {
    const watch = this.#watchOf(path);
    if (!watch) return this.#kept.get(path)?.data;
    const analysis = watch.settled();
    if (!analysis?.known.classes) return undefined;
    const { text } = watch.document;
    const cells = analysis.table.headerRecords > 0 ? analysis.cellsOf(0) : [];
    return { analysis, watch, header: cells.map((cell) => toRange(cell, text)) };
  }

  /** Other if what would be found in a file may be. */
  stateOf(path: string): unknown {
    const watch = this.#watchOf(path);
    return watch ? watch.settled()?.known.classes : fileState(path);
  }

  /** Undefined for a file that is missing, too large, or open and not analysed yet; an open file reports later. */
  *look(path: string, settings: Settings): Work<KnownData | undefined> {
    const watch = this.#watchOf(path);
    if (watch) return this.known(path);
    const file = fileState(path);
    if (file === undefined || !isModerate(path)) return this.#forget(path);
    const world = this.session.worldOf(path, settings);
    const { encoding } = world;
    const state = JSON.stringify([file, settings, encoding, world.state()]);
    const kept = this.#kept.get(path);
    if (kept?.state === state) return kept.data;
    try {
      const read = yield* readTableFile(path, { ...readingOptions(settings, path), encoding });
      const { table, source, lines } = read;
      try {
        const analysis = openDataSet(read, world);
        yield* analysis.classes();
        const positions = { positionAt: positionsIn(lines, source) };
        const cells = table.headerRecords > 0 ? analysis.cellsOf(0) : [];
        const data = { analysis, watch: undefined, header: cells.map((cell) => toRange(cell, positions)) };
        this.#kept.set(path, { state, data });
        return data;
      } finally {
        source.close();
      }
    } catch (error) {
      // A file that cannot be read reports the reason where it is checked.
      if (error instanceof FileProblem) return this.#forget(path);
      throw error;
    }
  }

  /** Clients write addresses in several ways. */
  #watchOf(path: string): DocumentWatch | undefined {
    return this.session.watches.find(({ document }) => pathOf(document.uri) === path);
  }

  /** Forgets the data of all other files. */
  keepOnly(paths: ReadonlySet<string>): void {
    for (const [path] of this.#kept.entries()) if (!paths.has(path)) this.#kept.delete(path);
  }

  /** Nothing is known any more of data that are gone. */
  #forget(path: string): undefined {
    this.#kept.delete(path);
  }
}

function isModerate(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size <= MOST_BYTES;
}

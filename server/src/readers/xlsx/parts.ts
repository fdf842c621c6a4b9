/** The parts of a spreadsheet file: read by their paths, found by what other parts say of them. */
import type { ReadingProgress } from '../../files/index.ts';
import { Damage } from '../damage.ts';
import { attributeOf, type XmlHandler, XmlScanner } from './xml.ts';
import { unpacked, type ZipEntry } from './zip.ts';

export interface Package {
  /** Of the file. */
  readonly name: string;
  readonly entries: ReadonlyMap<string, ZipEntry>;
}

/** Nothing is known of rows yet. */
export const beginning = (share: number): ReadingProgress => ({ stage: 'reading', share: share / 10, rows: 0 });

/** Reads a part, to its end or until that is enough; false if there is none. */
export function* readPart(
  { name, entries }: Package,
  path: string,
  handler: XmlHandler,
  progress = beginning,
  isEnough = () => false,
): Generator<ReadingProgress, boolean> {
  const entry = entries.get(path.toLowerCase());
  if (!entry) return false;
  const scanner = new XmlScanner(handler);
  const take = (piece: Uint8Array, isLast: boolean) => {
    scanner.push(piece, isLast);
    return isEnough();
  };
  yield* unpacked(name, entry, take, progress);
  return true;
}

export interface Relation {
  readonly id: string;
  /** Its last word: `worksheet`, `styles`. Strict files have other addresses before it. */
  readonly type: string;
  readonly path: string;
}

/** What a part leads to. */
export function* relationsOf(files: Package, path: string): Generator<ReadingProgress, Relation[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  const handler: XmlHandler = {
    opened(name, tag) {
      const target = attributeOf(tag, 'Target');
      if (name !== 'Relationship' || target === undefined) return;
      const type = attributeOf(tag, 'Type')?.split('/').at(-1) ?? '';
      relations.push({ id: attributeOf(tag, 'Id') ?? '', type, path: resolved(folder, target) });
    },
    closed() {},
    text() {},
  };
  yield* readPart(files, `${folder}_rels/${path.slice(folder.length)}.rels`, handler);
  return relations;
}

function resolved(folder: string, target: string): string {
  const steps = (target.startsWith('/') ? target : `${folder}${target}`).split('/');
  const path: string[] = [];
  for (const step of steps) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

export function* workbookPath(files: Package): Generator<ReadingProgress, string> {
  const relations = yield* relationsOf(files, '');
  const path = relations.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (!files.entries.has(path.toLowerCase())) throw new Damage('no workbook');
  return path;
}

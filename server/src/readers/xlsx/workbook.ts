/** What a workbook says of itself: its sheets, by which day it counts, its texts, and what its cells' formats mean. */
import { formatCount } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { FileProblem, type ReadingProgress } from '../../files/index.ts';
import { type Meaning, meaningOf, meaningOfBuiltIn } from './numberFormat.ts';
import { type Package, type Relation, readPart, relationsOf, workbookPath } from './parts.ts';
import { TextCollector } from './texts.ts';
import { attributeOf, type XmlHandler } from './xml.ts';

export interface Sheet {
  readonly name: string;
  readonly path: string;
}

export interface Workbook {
  /** In their order, hidden ones among them; without those that are only a chart. */
  readonly sheets: readonly Sheet[];
  readonly is1904: boolean;
  readonly relations: readonly Relation[];
}

/** What cells refer to by number. */
export interface CellContext {
  readonly texts: readonly string[];
  readonly meanings: readonly Meaning[];
  readonly is1904: boolean;
}

/** In characters, so that a few bytes cannot fill the memory. */
const MOST_TEXT = 2 ** 28;

export function* readWorkbook(files: Package): Generator<ReadingProgress, Workbook> {
  const path = yield* workbookPath(files);
  const relations = yield* relationsOf(files, path);
  const sheets: Sheet[] = [];
  let is1904 = false;
  yield* readPart(files, path, {
    opened(name, tag) {
      if (name === 'workbookPr') is1904 = isTrue(attributeOf(tag, 'date1904'));
      if (name !== 'sheet') return;
      const id = attributeOf(tag, 'id');
      const relation = relations.find((each) => each.id === id && each.type === 'worksheet');
      if (relation) sheets.push({ name: attributeOf(tag, 'name') ?? '', path: relation.path });
    },
    closed() {},
    text() {},
  });
  return { sheets, is1904, relations };
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

export function* readContext(files: Package, { relations, is1904 }: Workbook): Generator<ReadingProgress, CellContext> {
  const pathOf = (type: string) => relations.find((each) => each.type === type)?.path ?? '';
  const meanings = yield* readMeanings(files, pathOf('styles'));
  const texts = yield* readTexts(files, pathOf('sharedStrings'));
  return { texts, meanings, is1904 };
}

function* readTexts(files: Package, path: string): Generator<ReadingProgress, string[]> {
  const texts: string[] = [];
  const collector = new TextCollector();
  let length = 0;
  yield* readPart(files, path, {
    opened(name) {
      if (name === 'si') collector.begin();
      else collector.opened(name);
    },
    closed(name) {
      collector.closed(name);
      if (name !== 'si') return;
      const text = collector.end();
      length += text.length;
      if (length > MOST_TEXT) throw tooMuchText(files.name);
      texts.push(text);
    },
    text: (text) => collector.text(text),
  });
  return texts;
}

function tooMuchText(name: string): FileProblem {
  const millions = formatCount(Math.floor(MOST_TEXT / 1e6));
  return new FileProblem(
    name,
    t`It holds more than ${millions} million characters of text. Save it as CSV, and check that.`,
  );
}

/** For each style of cells what its numbers mean. */
function* readMeanings(files: Package, path: string): Generator<ReadingProgress, Meaning[]> {
  const own = new Map<number, Meaning>();
  const meanings: Meaning[] = [];
  let isOfCells = false;
  const handler: XmlHandler = {
    opened(name, tag) {
      if (name === 'cellXfs') isOfCells = true;
      else if (name === 'numFmt') own.set(numberOf(tag), meaningOf(attributeOf(tag, 'formatCode') ?? ''));
      else if (name === 'xf' && isOfCells) {
        const id = numberOf(tag);
        meanings.push(own.get(id) ?? meaningOfBuiltIn(id));
      }
    },
    closed(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
    text() {},
  };
  yield* readPart(files, path, handler);
  return meanings;
}

function numberOf(tag: string): number {
  return Number(attributeOf(tag, 'numFmtId') ?? 0);
}

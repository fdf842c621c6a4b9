/** One table of a file on disk, judged. Texts and numbers are kept of it for the views, so that its rows need not stay. */
import { openDataSet, type Work } from '@quasi/shared/analysis';
import { columnCard, columnLines, fileCard, shownName, toMarkdown, unitSentence } from '@quasi/shared/explain';
import type { ColumnEntry, FileStatus, Review } from '@quasi/shared/protocol';
import { columnsOf, locate } from '@quasi/shared/rules';
import type { Diagnostic, Range } from 'vscode-languageserver/node';
import { nameOfFile, withoutTables } from '../cards.ts';
import { columnEntries } from '../columnEntries.ts';
import { type CountedElsewhere, countedElsewhere } from '../countedElsewhere.ts';
import type { FileWorld } from '../datasets/worldOf.ts';
import { positionsIn } from '../files/index.ts';
import { allFindings, rulesOn } from '../findings.ts';
import { type DataFile, isText, pathOfPart } from '../readers/index.ts';
import { readData } from '../readers/readData.ts';
import { readingOptions } from '../readingOptions.ts';
import { readyStatus } from '../status.ts';
import { type Positions, toRange } from '../toLsp.ts';
import { lessAccepted } from './lessAccepted.ts';
import { withPlace } from './placeInWords.ts';
import type { Publisher } from './publisher.ts';

export interface CheckedTable {
  /** Its name in a file with several. */
  readonly part: string | undefined;
  readonly status: FileStatus;
  readonly diagnostics: readonly Diagnostic[];
  /** Those most at risk, each with its card. */
  readonly columns: readonly { readonly entry: ColumnEntry; readonly card: string }[];
  /** All of them, in the order of the file. */
  readonly review: Omit<Review, 'roles'>;
  readonly names: readonly string[];
  /** That another engine counted, and what it left open. */
  readonly counted?: CountedElsewhere | undefined;
}

/** One that cannot be read, beside others that can. */
export function unreadTable(uri: string, part: string, reason: string): CheckedTable {
  return {
    part,
    status: { uri, state: 'failed', reason },
    diagnostics: [],
    columns: [],
    review: { unit: '', columns: [] },
    names: [],
  };
}

function titleOf(uri: string, part: string | undefined): string {
  const name = nameOfFile(uri);
  return part === undefined ? name : `${name} · ${shownName(part)}`;
}

/** A file that is no text has no lines: its beginning stands for all of it. */
const noLines: Positions = { positionAt: () => ({ line: 0, character: 0 }) };

export function* checkedTable(
  uri: string,
  path: string,
  part: string | undefined,
  world: FileWorld,
  publisher: Publisher,
): Work<CheckedTable> {
  const whole = part === undefined ? path : pathOfPart(path, part);
  const read = yield* readData(whole, { ...readingOptions(world.settings, path), encoding: world.encoding });
  return yield* judgedTable(uri, part, read, world, publisher);
}

/** Judges what was read, and closes it. `lineOf`: where a document that stands for the data has a column, if these are no text. */
export function* judgedTable(
  uri: string,
  part: string | undefined,
  read: DataFile,
  world: FileWorld,
  publisher: Publisher,
  lineOf: (column: number, name: string) => Range | undefined = () => undefined,
): Work<CheckedTable> {
  try {
    const analysis = openDataSet(read, world);
    const found = yield* allFindings(analysis);
    const { facts, findings, allowed } = lessAccepted(found, world.baseline, analysis.table);
    const { known } = analysis;
    const text = isText(read) ? { positionAt: positionsIn(read.lines, read.source) } : noLines;
    const placed = isText(read) ? findings : findings.map((finding) => withPlace(finding, read, part));
    const lineOfColumn = (index: number) => {
      const column = facts.table.columns.find((each) => each.index === index);
      return column && lineOf(index, column.name);
    };
    const placeOf = (column: number) =>
      isText(read) ? toRange(locate(facts, { kind: 'column', column }), text) : lineOfColumn(column);
    const entries = yield* columnEntries(analysis, facts, findings, placeOf);
    const columns: { entry: ColumnEntry; card: string }[] = [];
    for (const entry of entries) {
      const rules = rulesOn(facts, entry.column, findings);
      const card = columnCard({ facts, column: entry.column, known, rules });
      columns.push({ entry, card: toMarkdown(card) });
      yield { stage: 'columns', share: columns.length / entries.length };
    }
    const card = fileCard(titleOf(uri, part), facts, known.insight, undefined);
    const diagnostics = publisher.diagnosticsOf({ uri, text }, facts, placed).map((diagnostic, i) => {
      const range = isText(read) ? undefined : columnsOf(placed[i]).map(lineOfColumn).find(Boolean);
      return range ? { ...diagnostic, range } : diagnostic;
    });
    return {
      part,
      status: { ...readyStatus(uri, undefined, facts, allowed), card: toMarkdown(withoutTables(card)) },
      diagnostics,
      columns,
      review: { unit: unitSentence(facts.unit), columns: columnLines(facts) },
      names: facts.table.columns.map((column) => column.name),
      counted: countedElsewhere(read, facts, known.insight),
    };
  } finally {
    read.close();
  }
}

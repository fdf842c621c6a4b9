/**
 * `quasi/editHierarchy`: the hierarchy file of a column, to be opened. Where settings name none, the levels that Quasi makes are written
 * beside the data file, which puts its values into another file and so is only done on demand, and named in the nearest `quasi.json`.
 */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { type Analysis, staged, type Work } from '@quasi/shared/analysis';
import { declarationOf, folderOf, joined, withColumnHierarchy } from '@quasi/shared/config';
import { toTreat } from '@quasi/shared/effects';
import { writeArxCsv } from '@quasi/shared/hierarchies';
import type { EditHierarchyParams, EditHierarchyResult } from '@quasi/shared/protocol';
import { automaticLadder } from '@quasi/shared/remedies';
import { MissingTokens } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import type { ConfigChange } from '../config/configChange.ts';
import { uriOf } from '../config/configFile.ts';
import { state, statementThatCounts } from '../config/statement.ts';
import { readingOrRefusal } from '../reading.ts';
import { contentModified, fileOf, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import { writeBeside } from '../writeBeside.ts';

const MILLISECONDS_TO_MAKE = 30_000;
const LONGEST_NAME = 60;

export async function editHierarchy(
  session: Session,
  { uri, column }: EditHierarchyParams,
): Promise<EditHierarchyResult> {
  const reading = readingOrRefusal(session, uri);
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  if (!analysis.table.columns[column]) throw contentModified();
  const file = fileOf(uri, t`Save the document first: a hierarchy is kept in a file beside it.`);
  const { name } = analysis.table.columns[column];
  const stated = declarationOf(analysis.settings, name).hierarchy;
  const path = stated === undefined ? freePath(analysis, file, name) : joined(folderOf(file), stated);
  // A change that the editor cannot make is found out before anything is written.
  const change = stated === undefined ? naming(session, file, name, path) : undefined;
  if (!existsSync(path)) {
    const text = await watch.answer(automaticHierarchy(analysis, column), MILLISECONDS_TO_MAKE);
    if (text === undefined) throw contentModified();
    // A file that somebody made meanwhile stays: it is the one that is opened.
    await writeBeside(file, [{ place: path, content: text }], false);
  }
  if (change) await state(session, t`Name the hierarchy`, change);
  session.settle();
  return { uri: uriOf(path) };
}

function* automaticHierarchy(analysis: Analysis, column: number): Work<string> {
  const facts = yield* analysis.profile();
  const { dictionary } = analysis.table.columns[column];
  const missing = new MissingTokens(analysis.settings.missingTokens);
  const climbing = automaticLadder(toTreat(facts, column), missing);
  const { hierarchy } = yield* staged('columns', dictionary.size, climbing);
  return yield* staged('columns', dictionary.size, writeArxCsv(hierarchy, dictionary));
}

/** `people.age.hierarchy.csv`; one that another column has already is left to it. */
function freePath({ settings }: Analysis, file: string, column: string): string {
  const { dir, name } = posix.parse(file);
  const part = column.replace(/[^\p{L}\p{N}_-]+/gu, '_').slice(0, LONGEST_NAME) || '_';
  const taken = settings.columns.flatMap(({ hierarchy }) => hierarchy ?? []);
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `.${number}`;
    const path = posix.join(dir, `${name}.${part}${ending}.hierarchy.csv`);
    if (!taken.includes(path)) return path;
  }
}

/** Said of all files, as other files of the same form have the same column; of this one alone where something nearer to it says otherwise. */
function naming(session: Session, file: string, column: string, path: string): ConfigChange {
  const named = posix.relative(folderOf(session.configs.placeFor(file)), path);
  const change = statementThatCounts(
    session,
    file,
    (text, glob) => withColumnHierarchy(text, glob, column, named),
    (settings) => declarationOf(settings, column).hierarchy === path,
  );
  if (change) return change;
  throw refusal(t`An entry further down in quasi.json names another hierarchy for this column. Change it there.`);
}

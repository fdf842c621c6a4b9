/** What an anonymised copy still holds that the numbers do not speak of: said on standard error, each in a line. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { formatCountOf, shownFile, shownName } from '@quasi/shared/explain';
import { describeFault } from '@quasi/shared/hierarchies';
import type { Replayed } from '@quasi/shared/recipes';
import { namesFoundInTexts } from '@quasi/shared/roles';
import { RecordFlag, type Table, type TextSource, type WrittenTable, widthOfRecord } from '@quasi/shared/table';
import { manyNames } from '../manyNames.ts';
import type { LeftInCopy } from './leftInCopy.ts';

/** The ways to take out columns that name people, by the maker of the copy. */
interface WaysToTreat {
  readonly identifiers: string;
  readonly texts: string;
}

export const TREATED_BY_OPTIONS: WaysToTreat = {
  identifiers: 'use --remove or --pseudonymize',
  texts: 'use --remove or --redact',
};
export const TREATED_BY_RECIPE: WaysToTreat = {
  identifiers: 'let a step of the recipe remove or pseudonymise what names people',
  texts: 'let a step of the recipe remove the texts or redact them',
};

export function notesOn(
  facts: ClassFacts,
  { table, source, encoding }: WrittenTable,
  { removed }: Replayed,
  left: LeftInCopy,
  ways: WaysToTreat,
  isText: boolean,
): string[] {
  const notes = [...notesOnNames(left, ways)];
  const { numbers, redacted } = left;
  if (redacted.length > 0) notes.push(noteOnRedaction(redacted));
  if (numbers.length > 0) {
    const [tell, are] = numbers.length === 1 ? ['tells', 'is'] : ['tell', 'are'];
    notes.push(
      `${manyNames(numbers)} ${tell} records apart and ${are} still there: who has the same numbers elsewhere finds these people.`,
    );
  }
  if (facts.subjects && removed.has(facts.subjects.column)) notes.push(...noteOnPeople(facts));
  notes.push(...notesOnCells(table, source, isText), ...notesOnEncoding(encoding));
  return notes;
}

/** What names people in the copy, and what to do about it. */
function notesOnNames({ identifiers, texts }: LeftInCopy, ways: WaysToTreat): string[] {
  const notes: string[] = [];
  if (identifiers.length > 0) {
    const are = identifiers.length === 1 ? 'is an identifier' : 'are identifiers';
    notes.push(`not anonymous yet: ${manyNames(identifiers)} ${are} and still there; ${ways.identifiers}.`);
  }
  if (texts.length > 0)
    notes.push(`not anonymous yet: there are identifiers inside the texts of ${manyNames(texts)}; ${ways.texts}.`);
  return notes;
}

/** What redaction does not find, with the share that was measured. */
function noteOnRedaction(redacted: readonly string[]): string {
  const { common, rare } = namesFoundInTexts;
  return `the texts of ${manyNames(redacted)} may still name people: of 100 common names in trial texts ${common} are found, of 100 rare ones ${rare}; read them.`;
}

/** A note for a copy without the column that names people. */
export function noteOnPeople({ table, subjects }: ClassFacts): string[] {
  if (!subjects) return [];
  const subject = shownName(table.columns[subjects.column].name);
  return [`without ${subject} nothing says which rows are about one person: k counts rows, so it can be fewer people.`];
}

/** `isText`: the copy has the records of the text. */
export function notesOnCells(table: Table, text: TextSource, isText: boolean): string[] {
  const beyond = rowsWithMoreCells(table, text);
  if (beyond === 0) return [];
  const rows = formatCountOf(beyond, 'row has', 'rows have');
  const stay = isText ? 'stay as they are' : 'are not in the copy';
  return [`${rows} cells beyond the last column; these belong to no column and ${stay}.`];
}

export function notesOnEncoding(encoding: string | undefined): string[] {
  return encoding === 'utf-8' ? [] : [`read as ${encoding}, written as utf-8.`];
}

/** What settings name for columns that were compared, and could not be used. `files`: those that were. */
export function unusedHierarchies(
  { table, hierarchies, quasiIdentifiers }: ClassFacts,
  files: ReadonlyMap<number, unknown>,
): string[] {
  return quasiIdentifiers.flatMap((column) => {
    const stated = hierarchies[column];
    if (!stated || !('fault' in stated) || files.has(column)) return [];
    const name = shownName(table.columns[column].name);
    return [`the hierarchy for "${name}" in ${shownFile(stated.file)} is not used: ${describeFault(stated.fault)}`];
  });
}

function rowsWithMoreCells(table: Table, text: TextSource): number {
  let rows = 0;
  for (let record = table.headerRecords; record < table.recordCount; record++) {
    if ((table.recordFlags[record] & RecordFlag.ragged) === 0) continue;
    if (widthOfRecord(table, text, record) > table.width) rows++;
  }
  return rows;
}

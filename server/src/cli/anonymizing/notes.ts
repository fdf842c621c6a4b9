/** What an anonymised copy still holds that the numbers do not speak of: said on standard error, each in a line. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { formatCountOf, shownFile, shownName } from '@quasi/shared/explain';
import { describeFault } from '@quasi/shared/hierarchies';
import type { Recipe, Replayed } from '@quasi/shared/recipes';
import { RecordFlag, type TextSource, widthOfRecord } from '@quasi/shared/table';
import { manyNames } from '../manyNames.ts';

export function notesOn(facts: ClassFacts, text: TextSource, recipe: Recipe, replayed: Replayed): string[] {
  const { table, roles, embedded } = facts;
  const treated = new Set(recipe.steps.flatMap((step) => ('columns' in step ? [] : [step.column])));
  const left = (column: number) => !replayed.removed.has(column) && !treated.has(table.columns[column].name);
  const namesOf = (holds: (column: number) => boolean) =>
    table.columns.flatMap(({ name }, column) => (left(column) && holds(column) ? [name] : []));
  const notes: string[] = [];
  const identifiers = namesOf((column) => roles[column].role === 'identifier');
  if (identifiers.length > 0) {
    const are = identifiers.length === 1 ? 'is an identifier' : 'are identifiers';
    notes.push(`not anonymous yet: ${manyNames(identifiers)} ${are} and still there; use --remove or --pseudonymize.`);
  }
  const texts = namesOf((column) => roles[column].role !== 'identifier' && embedded[column] !== undefined);
  if (texts.length > 0)
    notes.push(
      `not anonymous yet: there are identifiers inside the texts of ${manyNames(texts)}; use --remove or --redact.`,
    );
  if (facts.subjects && replayed.removed.has(facts.subjects.column)) notes.push(...noteOnPeople(facts));
  notes.push(...notesOnCells(facts, text), ...notesOnEncoding(facts));
  return notes;
}

/** Of what is written without the column that names people. */
export function noteOnPeople({ table, subjects }: ClassFacts): string[] {
  if (!subjects) return [];
  const subject = shownName(table.columns[subjects.column].name);
  return [`without ${subject} nothing says which rows are about one person: k counts rows, so it can be fewer people.`];
}

export function notesOnCells(facts: ClassFacts, text: TextSource): string[] {
  const beyond = rowsWithMoreCells(facts, text);
  if (beyond === 0) return [];
  const rows = formatCountOf(beyond, 'row has', 'rows have');
  return [`${rows} cells beyond the last column; these belong to no column and stay as they are.`];
}

export function notesOnEncoding({ encoding }: ClassFacts): string[] {
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

function rowsWithMoreCells({ table }: ClassFacts, text: TextSource): number {
  let rows = 0;
  for (let record = table.headerRecords; record < table.recordCount; record++) {
    if ((table.recordFlags[record] & RecordFlag.ragged) === 0) continue;
    if (widthOfRecord(table, text, record) > table.width) rows++;
  }
  return rows;
}

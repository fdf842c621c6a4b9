/** QS202: the rows most at risk, each marked in its line: those that share their quasi-identifiers with too few others. */
import type { ClassFacts } from '../../analysis/index.ts';
import { formatChance, formatCount, shortList } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { rowsApart } from '../fewest.ts';
import { type FindingText, findingText } from '../findingText.ts';
import type { Report, Rule } from '../rule.ts';
import { isReportedOnFile, rowTarget } from '../uniqueRows.ts';

export const rowStandsAlone: Rule = {
  code: 'QS202',
  slug: 'row-stands-alone',
  scope: 'row',
  severity: 'information',
  needs: 'classes',
  summary: 'The row shares its quasi-identifiers with fewer others than the target k asks for.',
  since: '0.1.0',
  remedies: ['row'],
  gainsFromInsight: true,
  *check(facts) {
    // Without quasi-identifiers all rows are alike, however few they are.
    if (facts.quasiIdentifiers.length === 0 || isReportedOnFile(facts)) return;
    for (const row of facts.worstRows.slice(0, roomFor(facts))) yield reportOn(facts, row);
  },
};

/** A person who is rare in the population is worse off than one who is rare in the file, and is marked first; the setting is for both together. */
function roomFor({ settings: { maxRowFindings, rules }, inPopulation }: ClassFacts): number {
  if (!inPopulation || rules['population-unique'].severity === 'off') return maxRowFindings;
  return maxRowFindings - rowsApart(inPopulation.rowsBelow, maxRowFindings);
}

function reportOn(facts: ClassFacts, row: number): Report {
  const { table, settings, quasiIdentifiers, crowds, subjects, smallestSets } = facts;
  const target = settings.k;
  const classSize = crowds.sizeOfClass[crowds.classOfRow[row]];
  const namesOf = (columns: readonly number[]) => columns.map((column) => table.columns[column].name);
  const sets = (smallestSets.get(row) ?? []).map(namesOf);
  const all = namesOf(quasiIdentifiers);
  return {
    target: rowTarget(facts, row),
    numbers: { classSize, target, toTarget: target - classSize, risk: 1 / classSize },
    ...(classSize === 1
      ? unique(sets.length > 0 ? sets : [all])
      : few(subjects ? peopleAlike(classSize, all, target) : rowsAlike(classSize, all, target), classSize)),
  };
}

/** Sets of columns named after the first. */
const MOST_OTHERS = 2;

/** `sets`: the names of the columns of each set on which the row is unique, the smallest first. */
function unique([first, ...others]: readonly (readonly string[])[]): FindingText {
  return findingText(
    t`This row is unique on ${shortList(first)}`,
    ...others.slice(0, MOST_OTHERS).map((set) => t`It is also unique on ${shortList(set)}.`),
    ...(first.length === 1
      ? [
          t`Anyone who knows this value can find the row and read the rest.`,
          t`Fix: make it coarser, blank it, or remove the row.`,
        ]
      : [
          t`Anyone who knows these values can find the row and read the rest.`,
          t`Fix: make one of them coarser, blank it, or remove the row.`,
        ]),
  );
}

function rowsAlike(rows: number, names: readonly string[], target: number): string {
  return t`Only ${formatCount(rows)} rows are alike on ${shortList(names)} (target ${formatCount(target)})`;
}

function peopleAlike(people: number, names: readonly string[], target: number): string {
  return t`Only ${formatCount(people)} people are alike on ${shortList(names)} (target ${formatCount(target)})`;
}

function few(headline: string, classSize: number): FindingText {
  return findingText(
    headline,
    t`Someone who knows these values picks the right row with a chance of ${formatChance(classSize)}.`,
    t`Fix: make one of them coarser, blank it, or remove the row.`,
  );
}

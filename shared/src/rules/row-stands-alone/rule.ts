/** QS202: the rows most at risk, each marked where it stands: those that share their quasi-identifiers with too few others. */
import type { ClassFacts } from '../../analysis/index.ts';
import { formatChance, formatCount, nameList, shortList } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import { rowsApart } from '../fewest.ts';
import { isToldOfFile, rowPart } from '../rowsAlone.ts';
import type { Report, Rule } from '../rule.ts';
import { type Told, told } from '../told.ts';

export const rowStandsAlone: Rule = {
  code: 'QS202',
  slug: 'row-stands-alone',
  scope: 'row',
  severity: 'information',
  needs: 'classes',
  summary: 'The row shares its quasi-identifiers with fewer others than the target k asks for.',
  since: '0.1.0',
  remedies: ['row'],
  isToldBetterWithInsight: true,
  *check(facts) {
    // Without quasi-identifiers all rows are alike, however few they are.
    if (facts.quasiIdentifiers.length === 0 || isToldOfFile(facts)) return;
    for (const row of facts.worstRows.slice(0, roomFor(facts))) yield reportOn(facts, row);
  },
};

/** Who is rare among all people is worse off than who is rare in the file, and is marked first; the setting is for both together. */
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
    target: rowPart(facts, row).target,
    numbers: { classSize, target, toTarget: target - classSize, risk: 1 / classSize },
    ...(classSize === 1
      ? alone(sets.length > 0 ? sets : [all], target)
      : few(subjects ? peopleAlike(classSize, all, target) : rowsAlike(classSize, all, target), classSize, all)),
  };
}

/** `sets`: the names of the columns of each set on which the row is alone, the smallest first. */
function alone(sets: readonly (readonly string[])[], target: number): Told {
  const [first, ...others] = sets;
  return told(
    t`This row is alone on ${shortList(first)} (class size 1, target ${formatCount(target)}).`,
    ...others.map((set) => t`It is also alone on ${nameList(set)}.`),
    others.length === 0
      ? t`Whoever knows that of a person finds the row for certain, and all else it says.`
      : t`Whoever knows one of these of a person finds the row for certain, and all else it says.`,
    t`Make what singles it out coarser, blank it, or take the row out.`,
  );
}

function rowsAlike(classSize: number, names: readonly string[], target: number): string {
  return t`Only ${formatCount(classSize)} rows are alike on ${shortList(names)}, this one included (target ${formatCount(target)}).`;
}

function peopleAlike(people: number, names: readonly string[], target: number): string {
  return t`Only rows of ${formatCount(people)} people are alike on ${shortList(names)}, this one included (target ${formatCount(target)}).`;
}

function few(headline: string, classSize: number, names: readonly string[]): Told {
  return told(
    headline,
    t`Compared are ${nameList(names)}.`,
    t`Someone who knows them of a person picks the right row with a chance of ${formatChance(classSize)}.`,
    t`Make one of these values coarser, blank it, or take the row out.`,
  );
}

/** QS202: the rows most at risk, each marked where it stands: those that share their quasi-identifiers with too few others. */
import type { ClassFacts } from '../../analysis/index.ts';
import { formatChance, formatCount, nameList } from '../../explain/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';

export const rowStandsAlone: Rule = {
  code: 'QS202',
  slug: 'row-stands-alone',
  scope: 'row',
  severity: 'information',
  needs: 'classes',
  summary: 'The row shares its quasi-identifiers with fewer others than the target k asks for.',
  since: '0.1.0',
  isToldBetterWithInsight: true,
  *check(facts) {
    const { table, settings, quasiIdentifiers, crowds, subjects, worstRows, smallestSets } = facts;
    // Without quasi-identifiers all rows are alike, however few they are.
    if (quasiIdentifiers.length === 0) return;
    const all = nameList(quasiIdentifiers.map((column) => table.columns[column].name));
    for (const row of worstRows.slice(0, roomFor(facts))) {
      const classSize = crowds.sizeOfClass[crowds.classOfRow[row]];
      const sets = smallestSets.get(row) ?? [];
      const [marked = quasiIdentifiers] = sets;
      const names = sets.map((set) => nameList(set.map((column) => table.columns[column].name)));
      yield {
        target: {
          kind: 'cells',
          record: table.headerRecords + row,
          columns: marked.map((column) => table.columns[column].index),
        },
        numbers: { classSize, target: settings.k, toTarget: settings.k - classSize, risk: 1 / classSize },
        message:
          classSize === 1
            ? alone(names.length > 0 ? names : [all], settings.k)
            : few(subjects ? rowsOfPeople(classSize, all) : rowsAlike(classSize, all), classSize, settings.k),
      };
    }
  },
};

/** Who is rare among all people is worse off than who is rare in the file, and is marked first; the setting is for both together. */
function roomFor({ settings: { maxRowFindings, rules }, inPopulation }: ClassFacts): number {
  const isOff = rules['population-unique'].severity === 'off';
  return inPopulation && !isOff ? Math.max(0, maxRowFindings - inPopulation.worst.length) : maxRowFindings;
}

/** `sets`: the names of the columns of each set on which the row is alone, the smallest first. */
function alone(sets: readonly string[], target: number): string {
  const all = sets.reduce((before, set) => t`${before}; also on ${set}`);
  return [
    sets.length === 1
      ? t`This row is alone on ${all} (class size 1, target ${formatCount(target)}): whoever knows that of a person finds the row for certain, and all else it says.`
      : t`This row is alone on ${all} (class size 1, target ${formatCount(target)}): whoever knows one of these of a person finds the row for certain, and all else it says.`,
    t`Make what singles it out coarser, blank it, or take the row out.`,
  ].join(' ');
}

function rowsAlike(classSize: number, names: string): string {
  return t`Only ${formatCount(classSize)} rows share these values of ${names}, this one included`;
}

function rowsOfPeople(people: number, names: string): string {
  return t`Only rows of ${formatCount(people)} people share these values of ${names}, this one included`;
}

function few(rows: string, classSize: number, target: number): string {
  return [
    t`${rows} (target ${formatCount(target)}): someone who knows them of a person picks the right row with a chance of ${formatChance(classSize)}.`,
    t`Make one of these values coarser, blank it, or take the row out.`,
  ].join(' ');
}

/** QS202: the rows most at risk, each marked where it stands: those that share their quasi-identifiers with too few others. */
import { formatChance, formatCount, nameList } from '../../explain/index.ts';
import type { Rule } from '../rule.ts';

export const rowStandsAlone: Rule = {
  code: 'QS202',
  slug: 'row-stands-alone',
  scope: 'row',
  severity: 'information',
  needs: 'classes',
  summary: 'The row shares its quasi-identifiers with fewer others than the target k asks for.',
  since: '0.1.0',
  *check({ table, settings, quasiIdentifiers, classes, worstRows }) {
    // Without quasi-identifiers all rows are alike, however few they are.
    if (quasiIdentifiers.length === 0) return;
    const names = nameList(quasiIdentifiers.map((column) => table.columns[column].name));
    const columns = quasiIdentifiers.map((column) => table.columns[column].index);
    for (const row of worstRows) {
      const classSize = classes.sizeOfClass[classes.classOfRow[row]];
      yield {
        target: { kind: 'cells', record: table.headerRecords + row, columns },
        numbers: { classSize, target: settings.k, toTarget: settings.k - classSize },
        message: messageFor(classSize, settings.k, names),
      };
    }
  },
};

function messageFor(classSize: number, target: number, names: string): string {
  if (classSize === 1) {
    return (
      `This row is alone on ${names} (class size 1, target ${formatCount(target)}): someone who knows these values of a person finds the row, and all else it says. ` +
      'Make one of these values coarser, blank it, or take the row out.'
    );
  }
  return (
    `Only ${formatCount(classSize)} rows share these values of ${names}, this one included (target ${formatCount(target)}): ` +
    `someone who knows them of a person picks the right row with a chance of ${formatChance(classSize)}. ` +
    'Make one of these values coarser, blank it, or take the row out.'
  );
}

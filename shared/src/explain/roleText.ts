/** What a column is taken for, and why, in words. */
import type { ColumnRole, Evidence, Role } from '../roles/index.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { shownName } from './names.ts';

export const roleNames: Readonly<Record<Role, string>> = {
  identifier: 'Identifier',
  'quasi-identifier': 'Quasi-identifier',
  sensitive: 'Sensitive',
  insensitive: 'Insensitive',
  subject: 'Subject',
  weight: 'Weight',
};

const meanings: Readonly<Record<Role, string>> = {
  identifier: 'it names a person or a record, so rows are not compared on it',
  'quasi-identifier': 'others could know it of a person, so rows are compared on it',
  sensitive: 'nobody should learn it of a person; rows are not compared on it',
  insensitive: 'rows are not compared on it',
  subject: 'it tells which rows are about the same person; rows are not compared on it',
  weight: 'it says how many people a row stands for; rows are not compared on it',
};

/** `Quasi-identifier (dates of birth): others could know it of a person, so rows are compared on it.` */
export function roleSentence({ role, detector }: ColumnRole): string {
  const sort = detector ? ` (${detector.label})` : '';
  return `${roleNames[role]}${sort}: ${meanings[role]}.`;
}

/** Who says so: the settings, or the evidence. */
export function reasonSentence(column: ColumnRole): string {
  const { isDeclared, role, inferred, evidence } = column;
  const because = evidence.map(evidenceText).join('; ');
  if (!isDeclared) return `Why: ${because}.`;
  if (role === inferred) return `The settings say so, and Quasi would too: ${because}.`;
  return `The settings say so; Quasi would say "${roleNames[inferred].toLowerCase()}": ${because}.`;
}

export function evidenceText(evidence: Evidence): string {
  switch (evidence.says) {
    case 'header':
      return `the header says "${shownName(evidence.words)}"`;
    case 'form':
      return `${formatShare(evidence.share)} of its values have the form of ${evidence.what}`;
    case 'check digits':
      return `the check digits of ${formatShare(evidence.share)} of them are right, by chance ${formatShare(evidence.chance)} would be`;
    case 'years':
      return evidence.from === evidence.to
        ? `dates of the year ${evidence.from}`
        : `dates between ${evidence.from} and ${evidence.to}`;
    case 'unique':
      return `${formatShare(evidence.share)} of rows have a value of their own, as a key has`;
    case 'repeated':
      return `a value stands in ${evidence.rowsPerValue.toFixed(1)} rows on average`;
    case 'values':
      return `nothing tells what its ${formatCountOf(evidence.distinct, 'value', 'values')} mean, so others may know them`;
    case 'many numbers':
      return `${formatCount(evidence.distinct)} different numbers, as measurements have`;
    case 'free text':
      return `texts of ${formatCount(evidence.characters)} characters on average, which nobody knows by heart`;
    case 'constant':
      return 'one value in all rows tells nobody apart';
    case 'empty':
      return 'it has no values';
  }
}

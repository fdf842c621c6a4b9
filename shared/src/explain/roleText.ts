/** The role of a column, and why it has it, in words. */
import type { ColumnTag } from '../config/index.ts';
import type { ColumnRole, Evidence, Role } from '../roles/index.ts';
import { t, translatable, translated } from '../words/index.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { shownName } from './names.ts';

const names: Readonly<Record<Role, string>> = {
  identifier: translatable('Identifier'),
  'quasi-identifier': translatable('Quasi-identifier'),
  sensitive: translatable('Sensitive'),
  insensitive: translatable('Insensitive'),
  subject: translatable('Subject'),
  weight: translatable('Weight'),
  unknown: translatable('Unknown'),
};

/** Other languages write them otherwise there than at the beginning of a sentence. */
const namesInSentences: Readonly<Record<Role, string>> = {
  identifier: translatable('identifier'),
  'quasi-identifier': translatable('quasi-identifier'),
  sensitive: translatable('sensitive'),
  insensitive: translatable('insensitive'),
  subject: translatable('subject'),
  weight: translatable('weight'),
  unknown: translatable('unknown'),
};

const meanings: Readonly<Record<Role, string>> = {
  identifier: translatable('it names a person or a record, so rows are not compared on it'),
  'quasi-identifier': translatable('others could know it about a person, so rows are compared on it'),
  sensitive: translatable('nobody should learn it about a person; rows are not compared on it'),
  insensitive: translatable('rows are not compared on it'),
  subject: translatable('it shows which rows are about the same person; rows are not compared on it'),
  weight: translatable('it says how many people a row stands for; rows are not compared on it'),
  unknown: translatable('nothing shows what it is; rows are not compared on it, but the worst case counts it'),
};

/** `quasi-identifier`, as it stands in a sentence. */
export function roleName(role: Role): string {
  return translated(namesInSentences[role]);
}

/** `Quasi-identifier (dates of birth): others could know it about a person, so rows are compared on it.` */
export function roleSentence({ role, detector }: ColumnRole): string {
  const name = translated(names[role]);
  const meaning = translated(meanings[role]);
  return detector ? t`${name} (${translated(detector.label)}): ${meaning}.` : t`${name}: ${meaning}.`;
}

/** Why: a declaration, in settings or a schema, or a tag, or the evidence. */
export function reasonSentence(column: ColumnRole): string {
  const { isDeclared, role, inferred, evidence, tag } = column;
  const because = evidence.map(evidenceText).join('; ');
  if (tag) return tagSentence(tag, role === inferred, because);
  if (!isDeclared) return t`Why: ${because}.`;
  if (role === inferred) return t`It is declared so, and Quasi agrees: ${because}.`;
  return t`It is declared so; Quasi would say "${roleName(inferred)}": ${because}.`;
}

/** What a tag adds to what the values show. */
function tagSentence({ words, file, role }: ColumnTag, isAsInferred: boolean, because: string): string {
  const tagged = t`${shownName(file)} tags it "${shownName(words)}"`;
  if (role === undefined) return t`Why: ${because}. ${tagged}, which does not take its role away.`;
  return isAsInferred ? t`Why: ${because}. ${tagged}.` : t`Why: ${tagged}. Its values alone show less: ${because}.`;
}

export function evidenceText(evidence: Evidence): string {
  switch (evidence.says) {
    case 'header':
      return t`the header says "${shownName(evidence.words)}"`;
    case 'form':
      return t`${formatShare(evidence.share)} of its values have the form of ${translated(evidence.what)}`;
    case 'check digits':
      return t`the check digits of ${formatShare(evidence.share)} of them are right, where chance gives ${formatShare(evidence.chance)}`;
    case 'invented':
      return t`${formatShare(evidence.share)} of them are reserved for examples, so they look invented`;
    case 'years':
      return evidence.from === evidence.to
        ? t`dates of the year ${evidence.from}`
        : t`dates between ${evidence.from} and ${evidence.to}`;
    case 'unique':
      return t`${formatShare(evidence.share)} of rows have a value of their own, like a key`;
    case 'repeated':
      return t`a value occurs in ${evidence.rowsPerValue.toFixed(1)} rows on average`;
    case 'values':
      return t`nothing shows what its ${formatCountOf(evidence.distinct, t`value`, t`values`)} mean`;
    case 'row numbers':
      return t`row numbers, from first to last`;
    case 'free text':
      return t`texts of ${formatCount(evidence.characters)} characters on average, which nobody knows by heart`;
    case 'battery':
      return t`one of ${formatCount(evidence.columns)} columns on one scale, like answers to a questionnaire`;
    case 'among':
      return t`${formatCountOf(evidence.columns, t`column`, t`columns`)} beside it are about ${translated(evidence.what)}`;
    case 'measured':
      return t`measurements of people, which hardly anybody knows`;
    case 'constant':
      return t`one value in all rows distinguishes nobody`;
    case 'empty':
      return t`it has no values`;
  }
}

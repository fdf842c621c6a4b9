/** The role of each column of a file, as a list: for the terminal and for the review in the editor. */
import type { ProfileFacts } from '../analysis/index.ts';
import type { ColumnRole, Evidence } from '../roles/index.ts';
import { t, translated } from '../words/index.ts';
import { formatCount, formatShare } from './format.ts';
import { shownName } from './names.ts';

export interface ColumnLine {
  /** Counted from 1. */
  readonly position: number;
  /** With its position behind it, where another column has the same name. */
  readonly name: string;
  readonly role: ColumnRole['role'];
  readonly kind: string;
  readonly why: string;
  readonly sure: string;
  readonly distinct: string;
  readonly missing: string;
}

export function columnLines({ table, roles, profiles }: ProfileFacts): ColumnLine[] {
  const times = new Map<string, number>();
  for (const { name } of table.columns) times.set(name, (times.get(name) ?? 0) + 1);
  return table.columns.map(({ name, index }, column) => {
    const role = roles[column];
    const { distinct, missing } = profiles[column];
    return {
      position: index + 1,
      name: times.get(name) === 1 ? shownName(name) : `${shownName(name)} (${index + 1})`,
      role: role.role,
      kind: role.kind,
      why: whyInShort(role),
      sure: role.isDeclared && !role.tag ? t`declared` : formatShare(role.confidence),
      distinct: formatCount(distinct),
      missing: formatCount(missing),
    };
  });
}

/** In five words or so. */
function whyInShort({ detector, isDeclared, evidence, tag }: ColumnRole): string {
  if (tag?.role) return t`"${shownName(tag.words)}" in ${shownName(tag.file)}`;
  if (isDeclared) return t`in settings or schema`;
  const what = detector ? translated(detector.label) : undefined;
  const [first] = evidence;
  const because = first ? evidenceInShort(first) : '';
  return what === undefined ? because : because === '' ? what : t`${what}: ${because}`;
}

function evidenceInShort(evidence: Evidence): string {
  switch (evidence.says) {
    case 'header':
      return t`header "${shownName(evidence.words)}"`;
    case 'form':
      return t`${formatShare(evidence.share)} have the form`;
    case 'check digits':
      return t`check digits are right`;
    case 'years':
      return t`dates`;
    case 'unique':
      return t`a new value in each row`;
    case 'repeated':
      return t`values return`;
    case 'values':
      return t`nothing shows what it is`;
    case 'row numbers':
      return t`row numbers`;
    case 'free text':
      return t`free text`;
    case 'battery':
      return t`one of ${formatCount(evidence.columns)} on one scale`;
    case 'among':
      return t`beside columns about ${translated(evidence.what)}`;
    case 'measured':
      return t`measured of people`;
    case 'invented':
      return t`kept for examples`;
    case 'constant':
      return t`always the same`;
    case 'empty':
      return t`empty`;
  }
}

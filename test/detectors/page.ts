/** The documentation page of the detectors: prose, with tables made from the registry and from outcomes. */
import { type Detector, detectors, namesFoundInTexts } from '../../shared/src/roles/index.ts';
import { confusionsOf, figuresOf, isDirectIdentifier, type Outcome } from './confusion.ts';
import { negatives } from './hardNegatives.ts';
import { recallInTexts } from './namesInTexts.ts';
import { subjects } from './subjects.ts';
import { textsOfNobody } from './textsOfNobody.ts';

const notice = '<!-- Made from test/detectors by scripts/detectors.mjs; do not edit here. -->';

export function detectorsPage(prose: string, outcomes: readonly Outcome[]): string {
  const parts: Readonly<Record<string, string>> = {
    kinds: kinds(),
    sorts: String(Object.keys(negatives).length),
    figures: figures(outcomes),
    falseAlarms: falseAlarms(outcomes),
    firstCommon: String(namesFoundInTexts.common),
    firstRare: String(namesFoundInTexts.rare),
    namesInTexts: namesInTexts(),
    nobody: String(Object.values(textsOfNobody).flat().length),
    detectors: eachDetector(outcomes),
    confusions: confusions(outcomes),
  };
  return `${notice}\n\n${prose.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name])}`;
}

const takes = { form: 'header or form', check: 'header or check digits', header: 'header' } as const;

function kinds(): string {
  const tables = Object.entries(subjects).map(([subject, members]) => {
    const rows = members.map((each) => [
      each.label,
      `\`${each.id}\``,
      each.kind,
      roleOf(each),
      takes[each.proof],
      each.safeHarbor ?? '',
    ]);
    return `### ${subject}\n\n${table(['what', 'id', 'kind', 'role', 'takes', 'HIPAA'], rows)}`;
  });
  return tables.join('\n\n');
}

function roleOf({ role, isPseudonym }: Detector): string {
  return isPseudonym ? 'identifier, pseudonym' : role;
}

function figures(outcomes: readonly Outcome[]): string {
  const groups: readonly (readonly [string, readonly Outcome[]])[] = [
    ['all', outcomes],
    ['seen headers', outcomes.filter(({ source }) => source === 'seen')],
    ['fresh headers', outcomes.filter(({ source }) => source === 'fresh')],
    ['unnamed', outcomes.filter(({ source }) => source === 'unnamed')],
  ];
  const rows = groups.map(([name, group]) => {
    const all = figuresOf(group);
    const direct = figuresOf(group, isDirectIdentifier);
    const shares = [all.precision, all.recall, direct.precision, direct.recall].map(percent);
    return [name, String(group.length), ...shares];
  });
  return table(['', 'columns', 'precision', 'recall', 'precision, direct', 'recall, direct'], rows);
}

function falseAlarms(outcomes: readonly Outcome[]): string {
  const alarms = outcomes.filter(({ source }) => source === 'negative');
  const wrong = alarms.filter(({ isRight }) => !isRight);
  const direct = wrong.filter(({ found }) => isDirectIdentifier(found));
  return `Of ${alarms.length} columns of hard negatives ${wrong.length} are called what they are not, ${direct.length} of these direct identifiers.`;
}

function namesInTexts(): string {
  const rows = recallInTexts().map(({ language, letters, notes, fresh }) => [
    language,
    ...[...letters, ...notes, ...fresh].map(String),
  ]);
  const head = ['', 'letters, rare', 'letters, common', 'notes, rare', 'notes, common', 'fresh, rare', 'fresh, common'];
  return table(head, rows);
}

function eachDetector(outcomes: readonly Outcome[]): string {
  const rows = detectors.map(({ id }) => {
    const { expected, rightExpected, found, rightFound } = figuresOf(outcomes, (detector) => detector === id);
    return [`\`${id}\``, ...[expected, rightExpected, found, rightFound].map(String)];
  });
  return table(['id', 'hold it', 'found', 'called so', 'right'], rows);
}

function confusions(outcomes: readonly Outcome[]): string {
  const rows = confusionsOf(outcomes).map(({ sort, expected, found, columns, headers }) => [
    sort === expected || expected === 'none' ? sort : `${sort}, as ${expected}`,
    found,
    String(columns),
    headers.map((header) => `\`${header}\``).join(', '),
  ]);
  return table(['made as', 'found', 'columns', 'under'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

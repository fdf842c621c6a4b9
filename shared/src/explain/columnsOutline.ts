/** What a list shows of each column: its sensitivity and role beside the name, and below it its small keys, its dependencies and its findings. */
import type { Follower, InsightFacts, ProfileFacts, SmallKey } from '../analysis/index.ts';
import type { Severity } from '../config/index.ts';
import { t, translatable, translated } from '../words/index.ts';
import { sensitivities, sensitivityText } from './columnsByRisk.ts';
import { formatCount, formatCountOf, formatEpsilon, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';
import { roleName } from './roleText.ts';

export interface ColumnOutline {
  /** As it can be shown: short, on one line. */
  readonly name: string;
  /** The text behind the name: its sensitivity, once that is known, its role, and the noise in it. */
  readonly description: string;
  /** The same for a screen reader. */
  readonly spoken: string;
  readonly details: readonly OutlineDetail[];
}

export interface OutlineDetail {
  readonly sort: 'key' | 'dependency' | 'finding';
  /** In few words, since the list is narrow. */
  readonly text: string;
  /** The whole of it, in words. */
  readonly spoken: string;
  /** Of a finding. */
  readonly severity?: Severity;
}

/** What a list needs of a finding. */
export interface FindingOfColumn {
  readonly severity: Severity;
  readonly message: string;
}

/** Keys, and columns that follow or are followed, that are listed one by one. */
const MOST_LISTED = 5;

const severityWords: Readonly<Record<Severity, string>> = {
  error: translatable('Error'),
  warning: translatable('Warning'),
  information: translatable('Information'),
  hint: translatable('Hint'),
};

/** Column → its outline. `insight`: once it is known; `findingsOf`: those about a column. */
export function columnsOutline(
  { table, roles, protection }: ProfileFacts,
  insight: InsightFacts | undefined,
  findingsOf: (column: number) => readonly FindingOfColumn[],
): (column: number) => ColumnOutline {
  const found = sensitivities(insight);
  const keysOf = grouped(insight?.smallKeys ?? [], ({ columns }) => columns);
  const followersOf = grouped(insight?.followers ?? [], ({ column, on }) => [column, on]);
  const nameOf = (column: number) => table.columns[column].name;

  return (column) => {
    const name = shownName(nameOf(column));
    const role = roleName(roles[column].role);
    const sensitivity = sensitivityText(found.get(column));
    const epsilon = protection?.noised.get(column);
    const noise = epsilon === undefined ? [] : [t`noise, ε = ${formatEpsilon(epsilon)}`];
    const findings = findingsOf(column);
    return {
      name,
      description: [...(sensitivity === undefined ? [] : [sensitivity]), role, ...noise].join(' · '),
      spoken: [
        t`${name}: ${role}`,
        ...(sensitivity === undefined ? [] : [t`sensitivity ${sensitivity} among quasi-identifiers`]),
        ...noise,
        ...(findings.length > 0 ? [formatCountOf(findings.length, t`finding`, t`findings`)] : []),
      ].join(', '),
      details: [
        ...findings.map((finding) => findingDetail(finding, name)),
        ...first('key', keysOf.get(column) ?? [], (key) => keyDetail(key, column, nameOf)),
        ...first('dependency', followersOf.get(column) ?? [], (one) => dependencyDetail(one, column, nameOf)),
      ],
    };
  };
}

function keyDetail({ columns, share }: SmallKey, column: number, nameOf: (column: number) => string): OutlineDetail {
  const others = columns.filter((one) => one !== column).map(nameOf);
  const alone = formatShare(share);
  return {
    sort: 'key',
    text: others.length === 0 ? t`by itself: ${alone}` : t`with ${nameList(others)}: ${alone}`,
    spoken: t`Small key: ${alone} of the rows are unique on ${nameList(columns.map(nameOf))}.`,
  };
}

function dependencyDetail(
  { column: follower, on, gain }: Follower,
  column: number,
  nameOf: (column: number) => string,
): OutlineDetail {
  const share = formatShare(gain);
  const [followerName, onName] = [follower, on].map((one) => shownName(nameOf(one)));
  return {
    sort: 'dependency',
    text: column === follower ? t`follows from ${onName}: ${share}` : t`predicts ${followerName}: ${share}`,
    spoken: t`Dependency: ${onName} predicts ${share} of ${followerName}, beyond chance.`,
  };
}

function findingDetail({ severity, message }: FindingOfColumn, name: string): OutlineDetail {
  return {
    sort: 'finding',
    severity,
    text: firstClause(message, name),
    spoken: t`${translated(severityWords[severity])}: ${message}`,
  };
}

/** Up to the first full stop, colon or semicolon; one in the column's own name does not count. */
function firstClause(message: string, name: string): string {
  const place = message.indexOf(name);
  const from = place < 0 ? 0 : place + name.length;
  const end = message.slice(from).search(/[.:;](?:\s|$)/);
  return end < 0 ? message : message.slice(0, from + end);
}

function first<T>(
  sort: OutlineDetail['sort'],
  all: readonly T[],
  detailOf: (one: T) => OutlineDetail,
): OutlineDetail[] {
  const listed = all.slice(0, MOST_LISTED).map(detailOf);
  const more = all.length - listed.length;
  if (more === 0) return listed;
  const rest = t`and ${formatCount(more)} more`;
  return [...listed, { sort, text: rest, spoken: rest }];
}

/** Column → what concerns it, in the same order. */
function grouped<T>(all: readonly T[], columnsOf: (one: T) => readonly number[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    for (const column of columnsOf(one)) {
      const group = groups.get(column);
      if (group) group.push(one);
      else groups.set(column, [one]);
    }
  }
  return groups;
}

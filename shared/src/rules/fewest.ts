/**
 * Few findings, each worth reading: a rule reports many columns once, on the worst of them, with the true number and the names of the worst
 * three. What it says about each stays with the finding as a part, for the hovers of the others.
 */
import { formatCount, shortList } from '../explain/index.ts';
import type { Finding, Part } from './finding.ts';
import type { FindingText } from './findingText.ts';
import type { Report, Rule, SchemaFinding } from './rule.ts';

/** Findings of one rule in a file, unless the rule says otherwise. */
export const MOST_OF_A_RULE = 3;

/** What a joint finding is made of: the worst first. */
export interface Together {
  readonly count: string;
  /** Of the worst three, and how many more there are. */
  readonly names: string;
  readonly numbers: readonly Readonly<Record<string, number>>[];
}

type JoiningRule = Pick<Rule, 'atMost' | 'together'>;

/** `findings` are those that no exception allows; each rule has put its worst first. A column is known by its place in a record. */
export function fewest(
  findings: readonly Finding[],
  ruleOf: (slug: string) => JoiningRule | undefined,
  columnNameOf: (column: number) => string | undefined,
): Finding[] {
  const columnOf = ({ target }: Finding) =>
    target.kind === 'column' ? { key: target.column, name: columnNameOf(target.column) ?? '' } : undefined;
  return joined(findings, ruleOf, columnOf, (joint, all) => ({ ...joint, parts: all.map(partOf) }));
}

/** The same of findings in the text of a schema, where each names its column. */
export function fewestInSchema(
  findings: readonly SchemaFinding[],
  ruleOf: (slug: string) => JoiningRule | undefined,
): SchemaFinding[] {
  return joined(
    findings,
    ruleOf,
    ({ column }) => (column === undefined ? undefined : { key: column, name: column }),
    (joint) => joint,
  );
}

interface Joinable extends FindingText {
  readonly slug: string;
  readonly numbers: Readonly<Record<string, number>>;
}

function joined<F extends Joinable>(
  findings: readonly F[],
  ruleOf: (slug: string) => JoiningRule | undefined,
  columnOf: (finding: F) => { readonly key: number | string; readonly name: string } | undefined,
  withParts: (joint: F, all: readonly F[]) => F,
): F[] {
  const ofRules = new Map<string, F[]>();
  for (const finding of findings) {
    const own = ofRules.get(finding.slug);
    if (own) own.push(finding);
    else ofRules.set(finding.slug, [finding]);
  }
  return [...ofRules].flatMap(([slug, all]) => {
    const { together, atMost = MOST_OF_A_RULE } = ruleOf(slug) ?? {};
    if (!together || all.length <= atMost) return all;
    const ofColumns = all.filter((finding) => columnOf(finding) !== undefined);
    const others = all.filter((finding) => columnOf(finding) === undefined);
    const names = new Map(ofColumns.flatMap(columnOf).map((column) => [column?.key, column?.name ?? '']));
    const [worst] = ofColumns;
    if (ofColumns.length < 2) return all;
    const text = together({
      count: formatCount(names.size),
      names: shortList([...names.values()]),
      numbers: ofColumns.map(({ numbers }) => numbers),
    });
    return [...others, withParts({ ...worst, ...text, numbers: { columns: names.size } }, ofColumns)];
  });
}

/**
 * Rows: each by itself if there are few, or if the settings ask for so many; else one finding for all. `items`: the worst, or the first, of all
 * `total`; `asked`: how many rows the settings let be reported; `report` describes one, `all` all of them.
 */
export function* rowsApartOrTogether<T>(
  items: readonly T[],
  total: number,
  asked: number,
  report: (item: T) => Report,
  all: (reported: number) => Omit<Report, 'target'>,
): Iterable<Report> {
  const apart = items.slice(0, rowsApart(total, asked)).map(report);
  if (apart.length < total) {
    const parts = asked === 0 || apart.length > 0 ? [] : items.slice(0, MOST_PARTS).map((item) => partOf(report(item)));
    yield { target: { kind: 'file' }, ...all(apart.length), ...(parts.length > 0 && { parts }) };
  }
  yield* apart;
}

/** How many of the rows have a finding each. */
export function rowsApart(total: number, asked: number): number {
  if (asked > MOST_OF_A_RULE) return Math.min(total, asked);
  return total <= asked ? total : 0;
}

/** Rows that one finding leads to. */
export const MOST_PARTS = 5;

export function partOf({ target, message, details, numbers }: Part): Part {
  return { target, message, ...(details !== undefined && { details }), ...(numbers && { numbers }) };
}

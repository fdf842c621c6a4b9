/** The columns: what each is taken for, how much each helps to find people, which follow from each other, and small sets that are keys. */
import { bySensitivity, type InsightFacts } from '../analysis/index.ts';
import { frequencyHistogram } from '../counts/index.ts';
import {
  type ColumnLine,
  columnLines,
  formatCount,
  formatCountOf,
  formatProbability,
  formatShare,
  shortName,
} from '../explain/index.ts';
import { bars, heatMatrix } from '../figures/index.ts';
import { baselines } from '../measures/sensitivity/index.ts';
import type { ColumnRole } from '../roles/index.ts';
import { t, translated } from '../words/index.ts';
import { type Block, type FigureBlock, type Section, sentence } from './content.ts';
import { FIGURE } from './foundSection.ts';
import { columnCell, type Shown } from './shown.ts';

/** More would make a page that nobody reads. */
const MOST_LISTED = 100;
const MOST_BARS = 10;
const MOST_IN_MATRIX = 12;
const MOST_KEYS = 12;

export function columnsSection(facts: InsightFacts, shown: Shown): Section {
  const blocks =
    facts.table.rowCount === 0
      ? []
      : [
          ...sensitivityFigure(facts, shown),
          ...dependenciesFigure(facts),
          ...keysBlock(facts, shown),
          ...rolesBlock(facts, shown),
        ];
  return { id: 'columns', title: t`Columns`, blocks };
}

/** Beside it three plain measures, each as a share of the most it can be: if it says no more than they do, it is not needed. */
function sensitivityFigure(facts: InsightFacts, shown: Shown): FigureBlock[] {
  const { table, sensitivity } = facts;
  const rows = table.rowCount;
  const listed = bySensitivity(sensitivity).slice(0, MOST_BARS);
  if (listed.length === 0) return [];
  const plain = listed.map(({ column }) => baselines(frequencyHistogram(table.columns[column].dictionary.counts)));
  const most = Math.log2(Math.max(2, rows));
  const names = listed.map(({ column }) => shortName(table.columns[column].name));
  const [first] = listed;
  const [text] = names;
  // Bars without a length would only say that there is nothing to see.
  const hasAny = listed.some(({ lower, value }) => value === undefined || lower > 0);
  const name = hasAny ? t`Sensitivity of the compared columns` : t`How much the compared columns differ between rows`;
  const ofSensitivity = { label: t`sensitivity`, values: listed.map(({ lower }) => lower) };
  const ofPlain = [
    { label: t`distinct values`, values: plain.map(({ cardinality }) => cardinality / rows) },
    { label: t`values of their own`, values: plain.map(({ uniqueShare }) => shown.drawn(uniqueShare, rows)) },
    { label: t`entropy`, values: plain.map(({ entropy }) => entropy / most) },
  ];
  const share = (value: number) => shown.share(value, rows);
  return [
    {
      kind: 'figure',
      name,
      caption: captionOf(first, text),
      heads: [t`Column`, t`Sensitivity`, t`Distinct values`, t`Values of their own`, t`Entropy`],
      rows: listed.map(({ column, lower, value }, i) => [
        { text: names[i], place: { column } },
        value === undefined ? t`at least ${formatProbability(lower)}` : formatProbability(value),
        formatCount(plain[i].cardinality),
        share(plain[i].uniqueShare),
        formatShare(plain[i].entropy / most),
      ]),
      draw: () =>
        bars({
          ...FIGURE,
          title: name,
          axis: { label: t`Share of the most there can be`, to: 1 },
          categories: names,
          isFirstMain: true,
          series: hasAny ? [ofSensitivity, ...ofPlain] : ofPlain.toReversed(),
          written: formatProbability,
        }),
    },
  ];
}

function captionOf({ value }: { readonly value: number | undefined }, name: string): string {
  if (value === undefined) {
    return t`How much each column helps to find a person. There was no time to find all sets of columns, so these are lower bounds.`;
  }
  return value === 0
    ? t`No small set of columns singles out most of the rows, so none has a sensitivity. Entropy shows how much one column differs between rows; two more plain measures stand below it.`
    : t`${name} helps most to single people out (sensitivity ${formatProbability(value)}); plain measures stand below it.`;
}

/** Of the columns that follow most from others. */
function dependenciesFigure({ table, compared, dependencies, followers }: InsightFacts): FigureBlock[] {
  const { adjusted } = dependencies;
  if (!adjusted || compared.length < 2) return [];
  const strongest = compared.map((column, i) => {
    const others = compared.flatMap((_, j) => (i === j ? [] : [adjusted[i][j] ?? 0, adjusted[j][i] ?? 0]));
    return { column, place: i, gain: Math.max(...others) };
  });
  const listed = strongest
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_IN_MATRIX)
    .sort((a, b) => a.column - b.column);
  const names = listed.map(({ column }) => shortName(table.columns[column].name));
  const values = listed.map(({ place: i }) =>
    listed.map(({ place: j }) => (i === j ? undefined : Math.max(0, adjusted[i][j] ?? 0))),
  );
  const written = (value: number) => String(Math.round(100 * value));
  const name = t`Dependencies between columns`;
  const [follower] = followers;
  const nameOf = (column: number) => shortName(table.columns[column].name);
  return [
    {
      kind: 'figure',
      name,
      caption: follower
        ? t`${nameOf(follower.column)} follows from ${nameOf(follower.on)}: ${formatShare(follower.gain)} beyond chance. Each cell is how much of its row follows from its column, in per cent.`
        : t`No column follows from another as far as the settings ask. Each cell is how much of its row follows from its column, in per cent.`,
      heads: [t`Column`, ...names.map((_, i) => String(i + 1))],
      rows: values.map((row, i) => [
        { text: `${i + 1} ${names[i]}`, place: { column: listed[i].column } },
        ...row.map((value) => (value === undefined ? '–' : written(value))),
      ]),
      draw: () => heatMatrix({ ...FIGURE, title: name, names, values, written }),
    },
  ];
}

function keysBlock(facts: InsightFacts, shown: Shown): Block[] {
  const { smallKeys, table } = facts;
  if (smallKeys.length === 0) return [];
  const items = smallKeys
    .slice(0, MOST_KEYS)
    .map(({ columns, share }) => [
      ...columns.map((column) => columnCell(facts, column)),
      t`unique: ${shown.share(share, table.rowCount)}`,
    ]);
  return [sentence(t`Few columns are enough to single many rows out:`), { kind: 'list', items }];
}

function rolesBlock(facts: InsightFacts, shown: Shown): Block[] {
  const { profiles, roles, table } = facts;
  // Evidence in numbers, as the share of values that have a form, would count the few that have it not.
  const reasonHeads = shown.isInternal ? [t`Why`, t`Sure`] : [t`Taken for`];
  const reasons = ({ why, sure }: ColumnLine, column: number) =>
    shown.isInternal ? [why, sure] : [takenFor(roles[column])];
  const lines = columnLines(facts);
  const rest = lines.length - MOST_LISTED;
  return [
    {
      kind: 'table',
      name: t`Roles and kinds of the columns`,
      heads: [t`Column`, t`Role`, t`Kind`, ...reasonHeads, t`Distinct`, t`Missing`],
      rows: lines
        .slice(0, MOST_LISTED)
        .map((line, column) => [
          { text: line.name, place: { column } },
          line.role,
          line.kind,
          ...reasons(line, column),
          line.distinct,
          shown.count(profiles[column].missing),
        ]),
    },
    ...(shown.isInternal ? rareBlock(facts) : []),
    ...(rest > 0 ? [sentence(t`${formatCountOf(rest, t`more column is`, t`more columns are`)} not listed.`)] : []),
    ...(table.areNamed ? [] : [sentence(t`It is not certain that the first record names the columns.`)]),
  ];
}

function takenFor({ detector, isDeclared }: ColumnRole): string {
  if (isDeclared) return t`as declared`;
  return detector ? translated(detector.label) : t`nothing in particular`;
}

/** How many there are, and never which. */
function rareBlock(facts: InsightFacts): Block[] {
  const items = facts.rare.flatMap((rare, column) =>
    rare && rare.values > 0
      ? [[columnCell(facts, column), t`${formatCountOf(rare.values, t`value`, t`values`)} in few rows`]]
      : [],
  );
  return items.length === 0 ? [] : [sentence(t`Rare values:`), { kind: 'list', items: items.slice(0, MOST_LISTED) }];
}

/** How people can be found: how many others share the values of a row, how little an attacker has to know, and how sure a match is in a population. */
import type { BoundedShare, ClassFacts, FileInsight, InsightFacts, Knowledge, Work } from '../analysis/index.ts';
import { sizesInPeople } from '../analysis/index.ts';
import { formatCount, formatCountOf, formatShare, offText, shortName } from '../explain/index.ts';
import { histogram, lines } from '../figures/index.ts';
import { t } from '../words/index.ts';
import type { Block, FigureBlock, Section, TableBlock } from './content.ts';
import type { Gaps } from './gaps.ts';
import { matchesByPopulation } from './matches.ts';
import type { Shown } from './shown.ts';
import { rowsBySize, type SizeBin, sizeBins } from './sizeBins.ts';
import { worstCaseTable } from './worstCaseTable.ts';

/** As wide as a figure stands on a narrow screen, so that its words stay readable there. */
export const FIGURE = { width: 440, height: 300, isBare: true } as const;

export function* foundSection(
  facts: InsightFacts,
  knowledge: Knowledge | undefined,
  expected: FileInsight | undefined,
  shown: Shown,
  gaps: Gaps,
): Work<Section> {
  const sizes =
    facts.risk && (yield* gaps.filled(t`rows by the number of people`, sizesFigure(facts, facts.risk, shown)));
  const blocks: Block[] = facts.risk
    ? [
        ...(sizes ? [sizes] : []),
        ...knowledgeFigure(facts, knowledge, shown),
        ...toleranceTable(facts, shown),
        ...(gaps.known(t`how sure a unique match is`, () => populationFigure(facts, expected, shown)) ?? []),
        ...worstCaseTable(facts, shown),
      ]
    : [];
  return { id: 'found', title: t`How people can be found`, blocks };
}

type Risk = NonNullable<InsightFacts['risk']>;

function* sizesFigure(facts: ClassFacts, risk: Risk, shown: Shown): Work<FigureBlock> {
  const rows = facts.table.rowCount;
  const { k } = shown;
  const bins = sizeBins(yield* rowsBySize(facts), shown);
  const name = t`Rows by the number that share their values`;
  const what = facts.subjects ? t`People who share the values of a row` : t`Rows that share the same values`;
  return {
    kind: 'figure',
    name,
    caption:
      risk.rowsBelow === 0
        ? t`No row is among fewer than ${formatCount(k)} that look alike.`
        : t`Rows among fewer than ${formatCount(k)} that look alike: ${shown.share(risk.rowsBelow / rows, rows)} (striped).`,
    heads: [what, t`Rows`, t`Share`],
    rows: bins.map((bin) => [rangeOf(bin), shown.count(bin.rows), shown.share(bin.rows / rows, rows)]),
    draw: () =>
      histogram({
        ...FIGURE,
        title: name,
        bins: bins.map(({ from, end, rows: inBin }) => ({ from, end, height: shown.drawn(inBin / rows, rows) })),
        x: what,
        y: { label: t`Share of rows`, percent: true },
        limit: { value: k, label: t`target k = ${formatCount(k)}` },
      }),
  };
}

function rangeOf({ from, end }: SizeBin): string {
  return end - from === 1 ? formatCount(from) : t`${formatCount(from)} to ${formatCount(end - 1)}`;
}

/** Where the attacker may be wrong about a column. */
function toleranceTable({ approximate, table }: InsightFacts, shown: Shown): TableBlock[] {
  if (!approximate) return [];
  const rows = table.rowCount;
  const { exactly } = approximate;
  const said = ({ low, high }: BoundedShare) => {
    const [least, most] = [shown.share(low, rows), shown.share(high, rows)];
    return least === most ? least : t`${least} to ${most}`;
  };
  return [
    {
      kind: 'table',
      name: t`If what is known is a little off: ${offText(approximate, table.columns)}`,
      heads: [t`Rows`, t`Known exactly`, t`A little off`],
      rows: [
        [t`Match no other row`, shown.share(exactly.unique, rows), said(approximate.unique)],
        [t`Match fewer than ${formatCount(approximate.k)}`, shown.share(exactly.below, rows), said(approximate.below)],
      ],
    },
  ];
}

/** With one column there is nothing between nothing and all. */
function knowledgeFigure(facts: ClassFacts, knowledge: Knowledge | undefined, shown: Shown): FigureBlock[] {
  if (!knowledge || knowledge.columns < 2) return [];
  const { k, people, sizes, share, columns } = knowledge;
  const name = t`People found, by the number of columns an attacker knows`;
  const { table, quasiIdentifiers } = facts;
  const nameOf = (place: number) => shortName(table.columns[quasiIdentifiers[place]].name);
  const drawn = (value: number) => shown.drawn(value, people);
  const said = (value: number) => shown.share(value, people);
  const two = sizes.find(({ known }) => known === 2) ?? sizes[0];
  const worst = two.worstColumns.map(nameOf).join(', ');
  return [
    {
      kind: 'figure',
      name,
      caption:
        worst === ''
          ? t`Found means fewer than ${formatCount(k)} look alike. All ${formatCountOf(columns, t`column`, t`columns`)} find ${said(share)} of the people.`
          : t`Found means fewer than ${formatCount(k)} look alike. Knowing ${worst} finds ${said(two.worst.low)} of the people; knowing all ${formatCount(columns)} finds ${said(share)}.`,
      heads: [t`Columns known`, t`On average`, t`The worst columns`, t`Columns that suit each person`],
      rows: sizes.map(({ known, mean, worst: most, any }) => [
        formatCount(known),
        mean ? said(mean.value) : t`no time`,
        said(most.low),
        said(any.low),
      ]),
      draw: () =>
        lines({
          ...FIGURE,
          title: name,
          x: { label: t`Columns an attacker knows`, ticks: ticksTo(sizes.map(({ known }) => known)) },
          y: { label: t`People found`, from: 0, to: 1, percent: true },
          series: [
            {
              label: t`columns that suit each`,
              points: sizes.map(({ known, any }) => [known, drawn(any.low)] as const),
              band: sizes.map(({ known, any }) => [known, drawn(any.low), drawn(any.high)] as const),
            },
            {
              label: t`worst columns`,
              points: sizes.map(({ known, worst: most }) => [known, drawn(most.low)] as const),
            },
            {
              label: t`on average`,
              points: sizes.flatMap(({ known, mean }) => (mean ? [[known, drawn(mean.value)] as const] : [])),
              band: sizes.flatMap(({ known, mean }) =>
                mean ? [[known, drawn(mean.low), drawn(mean.high)] as const] : [],
              ),
            },
          ],
        }),
    },
  ];
}

/** At most eight of them, the first and the last among them. */
function ticksTo(known: readonly number[]): number[] {
  const step = Math.ceil(known.length / 8);
  return known.filter((_, i) => i % step === 0);
}

function populationFigure(facts: ClassFacts, expected: FileInsight | undefined, shown: Shown): FigureBlock[] {
  const points = matchesByPopulation(sizesInPeople(facts.sizes, facts.subjects), shown);
  if (points.length === 0) return [];
  const size = expected?.population?.size;
  const at = size === undefined ? undefined : expected?.matches[0]?.dis;
  const name = t`How sure a unique match is, by the size of the population`;
  const [, , far] = points;
  return [
    {
      kind: 'figure',
      name,
      caption:
        size === undefined || at === undefined
          ? t`The size of the population is not stated. If it were ${formatCount(far.population)}, someone who finds exactly one matching row would be right with a probability of ${formatShare(far.match)}.`
          : t`In the population of ${formatCount(size)}, someone who finds exactly one matching row is right with a probability of ${formatShare(at)}.`,
      heads: [t`Population`, t`Probability`, t`95 % interval`],
      rows: points.map(({ population, match, low, high }) => [
        formatCount(population),
        formatShare(match),
        t`${formatShare(low)} to ${formatShare(high)}`,
      ]),
      draw: () =>
        lines({
          ...FIGURE,
          title: name,
          x: { label: t`People in the population`, scale: 'logarithmic' },
          y: { label: t`A unique match is right`, from: 0, to: 1, percent: true },
          series: [
            {
              label: t`probability`,
              points: points.map(({ population, match }) => [population, match] as const),
              band: points.map(({ population, low, high }) => [population, low, high] as const),
            },
          ],
        }),
    },
  ];
}

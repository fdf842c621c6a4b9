/** Before and after: the measures of an original beside those of what was made of it. */
import type { ClassFacts } from '../analysis/index.ts';
import { formatCount, formatShare } from '../explain/index.ts';
import { dumbbell } from '../figures/index.ts';
import { t } from '../words/index.ts';
import type { Block, Section } from './content.ts';
import { FIGURE } from './foundSection.ts';
import type { Shown } from './shown.ts';

export interface Original {
  readonly file: string;
  readonly facts: ClassFacts;
}

export function changeSection(facts: ClassFacts, original: Original | undefined, shown: Shown): Section {
  return { id: 'change', title: t`Before and after`, blocks: original ? changeBlocks(facts, original, shown) : [] };
}

function changeBlocks(after: ClassFacts, { file, facts: before }: Original, shown: Shown): Block[] {
  if (!before.risk || !after.risk) return [];
  const sides = [before, after] as const;
  const measures = [
    { name: t`rows below k`, of: ({ risk }: ClassFacts) => risk?.rowsBelow ?? 0 },
    ...(sides.every(({ risk }) => !risk || shown.mayDiffer(risk.uniqueRows, risk.rowsBelow))
      ? [{ name: t`unique rows`, of: ({ risk }: ClassFacts) => risk?.uniqueRows ?? 0 }]
      : []),
  ].map(({ name, of }) => {
    const [was, is] = sides.map((side) => ({ share: of(side) / side.table.rowCount, rows: side.table.rowCount }));
    return { name, was, is };
  });
  const risks = [before.risk.orr, after.risk.orr] as const;
  const columns = [before.quasiIdentifiers.length, after.quasiIdentifiers.length].map(formatCount);
  const name = t`Measures before and after`;
  return [
    {
      kind: 'figure',
      name,
      caption: t`Against ${file}, the overall risk goes from ${formatShare(risks[0])} to ${formatShare(risks[1])}.`,
      heads: [t`Measure`, t`Before`, t`After`],
      rows: [
        ...measures.map(({ name: measure, was, is }) => [
          measure,
          shown.share(was.share, was.rows),
          shown.share(is.share, is.rows),
        ]),
        [t`overall risk`, formatShare(risks[0]), formatShare(risks[1])],
        [t`k`, shown.anonymity(before.risk.k), shown.anonymity(after.risk.k)],
        [t`rows`, shown.count(before.table.rowCount), shown.count(after.table.rowCount)],
        [t`compared columns`, ...columns],
      ],
      draw: () =>
        dumbbell({
          ...FIGURE,
          title: name,
          axis: { label: t`Share of rows, and overall risk`, to: 1, percent: true },
          before: t`before`,
          after: t`after`,
          measures: [
            ...measures.map(({ name: measure, was, is }) => ({
              name: measure,
              before: shown.drawn(was.share, was.rows),
              after: shown.drawn(is.share, is.rows),
            })),
            { name: t`overall risk`, before: risks[0], after: risks[1] },
          ],
        }),
    },
  ];
}

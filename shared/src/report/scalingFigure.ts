/** The scaling law in the report: unique people and the chance to pick the right one, from the file to its population, with bands. */
import type { ScalingLaw, ScalingPoint } from '../analysis/index.ts';
import { formatCount, formatShare, withInterval } from '../explain/index.ts';
import { lines } from '../figures/index.ts';
import { t } from '../words/index.ts';
import type { FigureBlock } from './content.ts';
import { FIGURE } from './foundSection.ts';
import type { Shown } from './shown.ts';

export function scalingFigure(law: ScalingLaw | undefined, { isInternal }: Shown): FigureBlock[] {
  if (!law) return [];
  const { population } = law;
  // The first point is the file itself, whose unique rows are counted.
  const points = isInternal ? law.points : law.points.slice(1);
  if (points.length < 2) return [];
  const name = t`Unique people by the size of the population`;
  const { value, low, high } = population.unique;
  const series = (label: string, of: (point: ScalingPoint) => ScalingPoint['unique']) => ({
    label,
    points: points.map((point) => [point.people, of(point).value] as const),
    band: points.map((point) => [point.people, of(point).low, of(point).high] as const),
  });
  return [
    {
      kind: 'figure',
      name,
      caption: t`Of ${formatCount(population.people)} people ${formatShare(value)} are unique, ${formatShare(low)} to ${formatShare(high)} with a probability of 90 %, if the file is a random sample of them. That allows for a model that is as wrong as on other tables of people.`,
      heads: [t`People`, t`Unique people`, t`Chance to pick the right person`],
      rows: points.map((point) => [
        formatCount(point.people),
        withInterval(point.unique),
        withInterval(point.correctness),
      ]),
      draw: () =>
        lines({
          ...FIGURE,
          title: name,
          x: { label: t`People`, scale: 'logarithmic' },
          y: { label: t`Share of people`, from: 0, to: 1, percent: true },
          series: [
            series(t`unique people`, ({ unique }) => unique),
            series(t`chance to pick the right person`, ({ correctness }) => correctness),
          ],
        }),
    },
  ];
}

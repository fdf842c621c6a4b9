/** IDUE beside the other methods: the figures of the paper in which they compete, as precision on Adult. */
import { type Confusions, summaries, thresholds } from './confusions.ts';
import { type CurvePoint, seenSeed, threshold, unseenSeed } from './curves.ts';
import { type IdueCalled, readingsOf } from './idueTrials.ts';
import { modelLabels } from './models.ts';
import type { Population } from './people.ts';

/** One point of a figure of the paper: the precision of all methods, for each reading of IDUE. */
export interface IduePoint {
  readonly label: string;
  readonly printed: number;
  readonly tree: number;
  readonly readings: readonly IdueCalled[];
}

/** A figure of the paper; without noise all readings are one. */
export interface IdueFigure {
  readonly title: string;
  readonly isOpen: boolean;
  readonly points: readonly IduePoint[];
}

/** The figures in which the two compete, at the settings and on the runs of the other methods. */
export function idueFigures(population: Population, { curves, thresholds: found }: Compared): IdueFigure[] {
  const { openDatabases, noisyDatabases, byEpsilon } = curves;
  const databases = ({ setting }: CurvePoint) => String(setting.databases);
  const byDatabases = (points: readonly CurvePoint[], seed: number) =>
    points.map((point) => curvePoint(population, point, databases(point), seed));
  return [
    { title: 'Fig. 3: no noise, databases', isOpen: true, points: byDatabases(openDatabases, seenSeed) },
    {
      title: 'Fig. 4: no noise, five databases, T',
      isOpen: true,
      points: byThreshold(population, found.open, seenSeed),
    },
    { title: 'Fig. 5: ε = 1, databases', isOpen: false, points: byDatabases(noisyDatabases, unseenSeed) },
    {
      title: 'Fig. 6: ε = 1, five databases, T',
      isOpen: false,
      points: byThreshold(population, found.noisy, unseenSeed),
    },
    {
      title: 'Fig. 7: five databases, ε',
      isOpen: false,
      points: byEpsilon
        .filter(({ setting }) => setting.epsilon !== Number.POSITIVE_INFINITY)
        .map((point) => curvePoint(population, point, String(point.setting.epsilon), unseenSeed)),
    },
  ];
}

/** What the other methods say. */
interface Compared {
  readonly curves: Readonly<Record<'openDatabases' | 'noisyDatabases' | 'byEpsilon', readonly CurvePoint[]>>;
  readonly thresholds: Readonly<Record<'open' | 'noisy', Confusions>>;
}

function curvePoint(population: Population, { setting, models }: CurvePoint, label: string, seed: number): IduePoint {
  const { printed, tree } = models;
  const said = readingsOf(population, setting, threshold, seed);
  return { label, printed: printed.precision, tree: tree.precision, readings: said };
}

function byThreshold(population: Population, { setting, methods }: Confusions, seed: number): IduePoint[] {
  return thresholds.map((most, place) => {
    const precisionBy = (wanted: string) => {
      const method = methods.find(({ label }) => label === wanted);
      return (method && summaries.precision(method.tables[place])) ?? 0;
    };
    const said = readingsOf(population, setting, most, seed);
    const [printed, tree] = [precisionBy(modelLabels.printed), precisionBy(modelLabels.tree)];
    return { label: String(most), printed, tree, readings: said };
  });
}

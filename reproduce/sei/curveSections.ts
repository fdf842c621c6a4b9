/** The page's parts on the number of databases and on ε. */

import { lines } from '@quasi/shared/figures';
import { count, share } from '../numbers.ts';
import type { Block, Section } from '../page.ts';
import { type Called, type CurvePoint, curveEpsilons, curvePeople, curveRuns, threshold } from './curves.ts';
import { type ModelName, modelLabels, modelNames } from './models.ts';

export function databasesSection(open: readonly CurvePoint[], noisy: readonly CurvePoint[]): Section {
  const label = ({ setting }: CurvePoint) => String(setting.databases);
  const axis = { label: 'number of databases', ticks: open.map(({ setting }) => setting.databases) };
  const place = ({ setting }: CurvePoint) => setting.databases;
  const last = noisy[noisy.length - 1];
  return {
    heading: 'The number of databases',
    blocks: [
      'Each database holds a tenth of the people, drawn anew, and reports them anew. Without noise their matching records are seen and enter the law (SEI 17); with noise they cannot be seen, and the databases only add reports to which the models are fitted.',
      briersOf('no noise: databases', open, label),
      accuraciesOf('no noise: databases', open, label),
      briersOf('ε = 1: databases', noisy, label),
      accuraciesOf('ε = 1: databases', noisy, label),
      briersDrawn({ name: 'databases', title: 'P(alone) from databases of ε = 1', points: noisy, place, axis }),
      accuraciesDrawn({
        name: 'databases-accuracy',
        title: 'Accuracy of "at most 10 people", ε = 1',
        points: noisy,
        place,
        axis,
      }),
      `From ${label(open[0])} to ${label(open[open.length - 1])} databases the Brier scores go ${changes(open)} without noise, where the records themselves show who is not alone (the copula alone does not look at them), and ${changes(noisy)} at ε = 1, where the tree gains from pairs that pass the test. To say the true share of everybody scores ${share(last.constantBrier)}${last.models.printed.brier > last.constantBrier ? ', less than the copula as printed does with all the databases: its error is not one of too few reports' : ''}.`,
    ],
  };
}

export function epsilonSection(points: readonly CurvePoint[]): Section {
  const label = ({ setting }: CurvePoint) =>
    setting.epsilon === Number.POSITIVE_INFINITY ? 'no noise' : String(setting.epsilon);
  const finite = points.filter(({ setting }) => setting.epsilon !== Number.POSITIVE_INFINITY);
  const axis = { label: 'ε of each column', ticks: curveEpsilons };
  const place = ({ setting }: CurvePoint) => setting.epsilon;
  return {
    heading: 'The protection ε',
    blocks: [
      'Five databases of a tenth each, ε for each of the nine columns (nine times that in all). Their records are not seen, not even without noise, so that only the noise differs.',
      briersOf('ε', points, label),
      accuraciesOf('ε', points, label),
      briersDrawn({ name: 'epsilon', title: 'P(alone) against ε, five databases', points: finite, place, axis }),
      accuraciesDrawn({
        name: 'epsilon-accuracy',
        title: 'Accuracy of "at most 10 people" against ε',
        points: finite,
        place,
        axis,
      }),
      `Recall says little: over all ε it is ${modelNames.map((name) => `${rangeOf(points, name, 'recall')} (${modelLabels[name]})`).join(', ')}, so by that measure noise would protect nobody. The tree's accuracy, from ${share(points[0].models.tree.accuracy, 2)} at ε = ${label(points[0])} to ${share(points[points.length - 1].models.tree.accuracy, 2)}, and the Brier scores (${changes(points)}) say otherwise. At ε = ${label(points[0])} few dependencies between columns pass the test, and little is left but independence: the tree scores ${share(points[0].models.tree.brier)}, independence ${share(points[0].models.independence.brier)}.`,
    ],
  };
}

function briersOf(heading: string, points: readonly CurvePoint[], label: (point: CurvePoint) => string): Block {
  return {
    kind: 'table',
    columns: [heading, ...modelNames.map((name) => `Brier score, ${modelLabels[name]}`), 'the true share of everybody'],
    rows: points.map((point) => [
      label(point),
      ...modelNames.map((name) => share(point.models[name].brier)),
      share(point.constantBrier),
    ]),
  };
}

function accuraciesOf(heading: string, points: readonly CurvePoint[], label: (point: CurvePoint) => string): Block {
  return {
    kind: 'table',
    columns: [
      heading,
      ...modelNames.map((name) => `recall / accuracy for T = ${threshold}, ${modelLabels[name]}`),
      'OptMode: always yes',
      'OptMean: always no',
    ],
    rows: points.map((point) => [
      label(point),
      ...[...modelNames.map((name) => point.models[name]), point.alwaysYes, point.alwaysNo].map(
        ({ recall, accuracy }) => `${share(recall, 2)} / ${share(accuracy, 2)}`,
      ),
    ]),
  };
}

interface Ticked {
  readonly label: string;
  readonly ticks: readonly number[];
}

interface Curves {
  /** Of the figure's file. */
  readonly name: string;
  readonly title: string;
  readonly points: readonly CurvePoint[];
  /** Where a point stands on the horizontal axis. */
  readonly place: (point: CurvePoint) => number;
  readonly axis: Ticked;
}

function briersDrawn(curves: Curves): Block {
  const { points } = curves;
  const [{ constantBrier }] = points;
  return {
    kind: 'figure',
    name: curves.name,
    svg: drawn(curves, ({ brier: score }) => score, {
      y: { label: 'Brier score of P(alone), lower is better', from: 0, to: 0.6 },
      levels: [{ y: constantBrier, label: 'constant guess' }],
    }),
    alt: `Brier scores by ${curves.axis.label}, from the first to the last point: ${changes(points, modelNames)}. A constant guess scores ${share(constantBrier)}.`,
    caption: `Mean of ${curveRuns} runs with ${count(curvePeople)} people each. Constant guess: the true share said of everybody.`,
  };
}

function accuraciesDrawn(curves: Curves): Block {
  const { points } = curves;
  const [{ alwaysYes, alwaysNo }] = points;
  const isHidden = points.every(({ models }) => Math.abs(models.alone.accuracy - models.printed.accuracy) < 0.001);
  const written = modelNames.map((name) => `${rangeOf(points, name, 'accuracy')} (${modelLabels[name]})`);
  return {
    kind: 'figure',
    name: curves.name,
    svg: drawn(curves, ({ accuracy }) => accuracy, {
      y: { label: 'share of people with the right answer', from: 0.3, to: 1 },
      levels: [
        { y: alwaysYes.accuracy, label: 'OptMode: always yes' },
        { y: alwaysNo.accuracy, label: 'OptMean: always no' },
      ],
    }),
    alt: `Accuracy by ${curves.axis.label}: ${written.join(', ')}. Always yes ${share(alwaysYes.accuracy, 2)}, always no ${share(alwaysNo.accuracy, 2)}.`,
    caption: `Decided as printed: the expected number, rounded, is at most ${threshold}.${isHidden ? ' The copula alone lies on the copula as printed, as the floor changes no decision of this kind.' : ''}`,
  };
}

/** Brier scores at the first and the last point. */
function changes(points: readonly CurvePoint[], names: readonly ModelName[] = ['tree', 'printed']): string {
  const [first, last] = [points[0], points[points.length - 1]];
  const each = names.map(
    (name) => `${share(first.models[name].brier)} → ${share(last.models[name].brier)} (${modelLabels[name]})`,
  );
  return each.join(', ');
}

/** The least and the most of the points. */
function rangeOf(points: readonly CurvePoint[], name: ModelName, of: keyof Called): string {
  const values = points.map(({ models }) => models[name][of]);
  const [least, most] = [share(Math.min(...values), 2), share(Math.max(...values), 2)];
  return least === most ? least : `${least} to ${most}`;
}

type Lines = Parameters<typeof lines>[0];
type Scores = CurvePoint['models'][(typeof modelNames)[number]];

/** A curve for each model. */
function drawn(
  { title, points, place, axis }: Curves,
  scoreOf: (scores: Scores) => number,
  rest: Pick<Lines, 'y' | 'levels'>,
): string {
  return lines({
    title,
    x: { ...axis, scale: 'logarithmic', from: axis.ticks[0], to: 2 * axis.ticks[axis.ticks.length - 1] },
    series: modelNames.map((model) => ({
      label: modelLabels[model],
      points: points.map((point) => [place(point), scoreOf(point.models[model])]),
    })),
    ...rest,
  });
}

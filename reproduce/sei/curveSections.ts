/** The page's parts on the number of databases and on ε. */
import { count, share } from '../numbers.ts';
import type { Block, Section } from '../page.ts';
import { lines } from '../plots/index.ts';
import { type CurvePoint, curveEpsilons, curvePeople, curveRuns, threshold } from './curves.ts';
import { modelLabels, modelNames } from './models.ts';

/** What needs no model at all. */
export interface Constants {
  /** Brier score of saying the true share of everybody. */
  readonly brier: number;
  /** Share of people of whom "at most T" is true: the accuracy of always yes. */
  readonly always: number;
}

export function databasesSection(
  open: readonly CurvePoint[],
  noisy: readonly CurvePoint[],
  constants: Constants,
): Section {
  const label = ({ setting }: CurvePoint) => String(setting.databases);
  const axis = { label: 'number of databases', ticks: open.map(({ setting }) => setting.databases) };
  const place = ({ setting }: CurvePoint) => setting.databases;
  return {
    heading: 'The number of databases',
    blocks: [
      'Each database holds a tenth of the people, drawn anew, and reports them anew. Without noise their matching records are seen and enter the law (SEI 17); with noise they cannot be seen, and the databases only add reports to which the models are fitted.',
      briersOf('no noise: databases', open, label),
      accuraciesOf('no noise: databases', open, label),
      briersOf('ε = 1: databases', noisy, label),
      accuraciesOf('ε = 1: databases', noisy, label),
      briersDrawn(
        { name: 'databases', title: 'P(alone) from databases of ε = 1', points: noisy, place, axis },
        constants,
      ),
      accuraciesDrawn(
        { name: 'databases-accuracy', title: 'Accuracy of "at most 10 people", ε = 1', points: noisy, place, axis },
        constants,
      ),
      `Without noise every model gains, because the records themselves tell who is not alone. At ε = 1 the tree gains from pairs that pass the test. The copula as printed scores far above what saying the true share of everybody would (${share(constants.brier)}), however many databases there are: its error is not one of too few reports.`,
    ],
  };
}

export function epsilonSection(points: readonly CurvePoint[], constants: Constants): Section {
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
      briersDrawn(
        { name: 'epsilon', title: 'P(alone) against ε, five databases', points: finite, place, axis },
        constants,
      ),
      accuraciesDrawn(
        { name: 'epsilon-accuracy', title: 'Accuracy of "at most 10 people" against ε', points: finite, place, axis },
        constants,
      ),
      'Recall hardly moves with ε for any method: by that measure noise would protect nobody. Brier score and accuracy of the tree say otherwise. At ε = .5 hardly a dependency between columns passes the test, and what is left is independence.',
    ],
  };
}

function briersOf(heading: string, points: readonly CurvePoint[], label: (point: CurvePoint) => string): Block {
  return {
    kind: 'table',
    columns: [heading, ...modelNames.map((name) => `Brier score, ${modelLabels[name]}`)],
    rows: points.map((point) => [label(point), ...modelNames.map((name) => share(point.models[name].brier))]),
  };
}

function accuraciesOf(heading: string, points: readonly CurvePoint[], label: (point: CurvePoint) => string): Block {
  return {
    kind: 'table',
    columns: [heading, ...modelNames.map((name) => `recall / accuracy for T = ${threshold}, ${modelLabels[name]}`)],
    rows: points.map((point) => [
      label(point),
      ...modelNames.map((name) => `${share(point.models[name].recall, 2)} / ${share(point.models[name].accuracy, 2)}`),
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

function briersDrawn(curves: Curves, { brier }: Constants): Block {
  return {
    kind: 'figure',
    name: curves.name,
    svg: drawn(curves, ({ brier: score }) => score, {
      y: { label: 'Brier score of P(alone), lower is better', from: 0, to: 0.5 },
      levels: [{ y: brier, label: 'constant guess' }],
    }),
    alt: 'Brier score against the amount of information. The tree falls lowest; independence and copula 4b lie about as high as a constant guess; the copula as printed stays about twice as high.',
    caption: `Mean of ${curveRuns} runs with ${count(curvePeople)} people each. Constant guess: the true share said of everybody.`,
  };
}

function accuraciesDrawn(curves: Curves, { always }: Constants): Block {
  return {
    kind: 'figure',
    name: curves.name,
    svg: drawn(curves, ({ accuracy }) => accuracy, {
      y: { label: 'share of people of whom the right thing is said', from: 0.3, to: 1 },
      levels: [
        { y: always, label: 'OptMode: always yes' },
        { y: 1 - always, label: 'OptMean: always no' },
      ],
    }),
    alt: 'Accuracy against the amount of information: the tree rises to about .8 or .9, the other models stay near two thirds, not far above always no.',
    caption: 'Decided as printed: the expected number, rounded, is at most 10.',
  };
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

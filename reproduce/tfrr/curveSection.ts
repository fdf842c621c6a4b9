/** The part of the page on TFRR with curves: those of Fig. 4 to 6, and the dependence of real columns of Fig. 2a. */
import { bars, lines } from '@quasi/shared/figures';
import { mean, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { widths } from './generated.ts';
import { type Dependence, type RealSet, sources } from './realTables.ts';
import { areas, type Results, scoredSets } from './results.ts';
import { meanCurve } from './rocCurve.ts';
import type { ScoringMethod } from './scores.ts';
import { methodNames } from './words.ts';

/** The bands of Fig. 5. */
const bands: readonly (readonly [from: number, to: number])[] = [
  [0, 0.25],
  [0.25, 0.5],
  [0.5, 0.75],
  [0.75, 1.01],
];

const shown = 2;

function inBand(real: readonly RealSet[], [from, to]: readonly [number, number]): RealSet[] {
  return real.filter(({ dependency }) => dependency >= from && dependency < to);
}

const bandName = ([from, to]: readonly [number, number]) => `MAD ${share(from, 2)} to ${share(Math.min(1, to), 2)}`;

function rocFigure(name: string, title: string, series: readonly { label: string; points: [number, number][] }[]) {
  const drawn = series.filter(({ points }) => points.length > 0);
  const atTenth = drawn.map(({ label, points }) => `${label} ${percent(points[2][1])}`).join(', ');
  return {
    kind: 'figure',
    name,
    svg: lines({
      title,
      width: 600,
      height: 520,
      x: { label: 'share of the other rows that is called so wrongly', from: 0, to: 1 },
      y: { label: `share of ${shown}-indistinguishable rows that is found`, from: 0, to: 1 },
      series: drawn,
      diagonal: true,
    }),
    alt: `Found where 10 % of the others are called so wrongly: ${atTenth}.`,
    caption: 'Means of the curves of single tables, each weighing the same. The diagonal is guessing.',
  } as const;
}

/** Fig. 4: by the number of columns. */
function ofGenerated({ generated }: Results) {
  return widths.map((columns) => ({
    label: `d = ${columns}`,
    points: meanCurve(
      scoredSets(generated, shown)
        .filter(({ set }) => set.columns === columns)
        .flatMap(({ scored }) => (scored.quality.printed.curve ? [scored.quality.printed.curve] : [])),
    ),
  }));
}

function ofReal(real: readonly RealSet[], method: ScoringMethod) {
  return bands.map((band) => ({
    label: bandName(band),
    points: meanCurve(
      inBand(real, band).flatMap(({ scored }) => {
        const curve = scored.get(shown)?.quality[method].curve;
        return curve ? [curve] : [];
      }),
    ),
  }));
}

const compared: readonly ScoringMethod[] = ['printed', 'asPrinted', 'rectified', 'tree'];

/** As a share of ordered pairs of columns, tenth by tenth. */
function tenthsOf(gains: readonly number[]): number[] {
  return Array.from(
    { length: 10 },
    (_, tenth) => gains.filter((gain) => Math.min(9, Math.floor(10 * gain)) === tenth).length / gains.length,
  );
}

export function curveSection(results: Results): Section {
  const { real, dependences } = results;
  return {
    heading: 'Curves (Fig. 4 to 6) and the dependence of real columns (Fig. 2a)',
    blocks: [
      rocFigure('roc-generated', 'Generated data, eq. 12, k = 2 (Fig. 4)', ofGenerated(results)),
      rocFigure('roc-real', 'Real data, eq. 12, k = 2 (Fig. 5)', ofReal(real, 'printed')),
      rocFigure('roc-rectified', 'Real data, rectified in every row, k = 2 (Fig. 6)', ofReal(real, 'rectified')),
      'The mean area by MAD, k = 2:',
      {
        kind: 'table',
        columns: ['MAD', 'sets', ...compared.map((method) => methodNames[method])],
        rows: bands.map((band) => {
          const sets = inBand(real, band);
          return [
            bandName(band).replace('MAD ', ''),
            String(areas(sets, shown, 'printed').length),
            ...compared.map((method) => {
              const found = areas(sets, shown, method);
              return found.length === 0 ? '–' : share(mean(found));
            }),
          ];
        }),
        left: [0],
      },
      {
        kind: 'figure',
        name: 'dependence-real',
        svg: bars({
          title: 'Dependence of ordered pairs of columns, as printed (Fig. 2a)',
          axis: { label: 'share of the pairs', from: 0, to: 1 },
          categories: Array.from(
            { length: 10 },
            (_, tenth) => `${share(tenth / 10, 1)} to ${share((tenth + 1) / 10, 1)}`,
          ),
          series: dependences.map(({ source, gains }) => ({ label: source, values: tenthsOf(gains) })),
          written: (value) => percent(value),
        }),
        alt: dependences.map(below).join('; '),
        caption: `Columns of ${sources.map(({ name }) => name).join(', ')}. ${dependences.map(below).join('; ')}.`,
      },
    ],
  };
}

function below({ source, gains }: Dependence): string {
  const shareOf = (holds: (gain: number) => boolean) => percent(gains.filter(holds).length / gains.length);
  return `${source}: ${shareOf((gain) => gain < 0.1)} below .1, ${shareOf((gain) => gain > 0.3)} above .3`;
}

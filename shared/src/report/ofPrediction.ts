/** The report on statistics without data: the risk they lead one to expect. */
import { formatCount, formatCountOf, formatShare, predictedCard, shortName } from '../explain/index.ts';
import { bars, lines } from '../figures/index.ts';
import type { Prediction } from '../predicting/index.ts';
import { t } from '../words/index.ts';
import { type Audience, type Block, filled, type Report, sentence } from './content.ts';
import { FIGURE } from './foundSection.ts';

const MOST_DRIVERS = 12;

export function reportOfPrediction(
  file: string,
  prediction: Prediction | undefined,
  audience: Audience,
  caveats: readonly string[],
): Report {
  const verdict = prediction ? t`Expected risk ${formatShare(prediction.risk)}` : t`Nothing can be predicted`;
  return {
    file,
    audience,
    state: 'open',
    verdict,
    sections: prediction
      ? filled(sectionsOf(prediction, caveats))
      : [
          {
            id: 'verdict',
            title: t`What to expect`,
            blocks: [sentence(t`The statistics cannot be read, or have no column that rows are compared on.`)],
          },
        ],
  };
}

function sectionsOf(prediction: Prediction, caveats: readonly string[]) {
  const card = predictedCard('', prediction, undefined, caveats);
  const rows = card.values.map(({ name, value }) => [name, value]);
  return [
    {
      id: 'verdict',
      title: t`What to expect`,
      blocks: [
        ...card.sentences.map(sentence),
        { kind: 'table' as const, name: t`Estimates`, heads: [t`Estimate`, t`Value`], rows },
      ],
    },
    { id: 'columns', title: t`Columns`, blocks: driversFigure(prediction) },
    { id: 'records', title: t`More or fewer records`, blocks: curveFigure(prediction) },
  ];
}

function driversFigure({ drivers = [], risk }: Prediction): Block[] {
  const listed = drivers.slice(0, MOST_DRIVERS);
  if (listed.length === 0) return [];
  const names = listed.map(({ column }) => shortName(column));
  const name = t`Expected risk without one of the columns`;
  return [
    {
      kind: 'figure',
      name,
      caption: t`Without ${names[0]} the expected risk is ${formatShare(listed[0].without)}; with all columns ${formatShare(risk)}.`,
      heads: [t`Column left out`, t`Expected risk`],
      rows: listed.map(({ without }, i) => [names[i], formatShare(without)]),
      draw: () =>
        bars({
          ...FIGURE,
          title: name,
          axis: { label: t`Expected risk`, to: 1, percent: true },
          categories: names,
          series: [{ label: t`expected risk`, values: listed.map(({ without }) => without) }],
          written: formatShare,
        }),
    },
  ];
}

function curveFigure({ curve, rows }: Prediction): Block[] {
  if (curve.length < 2) return [];
  const name = t`Expected risk by the number of records`;
  const own = curve.find(({ records }) => records === rows) ?? curve[0];
  return [
    {
      kind: 'figure',
      name,
      caption: t`With ${formatCountOf(own.records, t`record`, t`records`)} the expected risk is ${formatShare(own.expectedOrr)}.`,
      heads: [t`Records`, t`Expected risk`],
      rows: curve.map(({ records, expectedOrr }) => [formatCount(records), formatShare(expectedOrr)]),
      draw: () =>
        lines({
          ...FIGURE,
          title: name,
          x: { label: t`Records`, scale: 'logarithmic' },
          y: { label: t`Expected risk`, from: 0, to: 1, percent: true },
          series: [
            {
              label: t`expected risk`,
              points: curve.map(({ records, expectedOrr }) => [records, expectedOrr] as const),
            },
          ],
        }),
    },
  ];
}

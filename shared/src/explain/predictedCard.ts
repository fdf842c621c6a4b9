/** The card of what statistics lead one to expect of a whole table; beside the truth where the data are there. */
import type { Contradictions, DrawNumbers, Law, Prediction } from '../predicting/index.ts';
import type { Statistics } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import { bars } from './bars.ts';
import type { Card, CardSection, CardValue } from './card.ts';
import { formatBits, formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

/** What was counted in the data that lie beside statistics, and where both contradict each other. */
export interface CountedRisk extends Contradictions {
  /** Undefined where the data lack a column that rows are compared on, or their rows are noise. */
  readonly orr: number | undefined;
  /** Positions in the statistics of compared columns that hold answers of randomised response in the data. */
  readonly noised: readonly number[];
}

/** Columns that are listed as drivers. */
const MOST_DRIVERS = 12;
/** Numbers of records no further from that of all of them, as a share of it, are not told beside it. */
const NEAR = 0.1;

/** `counted`: if the data are there; `caveats`: what the statistics leave out. */
export function predictedCard(
  title: string,
  prediction: Prediction,
  counted?: CountedRisk,
  caveats: readonly string[] = [],
): Card {
  const { statistics, columns } = prediction;
  const names = nameList(columns.map((column) => statistics.columns[column].name));
  const records = formatCountOf(statistics.rows, t`record`, t`records`);
  const isSuppressed = statistics.columns.some(({ suppressed }) => suppressed !== undefined);
  return {
    title,
    // What is asked comes first: an editor shows the first lines only.
    sentences: [
      riskSentence(prediction),
      ...caveats,
      ...(counted ? countedSentences(prediction, counted) : []),
      t`${records}, known by ${formatCountOf(columns.length, t`column`, t`columns`)}: ${names}.`,
      lawSentence(prediction.law),
      ...(isSuppressed ? [t`Small counts are kept back; the records they stand for are shared out evenly.`] : []),
      ...(prediction.overall.complete === false
        ? [t`There was no time for all random tables or pairs, so what is told by them is rough.`]
        : []),
    ],
    values: riskValues(prediction, counted),
    sections: [driverSection(prediction), curveSection(prediction), entropySection(prediction)],
  };
}

/** R3A's bounds do not hold on real data (measures.md 1.1), which is said wherever a prediction is shown. */
export function lawSentence(law: Law): string {
  if (law === 'tree')
    return t`The prediction keeps the tree of pairs of columns that is told; on parts of a census such a prediction was off by up to 7 percentage points.`;
  if (law === 'pairs')
    return t`The prediction keeps the frequent pairs of values that are told; on parts of a census such a prediction was off by up to 19 percentage points.`;
  return t`The prediction takes columns as independent. Where they depend on each other the risk is usually smaller: on parts of a census this was off by up to 50 percentage points, and with the tree of pairs by up to 7.`;
}

function riskSentence({ risk }: Prediction): string {
  return t`The risk to expect is ${formatShare(risk)}: the chance to pick the right record among those that look alike, on average.`;
}

function countedSentences({ statistics }: Prediction, counted: CountedRisk): string[] {
  const { orr } = counted;
  return [
    ...(orr === undefined ? [] : [t`Counted in the data it is ${formatShare(orr)}.`]),
    ...noisedSentence(statistics, counted),
    ...contradictionSentences(statistics, counted),
  ];
}

/** A noised row is nobody's row (SEI, measures.md 5.1.9), and what is counted in such rows is not of people. */
function noisedSentence({ columns }: Statistics, { noised }: CountedRisk): string[] {
  if (noised.length === 0) return [];
  const names = nameList(noised.map((place) => columns[place].name));
  return [
    t`The data hold answers of randomised response in ${names}: no row is anybody's, so none is counted, and what is predicted from counts of answers is not about people.`,
  ];
}

/** Where the data are not those that the statistics are of. */
function contradictionSentences(
  { rows, columns }: Statistics,
  { rows: found, lacking, unlike }: Contradictions,
): string[] {
  const names = (places: readonly number[]) => nameList(places.map((place) => columns[place].name));
  return [
    ...(found === rows
      ? []
      : [t`The data have ${formatCountOf(found, t`row`, t`rows`)} by now, so these are not their statistics.`]),
    ...(lacking.length > 0 ? [t`The data do not have what is told of here: ${names(lacking)}.`] : []),
    ...(unlike.length > 0
      ? [t`In the data the values of ${names(unlike)} occur otherwise, so these are not their statistics.`]
      : []),
  ];
}

/** Whether the data are others than those that the statistics are of. */
export function isContradicted({ rows }: Statistics, found: Contradictions): boolean {
  return found.rows !== rows || found.lacking.length > 0 || found.unlike.length > 0;
}

function methodName(method: 'exact' | 'grid' | 'binomial'): string {
  if (method === 'exact') return t`Expected risk (exact mean)`;
  return method === 'grid' ? t`Expected risk (mean on a grid)` : t`Expected risk (binomial mean)`;
}

function riskValues({ overall }: Prediction, counted: CountedRisk | undefined): CardValue[] {
  const { algorithm1, algorithm2, treeOrr } = overall;
  return [
    ...(counted?.orr === undefined ? [] : [{ name: t`Counted in the data`, value: formatShare(counted.orr) }]),
    { name: methodName(overall.expectedOrrMethod), value: formatShare(overall.expectedOrr) },
    ...(algorithm1 ? [{ name: t`Random tables (Algorithm 1)`, value: drawsText(algorithm1) }] : []),
    ...(algorithm2 ? [{ name: t`With frequent pairs (Algorithm 2)`, value: drawsText(algorithm2) }] : []),
    ...(treeOrr === undefined ? [] : [{ name: t`With the tree of pairs`, value: formatShare(treeOrr) }]),
  ];
}

/** One draw has no spread. */
function drawsText({ mean, sd, low, high, draws }: DrawNumbers): string {
  if (draws === 1) return t`${formatShare(mean)} in 1 draw`;
  return t`${formatShare(mean)} ± ${formatShare(sd)} (${formatShare(low)} to ${formatShare(high)} in ${formatCount(draws)} draws)`;
}

function entropySection({ overall }: Prediction): CardSection {
  return {
    title: t`Entropy`,
    sentences: [],
    values: [
      { name: t`At most, if no two records were alike`, value: formatBits(overall.entropyMax) },
      { name: t`Of the columns together`, value: formatBits(overall.entropyExperience) },
      { name: t`To expect of the records`, value: formatBits(overall.entropyRandomExact) },
    ],
  };
}

function driverSection({ drivers = [], ...prediction }: Prediction): CardSection {
  return {
    title: t`Which column drives it`,
    sentences: [
      drivers.length > 0
        ? t`The risk to expect if one column were left out.`
        : t`There was no time to leave out each of ${formatCountOf(prediction.columns.length, t`column`, t`columns`)}.`,
    ],
    values: drivers
      .slice(0, MOST_DRIVERS)
      .map(({ column, without }) => ({ name: shownName(column), value: formatShare(without) })),
  };
}

function curveSection({ curve, isCurveComplete, rows }: Prediction): CardSection {
  // 30,000 tells nothing beside 30,162.
  const points = curve.filter(({ records }) => records === rows || Math.abs(records - rows) > NEAR * rows);
  return {
    title: t`More or fewer records`,
    sentences: [
      t`The risk to expect of so many of the records, or of more with the same shares of values.`,
      ...(isCurveComplete ? [] : [t`For some numbers of records there was no time or no room.`]),
      ...(points.length > 1 ? [bars(points.map(({ expectedOrr }) => expectedOrr))] : []),
    ],
    values: points.map(({ records, expectedOrr }) => ({
      name:
        records === rows
          ? t`All ${formatCountOf(records, t`record`, t`records`)}`
          : formatCountOf(records, t`record`, t`records`),
      value: formatShare(expectedOrr),
    })),
  };
}

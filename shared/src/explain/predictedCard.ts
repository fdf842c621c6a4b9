/** The card of the risk that statistics suggest for a whole table; beside the counted risk where the data are there. */
import type { Contradictions, DrawNumbers, Law, Prediction } from '../predicting/index.ts';
import type { Statistics } from '../statistics/index.ts';
import { t } from '../words/index.ts';
import { bars } from './bars.ts';
import type { Card, CardSection, CardValue } from './card.ts';
import { formatBits, formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

/** The risk counted in the data beside the statistics, and where both contradict each other. */
export interface CountedRisk extends Contradictions {
  /** Undefined where the data lack a column that rows are compared on, or their rows are noise. */
  readonly orr: number | undefined;
  /** Positions in the statistics of compared columns that hold answers of randomised response in the data. */
  readonly noised: readonly number[];
}

/** Columns that are listed as drivers. */
const MOST_DRIVERS = 12;
/** A number of records this close to that of all records, as a share of it, adds nothing and is left out. */
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
    // The answer comes first: an editor shows the first lines only.
    sentences: [
      riskSentence(prediction),
      ...caveats,
      ...(counted ? countedSentences(prediction, counted) : []),
      t`${records}, known by ${formatCountOf(columns.length, t`column`, t`columns`)}: ${names}.`,
      lawSentence(prediction.law),
      ...(isSuppressed ? [t`Small counts are kept back; their records are shared out evenly.`] : []),
      ...(prediction.overall.complete === false
        ? [t`There was no time for all random tables or pairs, so these numbers are rough.`]
        : []),
    ],
    values: riskValues(prediction, counted),
    sections: [driverSection(prediction), curveSection(prediction), entropySection(prediction)],
  };
}

/** R3A's bounds do not hold on real data (measures.md 1.1), which is said wherever a prediction is shown. */
export function lawSentence(law: Law): string {
  if (law === 'tree')
    return t`The prediction keeps the given tree of pairs of columns; on parts of a census it was off by up to 7 percentage points.`;
  if (law === 'pairs')
    return t`The prediction keeps the given frequent pairs of values; on parts of a census it was off by up to 19 percentage points.`;
  return t`The prediction takes columns as independent. Where they depend on each other the risk is usually smaller: on parts of a census this was off by up to 50 percentage points, and with the tree of pairs by up to 7.`;
}

function riskSentence({ risk }: Prediction): string {
  return t`The expected risk is ${formatShare(risk)}: the average chance to pick the right record among those that look alike.`;
}

function countedSentences({ statistics }: Prediction, counted: CountedRisk): string[] {
  const { orr } = counted;
  return [
    ...(orr === undefined ? [] : [t`In the data it is ${formatShare(orr)}.`]),
    ...noisedSentence(statistics, counted),
    ...contradictionSentences(statistics, counted),
  ];
}

/** A noised row describes nobody (SEI, measures.md 5.1.9), so counts of these rows are not about people. */
function noisedSentence({ columns }: Statistics, { noised }: CountedRisk): string[] {
  if (noised.length === 0) return [];
  const names = nameList(noised.map((place) => columns[place].name));
  return [
    t`The data hold answers of randomised response in ${names}: the rows describe nobody, so none is counted, and a prediction from counts of answers is not about people.`,
  ];
}

/** Where the statistics are about other data. */
function contradictionSentences(
  { rows, columns }: Statistics,
  { rows: found, lacking, unlike }: Contradictions,
): string[] {
  const names = (places: readonly number[]) => nameList(places.map((place) => columns[place].name));
  return [
    ...(found === rows
      ? []
      : [t`The data have ${formatCountOf(found, t`row`, t`rows`)} now, so these are not their statistics.`]),
    ...(lacking.length > 0 ? [t`The data lack columns that are counted here: ${names(lacking)}.`] : []),
    ...(unlike.length > 0
      ? [t`In the data the values of ${names(unlike)} have other frequencies, so these are not their statistics.`]
      : []),
  ];
}

/** Whether the statistics are about other data. */
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
      { name: t`Maximum, if no two records were alike`, value: formatBits(overall.entropyMax) },
      { name: t`Columns together`, value: formatBits(overall.entropyExperience) },
      { name: t`Expected of the records`, value: formatBits(overall.entropyRandomExact) },
    ],
  };
}

function driverSection({ drivers = [], ...prediction }: Prediction): CardSection {
  return {
    title: t`Which column drives it`,
    sentences: [
      drivers.length > 0
        ? t`The expected risk if one column were left out.`
        : t`There was no time to leave out each of ${formatCountOf(prediction.columns.length, t`column`, t`columns`)}.`,
    ],
    values: drivers
      .slice(0, MOST_DRIVERS)
      .map(({ column, without }) => ({ name: shownName(column), value: formatShare(without) })),
  };
}

function curveSection({ curve, isCurveComplete, rows }: Prediction): CardSection {
  // 30,000 adds nothing beside 30,162.
  const points = curve.filter(({ records }) => records === rows || Math.abs(records - rows) > NEAR * rows);
  return {
    title: t`More or fewer records`,
    sentences: [
      t`The expected risk for so many of the records, or for more with the same shares of values.`,
      ...(isCurveComplete ? [] : [t`For some numbers of records there was no time or no memory.`]),
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

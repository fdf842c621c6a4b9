/** Checks statistics, in a file of their own or in a schema: what is wrong with them, and what they lead one to expect, with no data at hand. */
import type { Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { formatCountOf, formatShare, isContradicted, shownFile, shownName } from '@quasi/shared/explain';
import {
  hasStatistics,
  readStatisticsDocument,
  type StatedStatistics,
  statisticsOfResource,
} from '@quasi/shared/predicting';
import { type FilePlace, namesData, type Resource } from '@quasi/shared/schema';
import { configPath, isBroken, isFile, readSchemaFile, topFolder } from '../files/index.ts';
import {
  countedRisk,
  dataBeside,
  dataOfResource,
  findingsBeside,
  isStatisticsName,
  predictedRisk,
} from '../predictedRisk.ts';
import type { DataReader } from './dataReader.ts';
import type { StatisticsReport } from './emitters/emitter.ts';
import { locatedInTexts } from './locatedInTexts.ts';
import { readBeside, tellCaveats, textOf } from './predicting/statisticsIn.ts';
import type { ReportPages } from './reporting/reportPages.ts';

/** Statistics that a path stands for: those of a file, or of a table of a schema. */
export interface StatedPart {
  readonly path: string;
  readonly resource: Resource | undefined;
}

/** None where a path is data, or a schema that states none. */
export function statisticsAt(path: string): readonly StatedPart[] {
  if (path === '-') return [];
  if (isStatisticsName(path)) return [{ path, resource: undefined }];
  if (!namesData(path) || !isFile(path)) return [];
  const whole = configPath(path);
  const schema = readSchemaFile(whole, topFolder(whole, configPath('.')));
  // A schema that has no effect is reported where its data are looked for.
  return (isBroken(schema) ? [] : schema.resources).filter(hasStatistics).map((resource) => ({ path, resource }));
}

/** `text`: of a file of statistics. `settings`: of what they stand in. `budget`: seconds for the random tables. */
export function* checkStatistics(
  { path, resource }: StatedPart,
  text: string | undefined,
  settings: Settings,
  readData: DataReader,
  budget: number | undefined,
  pages: ReportPages | undefined,
): Work<StatisticsReport> {
  const { stated, place, data } = yield* statedAt({ path, resource }, text);
  if (resource && stated.statistics) tellCaveats(path, resource, stated.statistics);
  const { prediction, findings: own, facts } = yield* predictedRisk(stated, place, settings, budget);
  const found =
    prediction && data !== undefined ? readData({ path: data, schema: resource ? path : undefined }) : undefined;
  const counted = prediction && found && (yield* countedRisk(found, prediction));
  const findings = counted ? findingsBeside(facts, stated, counted) : own;
  const { statistics } = stated;
  const parts = [
    ...(resource?.name === undefined ? [] : [shownName(resource.name)]),
    ...(statistics
      ? [
          formatCountOf(statistics.rows, 'record', 'records'),
          formatCountOf(statistics.columns.length, 'column', 'columns'),
        ]
      : []),
    prediction ? `risk to expect ${formatShare(prediction.risk)}` : 'nothing predicted',
    ...(counted?.orr === undefined ? [] : [`counted in the data ${formatShare(counted.orr)}`]),
    ...(counted && counted.noised.length > 0 ? ['counts of answers, not of people'] : []),
    ...(statistics && counted && isContradicted(statistics, counted) ? ['not the statistics of these data'] : []),
  ];
  return {
    file: path,
    summary: parts.join(' · '),
    // Of statistics only headlines are printed.
    findings: locatedInTexts(
      findings.map(({ details, ...headline }) => headline),
      { path, text },
    ),
    page: pages?.ofStatistics(nameOf(path, resource), prediction),
  };
}

/** `people.stats.json`; `datapackage.json: visits` */
function nameOf(path: string, resource: Resource | undefined): string {
  return resource?.name === undefined ? shownFile(path) : `${shownFile(path)}: ${shownName(resource.name)}`;
}

interface Stated {
  readonly stated: StatedStatistics;
  readonly place: FilePlace;
  readonly data: string | undefined;
}

/** `text`: of a file of statistics. */
function statedAt({ path, resource }: StatedPart, text: string | undefined): Work<Stated> {
  return resource ? ofResource(resource, path) : ofFile(path, text ?? '');
}

function* ofFile(path: string, text: string): Work<Stated> {
  const whole = configPath(path);
  const document = yield* readStatisticsDocument(whole, text);
  return { stated: document, place: document.head, data: dataBeside(whole) };
}

function* ofResource(resource: Resource, path: string): Work<Stated> {
  const stated = (yield* statisticsOfResource(resource, readBeside(path))) ?? {
    statistics: undefined,
    problems: [],
    columnPlaces: [],
  };
  const own = resource.quasi.trees.get('quasi:statistics');
  const place = own ? { path: own.path, offset: own.key.offset, length: own.key.length } : resource.place;
  return { stated, place, data: dataOfResource(resource) };
}

/** Of a file of statistics; undefined where they are in a schema. */
export async function textOfStatistics({ path, resource }: StatedPart): Promise<string | undefined> {
  return resource ? undefined : (await textOf(path)).replace(/^\uFEFF/, '');
}

/** Judges records that somebody types: finds what to judge by, keeps it as long as the text is the same, and keeps nothing that was typed. */
import type { Work } from '@quasi/shared/analysis';
import { nameOf, type Settings } from '@quasi/shared/config';
import { type FoundReleases, shownName, toMarkdown, toText } from '@quasi/shared/explain';
import { hasStatistics, statisticsOfResource } from '@quasi/shared/predicting';
import type { JudgeRecordParams, JudgeRecordResult, RecordForm, RecordFormParams } from '@quasi/shared/protocol';
import type { Resource } from '@quasi/shared/schema';
import { t } from '@quasi/shared/words';
import { caveatsOf } from '../caveats.ts';
import { pathOf } from '../config/configFile.ts';
import { isNamedAsSchema } from '../described/patterns.ts';
import { statisticsFile } from '../described/schemas/schemaReview.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { isBroken } from '../files/index.ts';
import { isStatisticsName } from '../predictedRisk.ts';
import { contentModified, refusal } from '../refusal.ts';
import type { Task } from '../scheduler.ts';
import type { Session } from '../session.ts';
import { dataSource } from './dataSource.ts';
import { byStatistics, columnsOf, judged, nothingToJudge, type RecordSource, releasesOf } from './recordSource.ts';

/** A request waits for the whole file to be looked at. */
const MILLISECONDS_TO_ANSWER = 60_000;

interface Kept {
  readonly key: string;
  readonly source: RecordSource;
  readonly releases: Task<FoundReleases | undefined>;
}

export class RecordDesk {
  /** Of the document that was asked about last. */
  #kept: Kept | undefined;

  constructor(private readonly session: Session) {}

  async form({ uri, table }: RecordFormParams): Promise<RecordForm> {
    const tables = table === undefined ? await this.#tablesOf(uri) : [];
    if (tables.length > 1) return { tables, columns: [] };
    const { source } = await this.#at(uri, table);
    const columns = columnsOf(source);
    if (columns.length === 0) throw refusal(nothingToJudge());
    return { tables: [], columns };
  }

  async judge({ uri, table, values }: JudgeRecordParams): Promise<JudgeRecordResult> {
    const { source, releases } = await this.#at(uri, table);
    const columns = columnsOf(source);
    if (values.length !== columns.length) throw contentModified();
    const lacking = columns.find(({ canBeMissing }, i) => values[i] === '' && !canBeMissing);
    if (lacking) throw refusal(t`Every record has a value of ${lacking.name}: choose or type one.`);
    const { outcome } = this.session.scheduler.run(judged(source, values), 'answer');
    const judging = await outcome;
    const verdict = judging.finished ? judging.value : undefined;
    if (!verdict) throw refusal(t`Nobody in the population can have these values.`);
    const found = await releases.outcome;
    const card = verdict.cardWith(found.finished ? found.value : undefined);
    return { markdown: toMarkdown(card), text: toText(card) };
  }

  async #at(uri: string, table: string | undefined): Promise<Kept> {
    const settings = await this.session.settingsOf(uri);
    const key = JSON.stringify([uri, table, await this.#stateOf(uri), settings]);
    if (this.#kept?.key === key) return this.#kept;
    const source = await this.#sourceOf(uri, table, settings);
    if (this.#kept?.key === key) return this.#kept;
    this.#kept?.releases.drop();
    // Looked for while values are typed; the judgement that needs it hears of a failure.
    const releases = this.session.scheduler.run(releasesOf(source), 'findings');
    releases.outcome.catch(() => undefined);
    this.#kept = { key, source, releases };
    return this.#kept;
  }

  /** Differs if what is judged by may. */
  async #stateOf(uri: string): Promise<string> {
    const { described, schemas } = this.session;
    const watch = this.session.watch(uri);
    if (watch) return `data ${watch.document.version} ${watch.document.key}`;
    const path = pathOf(uri) ?? '';
    if (!isNamedAsSchema(path)) return `statistics ${described.open.get(path)?.state}`;
    const { paths } = await schemas.read(path);
    const read = [...paths, ...(await this.#resourcesOf(path)).flatMap(statisticsFile)];
    return read.map((each) => schemas.stateOf(each)).join();
  }

  async #sourceOf(uri: string, table: string | undefined, settings: Settings): Promise<RecordSource> {
    const watch = this.session.watch(uri);
    const path = pathOf(uri) ?? '';
    if (watch) return this.#sourceOfData(watch);
    if (isStatisticsName(path)) {
      const statistics = this.session.statistics.statisticsAt(uri);
      if (statistics) return byStatistics(statistics, settings.population, settings);
      throw refusal(t`The statistics cannot be read; the problems say why.`);
    }
    const resources = await this.#resourcesOf(path);
    const resource = table === undefined ? resources[0] : resources[tableLabels(resources).indexOf(table)];
    const { schemas } = this.session;
    const stated = resource && (await this.#run(statisticsOfResource(resource, (each) => schemas.textOf(each))));
    if (!stated?.statistics) throw refusal(t`It says nothing of how often values occur; "quasi:statistics" does.`);
    const { statistics } = stated;
    return byStatistics(statistics, resource.quasi.said['quasi:population'], settings, caveatsOf(resource, statistics));
  }

  async #sourceOfData(watch: DocumentWatch): Promise<RecordSource> {
    const analysis = watch.settled();
    if (!analysis) throw contentModified();
    const found = await watch.answer(dataSource(analysis), MILLISECONDS_TO_ANSWER);
    if (watch.settled() !== analysis) throw contentModified();
    if (!found) throw refusal(t`It takes too long to look at the whole file.`);
    if ('problem' in found) throw refusal(found.problem);
    return found.source;
  }

  async #tablesOf(uri: string): Promise<string[]> {
    const path = pathOf(uri) ?? '';
    return this.session.watch(uri) || isStatisticsName(path) ? [] : tableLabels(await this.#resourcesOf(path));
  }

  async #resourcesOf(path: string) {
    if (!isNamedAsSchema(path)) return [];
    const schema = await this.session.schemas.read(path);
    if (isBroken(schema))
      throw refusal(t`Put right what is wrong in the schema first: until then nothing of it counts.`);
    return schema.resources.filter(hasStatistics);
  }

  async #run<T>(work: Work<T>): Promise<T | undefined> {
    const outcome = await this.session.scheduler.run(work, 'answer').outcome;
    return outcome.finished ? outcome.value : undefined;
  }
}

/** What the tables of a schema are called where one of them is to be chosen: by their names, else by their files, each differently. */
function tableLabels(resources: readonly Pick<Resource, 'name' | 'title' | 'files'>[]): string[] {
  const own = resources.map(({ name, title, files: [file] }) =>
    shownName(name || title || (file ? nameOf(file.value) : '')),
  );
  return own.map((label, i) => {
    if (label === '') return t`Table ${i + 1}`;
    return own.indexOf(label) === own.lastIndexOf(label) ? label : t`${label} (table ${i + 1})`;
  });
}

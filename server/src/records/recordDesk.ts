/** Judges records that somebody types: finds what to judge by, keeps it as long as the text is the same, and keeps nothing that was typed. */
import type { Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { type FoundReleases, shownName, toMarkdown, toText } from '@quasi/shared/explain';
import { hasStatistics, statisticsOf, statisticsOfResource } from '@quasi/shared/predicting';
import type { JudgeRecordParams, JudgeRecordResult, RecordForm, RecordFormParams } from '@quasi/shared/protocol';
import { isSchemaName } from '@quasi/shared/schema';
import type { Statistics } from '@quasi/shared/statistics';
import { t } from '@quasi/shared/words';
import { pathOf } from '../config/configFile.ts';
import { statisticsFile } from '../described/schemas/schemaReview.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import { EDITOR_BUDGET } from '../findings.ts';
import { isStatisticsName } from '../predictedRisk.ts';
import { contentModified, refusal } from '../refusal.ts';
import type { Task } from '../scheduler.ts';
import type { Session } from '../session.ts';
import { answersOf } from './answersOf.ts';
import { columnsOf, judged, nothingToJudge, type RecordSource, releasesOf } from './recordSource.ts';

/** Who asks waits for the whole file to be looked at. */
const MILLISECONDS_TO_ANSWER = 60_000;
/** The same as `quasi statistics`. */
const SEED = 1;

interface Kept {
  readonly key: string;
  readonly source: RecordSource;
  readonly releases: Task<FoundReleases | undefined>;
}

export class RecordDesk {
  readonly #session: Session;
  /** Of the document that was asked about last. */
  #kept: Kept | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  async form({ uri, table }: RecordFormParams): Promise<RecordForm> {
    const tables = table === undefined ? await this.#tablesOf(uri) : [];
    if (tables.length > 1) return { tables: tables.map(shownName), columns: [] };
    const { source } = await this.#at(uri, table);
    const columns = columnsOf(source);
    if (columns.length === 0) throw refusal(nothingToJudge());
    return { tables: [], columns };
  }

  async judge({ uri, table, values }: JudgeRecordParams): Promise<JudgeRecordResult> {
    const { source, releases } = await this.#at(uri, table);
    if (values.length !== columnsOf(source).length) throw contentModified();
    const found = await releases.outcome;
    const work = judged(source, values, found.finished ? found.value : undefined);
    const { outcome } = this.#session.scheduler.run(work, 'answer');
    const judging = await outcome;
    const card = judging.finished ? judging.value : undefined;
    if (!card) throw refusal(t`Nobody in the population can have these values.`);
    return { markdown: toMarkdown(card), text: toText(card) };
  }

  async #at(uri: string, table: string | undefined): Promise<Kept> {
    const settings = await this.#session.settingsOf(uri);
    const key = JSON.stringify([uri, table, await this.#stateOf(uri), settings]);
    if (this.#kept?.key === key) return this.#kept;
    const source = await this.#sourceOf(uri, table, settings);
    if (this.#kept?.key === key) return this.#kept;
    this.#kept?.releases.drop();
    // Looked for while values are typed; whoever judges hears of a failure.
    const releases = this.#session.scheduler.run(releasesOf(source), 'findings');
    releases.outcome.catch(() => undefined);
    this.#kept = { key, source, releases };
    return this.#kept;
  }

  /** Differs if what is judged by may. */
  async #stateOf(uri: string): Promise<string> {
    const { described, schemas } = this.#session;
    const watch = this.#session.watch(uri);
    if (watch) return `data ${watch.document.version} ${watch.document.databaseStates}`;
    const path = pathOf(uri) ?? '';
    if (!isSchemaName(path)) return `statistics ${described.open.get(path)?.state}`;
    const { paths } = await schemas.read(path);
    const read = [...paths, ...(await this.#resourcesOf(path)).flatMap(statisticsFile)];
    return read.map((each) => schemas.stateOf(each)).join();
  }

  async #sourceOf(uri: string, table: string | undefined, settings: Settings): Promise<RecordSource> {
    const watch = this.#session.watch(uri);
    const path = pathOf(uri) ?? '';
    if (watch) return this.#sourceOfData(watch, settings);
    if (isStatisticsName(path)) {
      const statistics = this.#session.statistics.statisticsAt(uri);
      if (statistics) return byStatistics(statistics, settings.population, settings);
      throw refusal(t`The statistics cannot be read; the problems say why.`);
    }
    const resources = await this.#resourcesOf(path);
    const resource = resources.find(({ name }) => table === undefined || shownName(name ?? '') === table);
    const { schemas } = this.#session;
    const stated = resource && (await this.#run(statisticsOfResource(resource, (each) => schemas.textOf(each))));
    if (!stated?.statistics) throw refusal(t`It says nothing of how often values occur; "quasi:statistics" does.`);
    return byStatistics(stated.statistics, resource?.quasi.said['quasi:population'], settings);
  }

  async #sourceOfData(watch: DocumentWatch, settings: Settings): Promise<RecordSource> {
    const analysis = watch.settled();
    if (!analysis) throw contentModified();
    const answer = async <T>(work: Work<T>): Promise<T | undefined> => {
      const value = await watch.answer(work, MILLISECONDS_TO_ANSWER);
      if (watch.settled() !== analysis) throw contentModified();
      return value;
    };
    const facts = await answer(analysis.profile());
    if (facts?.protection?.isWhole) {
      const people = await answer(analysis.peopleBehind(EDITOR_BUDGET));
      if (!people) throw refusal(nothingToJudge());
      return { kind: 'people', people, columns: answersOf(analysis.table, people) };
    }
    const names = analysis.table.columns.map(({ name }) => name);
    const twice = names.find((name, i) => names.indexOf(name) < i);
    if (twice !== undefined) {
      throw refusal(t`Two columns are called ${shownName(twice)}; statistics need a name for each.`);
    }
    const request = { columns: undefined, withheld: [], below: undefined, pairs: true, tree: true };
    const made = await answer(statisticsOf(analysis, { ...request, seed: SEED, budget: EDITOR_BUDGET }));
    if (!made) throw refusal(t`It takes too long to look at the whole file.`);
    const population = await answer(analysis.population());
    return byStatistics(made.statistics, population?.size, settings);
  }

  async #tablesOf(uri: string): Promise<string[]> {
    const path = pathOf(uri) ?? '';
    return this.#session.watch(uri) || isStatisticsName(path)
      ? []
      : (await this.#resourcesOf(path)).map(({ name }) => name ?? '');
  }

  async #resourcesOf(path: string) {
    return isSchemaName(path) ? (await this.#session.schemas.read(path)).resources.filter(hasStatistics) : [];
  }

  async #run<T>(work: Work<T>): Promise<T | undefined> {
    const outcome = await this.#session.scheduler.run(work, 'answer').outcome;
    return outcome.finished ? outcome.value : undefined;
  }
}

/** A population is at least as large as the table that is taken from it. */
function byStatistics(statistics: Statistics, population: number | undefined, settings: Settings): RecordSource {
  const size = Math.max(population ?? statistics.rows, statistics.rows);
  return { kind: 'statistics', statistics, population: size, limit: settings.rules['weak-noise'].share };
}

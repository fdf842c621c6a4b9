/**
 * Publishes what is wrong with the schemas that are open or in force, and what an open one and its data say against each other;
 * takes back what no longer is.
 */
import type { Work } from '@quasi/shared/analysis';
import { folderOf, joined, nameOf, type Settings, settingsFor } from '@quasi/shared/config';
import type { CountedRisk } from '@quasi/shared/explain';
import { hasStatistics, type Prediction, type StatedStatistics, statisticsOfResource } from '@quasi/shared/predicting';
import { type ConfigFinding, runSchemaRules, type StatisticsFacts, type StatisticsFinding } from '@quasi/shared/rules';
import type { Resource, Schema } from '@quasi/shared/schema';
import { uriOf } from '../../config/configFile.ts';
import { isBroken } from '../../files/index.ts';
import { describedFindings, EDITOR_BUDGET } from '../../findings.ts';
import { countedIn, dataOfResource, findingsBeside, predictedRisk } from '../../predictedRisk.ts';
import type { Task } from '../../scheduler.ts';
import type { Session } from '../../session.ts';
import { today } from '../../today.ts';
import { toDiagnosticInText } from '../../toLsp.ts';
import { dropChanges } from '../changeSoon.ts';
import { isCheckedBySchema } from '../patterns.ts';
import { type DescribedFile, dataOfSchema } from './dataOfSchema.ts';
import type { DescribedData } from './describedData.ts';

/** So many are told of one file; who mends these sees the next. */
const MOST_DIAGNOSTICS = 500;

/** What the counts that a schema states lead one to expect of a table, and the truth where its data are at hand. */
export interface ExpectedOfTable {
  readonly stated: StatedStatistics;
  readonly prediction: Prediction | undefined;
  readonly facts: StatisticsFacts;
  counted: CountedRisk | undefined;
}

export class SchemaReview {
  #shown: ReadonlySet<string> = new Set();
  #looked: readonly unknown[] = [];
  #task: Task<ConfigFinding[]> | undefined;
  /** Another number for each look. */
  #looks = 0;
  readonly #files = new Map<string, readonly DescribedFile[]>();
  readonly #expected = new Map<Resource, ExpectedOfTable>();

  constructor(
    private readonly session: Session,
    private readonly data: DescribedData,
    private readonly holds: (path: string) => boolean,
  ) {}

  look(): void {
    const { schemas, described, schemasInForce, abilities, configWatcher, configs } = this.session;
    const open = described.open.paths.filter(this.holds).flatMap((path) => schemas.current(path) ?? []);
    const listed = open.flatMap((schema) => (schema.isUnreadable ? [] : this.filesOf(schema)));
    const inForce = schemasInForce.filter((schema) => !open.includes(schema));
    // Once they have been read, this is asked again; until then what was found stays.
    if (schemas.isReading) return;
    const day = today();
    const looked = [
      day,
      ...open,
      ...open.map(({ path }) => configs.for(path)),
      ...inForce,
      ...open.flatMap(({ resources }) => resources.flatMap(statisticsFile)).map((path) => schemas.stateOf(path)),
      ...listed.flatMap(({ path }) => [this.data.stateOf(path), configs.for(path)]),
    ];
    if (looked.length === this.#looked.length && looked.every((each, i) => each === this.#looked[i])) return;
    this.#looked = looked;
    if (abilities.fileWatching)
      void configWatcher.add([...open.flatMap(({ paths }) => paths), ...listed.map(({ path }) => path)]);
    this.data.keepOnly(new Set(open.flatMap((schema) => this.filesOf(schema).map(({ path }) => path))));
    const isMeant = (schema: Schema) =>
      inForce.includes(schema) || schemasInForce.includes(schema) || tellsWhatItIs(schema);
    const own = [...open, ...inForce].flatMap((schema) => (isMeant(schema) ? this.#ownFindings(schema) : []));
    void this.#lookAtData(own, open, listed);
  }

  /** Once it has been worked out. */
  expectedOf(resource: Resource): ExpectedOfTable | undefined {
    return this.#expected.get(resource);
  }

  /** The data files of an open schema; while it cannot be read, as it is in typing, those it had before. */
  filesOf(schema: Schema): readonly DescribedFile[] {
    const known = this.#files.get(schema.path);
    if (known && schema.isUnreadable) return known;
    const files = dataOfSchema(this.session.schemas, schema);
    this.#files.set(schema.path, files);
    return files;
  }

  stop(): void {
    this.#looks++;
    this.#task?.drop();
    for (const { prediction } of this.#expected.values()) dropChanges(prediction);
  }

  /** What was expected of tables of texts that are no more. */
  #forgetOthers(counted: readonly Resource[]): void {
    const kept = new Set(counted);
    for (const resource of this.#expected.keys()) if (!kept.has(resource)) this.#expected.delete(resource);
  }

  #ownFindings(schema: Schema): ConfigFinding[] {
    const config = this.session.configs.for(schema.path);
    return runSchemaRules({ schema }, settingsFor({}, config, schema.path));
  }

  async #lookAtData(
    own: readonly ConfigFinding[],
    open: readonly Schema[],
    listed: readonly DescribedFile[],
  ): Promise<void> {
    this.stop();
    const look = this.#looks;
    // Nothing vanishes for a moment: what may be found again is waited for.
    const { publisher, schemas } = this.session;
    const isFirst = open.some(({ path }) => !publisher.hasPublished(schemas.documentOf(path).uri));
    const counted = open.flatMap(({ resources }) => resources.filter(hasStatistics));
    this.#forgetOthers(counted);
    const isEverything = listed.length + counted.length === 0;
    if (isFirst || isEverything) this.#publish(own, open);
    if (isEverything) return;
    const settings = await Promise.all(listed.map(({ path }) => this.session.settingsOf(uriOf(path))));
    const settingsOfCounts = await Promise.all(counted.map(({ place }) => this.session.settingsOf(uriOf(place.path))));
    if (look !== this.#looks) return;
    const task = this.session.scheduler.run(this.#findings(counted, settingsOfCounts, listed, settings), 'findings');
    this.#task = task;
    try {
      const outcome = await task.outcome;
      // What was found of another text would stand in wrong places; that text is looked at soon.
      const isCurrent = open.every((schema) => schemas.current(schema.path) === schema);
      if (outcome.finished && look === this.#looks && isCurrent) this.#publish([...own, ...outcome.value], open);
    } catch (error) {
      const [first] = open;
      if (first) publisher.fail(schemas.documentOf(first.path).uri, undefined, error);
    }
  }

  *#findings(
    counted: readonly Resource[],
    settingsOfCounts: readonly Settings[],
    listed: readonly DescribedFile[],
    settings: readonly Settings[],
  ): Work<ConfigFinding[]> {
    const findings: ConfigFinding[] = [];
    const ofCounts = new Map<Resource, readonly ConfigFinding[]>();
    for (const [i, resource] of counted.entries())
      ofCounts.set(resource, yield* this.#expect(resource, settingsOfCounts[i]));
    for (const [i, { schema, resource, path }] of listed.entries()) {
      // Where nothing of a schema counts, its data are known for the names of their columns only.
      if (isBroken(schema) && this.data.known(path)) continue;
      const known = yield* this.data.look(path, settings[i]);
      const facts = known?.analysis.known.profile;
      if (!facts || isBroken(schema)) continue;
      findings.push(...(yield* describedFindings(known.analysis, resource, facts)).findings);
      const expected = this.#expected.get(resource);
      if (!expected?.prediction || dataOfResource(resource) !== path) continue;
      expected.counted = yield* countedIn(facts.table, settings[i], expected.prediction, resource);
      ofCounts.set(resource, this.#own(findingsBeside(expected.facts, expected.stated, expected.counted)));
    }
    return [...ofCounts.values(), findings].flat();
  }

  *#expect(resource: Resource, settings: Settings): Work<readonly ConfigFinding[]> {
    const { schemas } = this.session;
    const stated = yield* statisticsOfResource(resource, (path) => schemas.textOf(path));
    if (!stated) return [];
    const head = { ...resource.place, length: Math.min(1, resource.place.length) };
    const { prediction, findings, facts } = yield* predictedRisk(stated, head, settings, EDITOR_BUDGET);
    dropChanges(this.#expected.get(resource)?.prediction);
    this.#expected.set(resource, { stated, prediction, facts, counted: undefined });
    return this.#own(findings);
  }

  /** A file of statistics that is open says by itself what is wrong with it. */
  #own(findings: readonly StatisticsFinding[]): readonly StatisticsFinding[] {
    const { described } = this.session;
    return findings.filter(({ path }) => this.holds(path) || !described.at(uriOf(path)));
  }

  #publish(findings: readonly ConfigFinding[], open: readonly Schema[]): void {
    const found = new Map<string, Map<string, ConfigFinding>>(open.map(({ path }) => [path, new Map()]));
    for (const finding of findings) {
      const ofFile = found.get(finding.path) ?? new Map<string, ConfigFinding>();
      // Several that name one file find the same in it.
      found.set(finding.path, ofFile.set(`${finding.slug} ${finding.offset} ${finding.message}`, finding));
    }
    const { publisher, schemas } = this.session;
    const shown = new Set<string>();
    for (const [path, ofFile] of found) {
      const document = schemas.documentOf(path);
      const isOpen = schemas.isOpen(path);
      const told = [...ofFile.values()].filter(({ isSchema }) => !(isSchema && isOpen && this.#clientSaysSo(path)));
      publisher.publishDiagnostics(
        document.uri,
        isOpen ? document.version : undefined,
        told.slice(0, MOST_DIAGNOSTICS).map((finding) => toDiagnosticInText(finding, document)),
      );
      shown.add(document.uri);
    }
    for (const uri of this.#shown) if (!shown.has(uri)) publisher.clear(uri);
    this.#shown = shown;
  }

  /** The editor's support of the language checks by the JSON Schema that the extension brings along. */
  #clientSaysSo(path: string): boolean {
    if (!isCheckedBySchema(path)) return false;
    const { configSchema, yamlSchema } = this.session.abilities;
    return /\.ya?ml$/i.test(path) ? yamlSchema : configSchema;
  }
}

/** The path of the file of statistics that a table names, if it names one. */
export function statisticsFile({ quasi }: Resource): string[] {
  const stated = quasi.trees.get('quasi:statistics');
  if (stated?.value.kind !== 'scalar') return [];
  return [joined(folderOf(stated.path), String(stated.value.value))];
}

/** Something of it could be read, or its name can mean nothing else; what is only called so is passed over. */
function tellsWhatItIs({ format, isUnreadable, path }: Schema): boolean {
  return format !== undefined || (isUnreadable && /(?:^datapackage|dataresource)\.[^.]+$/i.test(nameOf(path)));
}

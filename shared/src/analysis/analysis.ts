/**
 * The facts on one table, worked out on demand and kept until an edit makes them untrue.
 *
 * This is the only place that decides when something is computed. All long work is a generator, so that a server can run
 * it in slices and drop it, and a command line can run it to its end.
 */
import type { Settings } from '../config/index.ts';
import { type Counts, embedded, rowsIn } from '../counts/index.ts';
import type { Groups } from '../groups/index.ts';
import type { ScalingLaw } from '../measures/scaling/index.ts';
import { type Ladder, ladderFor } from '../remedies/index.ts';
import { rolesInTable, withOwnOfPeople, withoutDoubtfulNames } from '../roles/index.ts';
import { type Cell, type Columns, MissingTokens, type Table, type TableChange } from '../table/index.ts';
import { unitOf } from '../unit/index.ts';
import { deadlineOf, secondsFor } from './budget.ts';
import { type ColumnChanges, changedTable, remaining } from './changedTable.ts';
import { classRisk } from './classRisk.ts';
import { classVerdict } from './classVerdict.ts';
import { type ColumnLook, lookAtColumn } from './columnLook.ts';
import { contactsOfThings } from './contactsOfThings.ts';
import { countedGroups } from './countedGroups.ts';
import type { ClassFacts, InsightFacts, ProfileFacts, StructureFacts } from './facts.ts';
import { type FileInsight, fileInsight } from './fileInsight.ts';
import { type FirstStep, firstSteps } from './firstSteps.ts';
import { type InPopulation, inPopulation } from './inPopulation.ts';
import { insightInto, secondsToCompare } from './insight.ts';
import { type ClassOfRow, KeptClasses } from './keptClasses.ts';
import { KeptHierarchies } from './keptHierarchies.ts';
import { KeptPeople } from './keptPeople.ts';
import { KeptPopulation } from './keptPopulation.ts';
import { KeptSets } from './keptSets.ts';
import type { Knowledge } from './knowledge.ts';
import { knowledgeAbout } from './knowledgeAbout.ts';
import { namingColumns } from './naming.ts';
import { PairTables } from './pairTables.ts';
import { classesOfPerson, peopleNamed, sizesInPeople } from './peopleWithin.ts';
import type { PopulationFile } from './populationFile.ts';
import type { KnownPopulation, Population } from './populationOf.ts';
import { partOfStage, staged, type Work } from './progress.ts';
import { type PeopleBehind, protectionOf, withoutNoised } from './protected/index.ts';
import { chooseQuasiIdentifiers, nothingCompared } from './quasiIdentifiers.ts';
import { rareValuesOf } from './rareValues.ts';
import { type RowInsight, rowInsight } from './rowInsight.ts';
import { type RowWeighted, rowWeightedOf } from './rowWeighted.ts';
import { safeHarborBreaches } from './safeHarborBreaches.ts';
import { scalingOf } from './scaling.ts';
import { sensitiveColumns } from './sensitiveClasses.ts';
import { settledUnit, unitWithCells } from './settledUnit.ts';
import { settleRoles } from './settleRoles.ts';
import { sizedClasses } from './sizedClasses.ts';
import { smallestSets } from './smallestSets.ts';
import { usable } from './statedHierarchies.ts';
import { type TreePair, testedTree } from './testedTree.ts';
import { belongTogether } from './together.ts';
import { tolerantRiskOf } from './tolerantRisk.ts';
import { type DataRead, noDatabases, noHierarchies, type World } from './world.ts';
import { worstCaseOf } from './worstCase.ts';
import { type WrittenText, writtenTextOf } from './writtenText.ts';

/** The results so far for the text as it stands. */
interface Found {
  structure?: StructureFacts | undefined;
  profile?: ProfileFacts | undefined;
  groups?: Groups | undefined;
  classes?: ClassFacts | undefined;
  insight?: InsightFacts | undefined;
  expected?: FileInsight | undefined;
  knowledge?: Knowledge | undefined;
  scaling?: ScalingLaw | undefined;
  together?: ReadonlyMap<number, readonly number[]> | undefined;
  rowWeighted?: RowWeighted | undefined;
  inPopulation?: InPopulation | undefined;
  peopleBehind?: PeopleBehind | undefined;
  firstSteps?: readonly (FirstStep | undefined)[] | undefined;
  tree?: readonly TreePair[] | undefined;
  pairs?: PairTables | undefined;
}

export type Known = Readonly<Omit<Found, 'groups' | 'tree' | 'pairs' | 'firstSteps'>>;

/** `T`: what the table has beside its columns. */
class Analysis<T extends Columns = Table> {
  readonly table: T;
  readonly counts: Counts;
  readonly settings: Settings;
  readonly world: World;
  readonly #data: DataRead<T>;
  readonly #classes: KeptClasses;
  /** On the columns that would be compared if the rows were people. */
  readonly #classesAsPeople: KeptClasses;
  #looks: (ColumnLook | undefined)[];
  #found: Found = {};
  readonly #text: WrittenText | undefined;
  readonly #hierarchies: KeptHierarchies;
  /** Of the text as it stood when they were looked for; what of them still holds is checked. */
  readonly #smallestSets = new KeptSets();
  #people = new KeptPeople();
  readonly #population: KeptPopulation;

  constructor(data: DataRead<T>, world: World) {
    const { table } = data;
    this.table = table;
    this.settings = world.settings;
    this.world = world;
    this.#data = data;
    this.counts = (data.engine ?? world.engine)(table);
    this.#classes = new KeptClasses(this.counts);
    this.#classesAsPeople = new KeptClasses(this.counts);
    this.#text = writtenTextOf(data);
    this.#hierarchies = new KeptHierarchies(table, world);
    this.#population = new KeptPopulation(world);
    this.#looks = table.columns.map(() => undefined);
  }

  *structure(): Work<StructureFacts> {
    if (this.#found.structure) return this.#found.structure;
    const { kind, table } = this.#data;
    const { settings, statedColumns } = this.world;
    const text = this.#text && (yield* this.#text.facts());
    const facts = { table, counts: this.counts, settings, origin: kind, statedColumns, text };
    this.#found.structure = facts;
    return facts;
  }

  *profile(): Work<ProfileFacts> {
    if (this.#found.profile) return this.#found.profile;
    const structure = yield* this.structure();
    const { columns } = this.table;
    for (const [i, column] of columns.entries()) {
      this.#looks[i] ??= yield* partOfStage(lookAtColumn(this.table, column), i, columns.length);
      yield { stage: 'columns', share: (i + 1) / columns.length };
    }
    const looks = this.#looks as ColumnLook[];
    const names = columns.map(({ name }) => name);
    const forms = looks.map(({ form }) => form);
    const alone = looks.map((look) => look.inferred);
    const inferred = yield* staged('columns', columns.length, rolesInTable(forms, alone));
    const settled = yield* staged('columns', columns.length, settleRoles(names, inferred, this.settings));
    const unitFound = yield* staged(
      'columns',
      columns.length,
      unitOf(this.table, this.counts, forms, settled, namedIn(this.table, looks)),
    );
    // Of very many columns each of these looks takes its time.
    yield { stage: 'columns', share: 1 };
    const profiles = looks.map(({ profile }) => profile);
    const unit = settledUnit(unitFound, settled, names, this.settings);
    yield { stage: 'columns', share: 1 };
    const named = unitFound.rows === 'things' ? withoutDoubtfulNames(forms, settled) : settled;
    const roles = unit.rows !== 'things' && unit.rows !== 'groups' ? withOwnOfPeople(forms, named) : named;
    const isBroken = structure.text?.openQuote !== undefined;
    const chosen = isBroken
      ? nothingCompared
      : chooseQuasiIdentifiers(this.table, roles, profiles, unit, this.settings);
    yield { stage: 'columns', share: 1 };
    const embedded = looks.map((look) => look.embedded);
    const contacts = contactsOfThings(unit, forms, roles);
    const protection = isBroken ? undefined : protectionOf(this.table, roles, this.settings, chosen);
    yield { stage: 'columns', share: 1 };
    const groups = yield* countedGroups(structure, forms, unit);
    this.#found.groups = groups;
    yield { stage: 'columns', share: 1 };
    this.#found.profile = {
      ...structure,
      profiles,
      roles,
      unit: unitWithCells(unit, groups?.facts),
      groups: groups?.facts,
      embedded,
      naming: namingColumns(this.table, roles, embedded, contacts, this.settings, this.today),
      contactsOfThings: contacts,
      safeHarbor: yield* safeHarborBreaches(this.table, roles, this.settings, this.today),
      hierarchies: yield* this.#hierarchies.all(),
      protection,
      ...withoutNoised(chosen, protection),
    };
    return this.#found.profile;
  }

  /** The counts of people that the table holds, with the sums among them; undefined where it holds none. */
  *groups(): Work<Groups | undefined> {
    yield* this.profile();
    return this.#found.groups;
  }

  *classes(): Work<ClassFacts> {
    if (this.#found.classes) return this.#found.classes;
    const profile = yield* this.profile();
    const { classes, sizes } = yield* this.#classes.on(profile.quasiIdentifiers);
    const sized = { ...profile, ...(yield* sizedClasses(profile, classes, sizes)) };
    const asPeople = yield* this.#riskAsPeople(profile);
    const unjudged = { ...sized, asPeople, verdict: undefined, inPopulation: undefined, smallestSets: new Map() };
    const asksForPeople = this.settings.policy.criteria.populationUnique !== undefined;
    const among = asksForPeople ? yield* this.#inPopulation(unjudged, undefined) : undefined;
    this.#found.classes = {
      ...sized,
      asPeople,
      verdict: yield* classVerdict(sized, among),
      inPopulation: among,
      smallestSets: yield* this.#smallestSets.known(unjudged),
    };
    return this.#found.classes;
  }

  *insight(): Work<InsightFacts> {
    const { budget } = this.world;
    if (this.#found.insight) return this.#found.insight;
    const facts = yield* this.classes();
    const deadline = deadlineOf(secondsToCompare(facts, budget));
    const isNoise = facts.protection?.isWhole === true;
    const sensitive = isNoise ? [] : yield* sensitiveColumns(facts, facts.classes);
    const insight = yield* insightInto(facts, this.pairs, deadline);
    yield { stage: 'combinations', share: 1 };
    const sets = yield* smallestSets(facts, insight.repeats, deadlineOf(secondsFor(deadline, 3)));
    this.#smallestSets.keep(sets);
    this.#found.insight = {
      ...facts,
      ...insight,
      rare: yield* rareValuesOf(facts),
      worstCase: isNoise ? undefined : yield* worstCaseOf(facts, deadlineOf(secondsFor(deadline, 2))),
      sensitive,
      approximate: isNoise ? undefined : yield* tolerantRiskOf(facts),
      smallestSets: sets,
      knownPopulation: yield* this.knownPopulation(),
      inPopulation: yield* this.#inPopulation(facts, secondsFor(deadline, 1)),
      peopleBehind: yield* this.peopleBehind(),
    };
    return this.#found.insight;
  }

  /** The columns crossed in pairs, as far as somebody has asked for them. */
  get pairs(): PairTables {
    this.#found.pairs ??= new PairTables(this.counts);
    return this.#found.pairs;
  }

  /** What the numbers of the file lead one to expect; undefined where there is nothing to compare. */
  *expected(): Work<FileInsight | undefined> {
    const facts = yield* this.classes();
    this.#found.expected ??= yield* fileInsight(facts, yield* this.knownPopulation(), yield* this.populationFile());
    return this.#found.expected;
  }

  /** What somebody finds who knows some of the quasi-identifiers; undefined where there is nothing to compare. */
  *knowledge(): Work<Knowledge | undefined> {
    const facts = yield* this.classes();
    this.#found.knowledge ??= yield* knowledgeAbout(facts, this.world.budget);
    return this.#found.knowledge;
  }

  /** How many people of the population are alone, by the classes of the sample; undefined where that is counted, or the law does not hold. */
  *scaling(): Work<ScalingLaw | undefined> {
    const facts = yield* this.classes();
    const { sizes, subjects, profiles, risk } = facts;
    const population = risk && (yield* this.population());
    if (!population || population.source === 'file') return undefined;
    const people = subjects ? peopleNamed(profiles[subjects.column]) : this.table.rowCount;
    const ofPerson = classesOfPerson(subjects, people);
    const sampled = { sizes: sizesInPeople(sizes, subjects), ofPerson, population: population.size };
    this.#found.scaling ??= yield* scalingOf(facts, sampled);
    return this.#found.scaling;
  }

  /** The population that the rows are taken from, if it is known; a file of it is read for that. */
  *population(): Work<Population | undefined> {
    return (yield* this.knownPopulation()).population;
  }

  /** The population, and what is said of it that is not used. */
  *knownPopulation(): Work<KnownPopulation> {
    return yield* this.#population.known(yield* this.profile());
  }

  /** The facts about the population if this size were stated. */
  *populationIfStated(population: number): Work<KnownPopulation> {
    return yield* this.#population.ifStated(population, yield* this.profile());
  }

  /** The file of the population that the settings name, if it is what the population is known by. */
  *populationFile(): Work<PopulationFile | undefined> {
    return yield* this.#population.file(yield* this.profile());
  }

  /** The rows among the people of the population; undefined where it is not known. `budget`: seconds. */
  *inPopulation(budget: number | undefined): Work<InPopulation | undefined> {
    return yield* this.#inPopulation(yield* this.classes(), budget);
  }

  /** The people behind the answers of a protected file; undefined for any other. */
  *peopleBehind(): Work<PeopleBehind | undefined> {
    const { table } = this;
    const { protection } = yield* this.profile();
    // The model goes over the rows.
    if (!protection || !this.counts.rows || this.#found.peopleBehind) return this.#found.peopleBehind;
    const size = (yield* this.population())?.size ?? table.rowCount;
    this.#found.peopleBehind = yield* this.#people.behind(table, protection, size, this.world);
    return this.#found.peopleBehind;
  }

  /** Columns that say the same thing more or less finely; nothing that is found depends on it, so it comes late. */
  *together(): Work<ReadonlyMap<number, readonly number[]>> {
    const { roles } = yield* this.profile();
    this.#found.together ??= yield* belongTogether(this.pairs, roles);
    return this.#found.together;
  }

  /** The dependencies among the quasi-identifiers that are not chance; it comes late, too. */
  *tree(): Work<readonly TreePair[] | undefined> {
    const { quasiIdentifiers } = yield* this.profile();
    this.#found.tree ??= yield* testedTree(this.pairs, quasiIdentifiers);
    return this.#found.tree;
  }

  /** The mildest step of each quasi-identifier; only cards of rows ask for it, so it comes late. */
  *firstSteps(): Work<readonly (FirstStep | undefined)[]> {
    const facts = yield* this.profile();
    this.#found.firstSteps ??= yield* firstSteps(facts);
    return this.#found.firstSteps;
  }

  /** The ladder of a column, as hovers show it. */
  *ladder(column: number): Work<Ladder> {
    const { roles, hierarchies } = yield* this.profile();
    const { dictionary: values } = this.table.columns[column];
    const { role, kind, detector } = roles[column];
    const { k, missingTokens } = this.settings;
    const stated = usable(hierarchies[column]);
    const toTreat = { role, kind, detector, values, rows: this.table.rowCount, k, stated };
    return yield* staged('columns', values.size, ladderFor(toTreat, new MissingTokens(missingTokens)));
  }

  /** How much the quasi-identifiers give away, row by row; it comes last. */
  *rowWeighted(): Work<RowWeighted> {
    const facts = yield* this.profile();
    this.#found.rowWeighted ??= yield* rowWeightedOf(facts, this.world.budget);
    return this.#found.rowWeighted;
  }

  /** What makes a row stand out; undefined without quasi-identifiers. What takes longer than `budget` seconds is left out. */
  *row(row: number, budget: number | undefined): Work<RowInsight | undefined> {
    const facts = yield* this.classes();
    const { firstSteps, inPopulation: among } = this.#found;
    // A file of the population is not read while somebody waits.
    const { isQuick } = this.#population;
    const population = isQuick ? yield* this.population() : undefined;
    const file = isQuick ? yield* this.populationFile() : undefined;
    const people = among?.register?.classes;
    const register = { matches: people?.inPopulation[people.classOfRow[row]], statistics: file?.statistics };
    const { classes: laws } = this.#found.scaling ?? {};
    const known = { firstSteps, laws };
    return yield* rowInsight(facts, row, known, this.tree(), population, register, deadlineOf(budget));
  }

  /** Makes ready for edits: afterwards an edited cell costs the same however long the file is. */
  *prepareForEdits(): Work<void> {
    yield* this.classes();
    yield* this.#classes.prepareForEdits();
    yield* this.#classesAsPeople.prepareForEdits();
  }

  /** Takes note of a change the table has undergone. */
  apply(change: TableChange): void {
    this.#found = {};
    this.counts.forget();
    this.#population.forget();
    this.#text?.forget();
    this.#smallestSets.apply(change, rowsIn(this.counts));
    for (const column of change.columns) {
      this.#looks[column] = undefined;
      this.#hierarchies.forget(column);
    }
    this.#classes.apply(change);
    this.#classesAsPeople.apply(change);
  }

  /** Takes over what was known of rows that are still there when the text was read again, or the settings changed. */
  inherit(before: Analysis<Columns>, newRow: (row: number) => number | undefined): void {
    this.#smallestSets.inherit(before.#smallestSets, newRow, this.table.width);
    this.#people = before.#people;
  }

  /** The analysis of the table with other columns, as if it were read anew; what is known of columns by themselves is kept. Cells cannot be read in it. */
  changed(changes: ColumnChanges): Analysis<Columns> {
    // Nothing is asked of hierarchies where only numbers are wanted.
    const world = { ...this.world, hierarchyFile: noHierarchies, databases: noDatabases, engine: embedded };
    const after = openDataSet<Columns>({ ...this.#data, table: changedTable(this.table, changes) }, world);
    after.#looks = remaining(this.table.columns, changes).map((i) => (changes.has(i) ? undefined : this.#looks[i]));
    return after;
  }

  get today(): string {
    return this.world.today();
  }

  /** The facts that need no further work; facts of before an edit are not. */
  get known(): Known {
    return this.#found;
  }

  /** The class of a row, if it is known without further work. */
  classOfRow(row: number): ClassOfRow | undefined {
    const known = this.#found.classes;
    const ofRow = this.#classes.ofRow(row);
    if (!known?.subjects || !ofRow) return ofRow;
    const { classOfRow, sizeOfClass } = known.crowds;
    return { ...ofRow, size: sizeOfClass[classOfRow[row]] };
  }

  /** The cells of a record, by reading its bytes again; none where the table was read from no text. */
  cellsOf(record: number): readonly Cell[] {
    return this.#text?.cellsOf(record) ?? [];
  }

  /** Undefined where the rows are taken for people anyway, or nothing could be compared. */
  *#riskAsPeople({ ifPeople, settings }: ProfileFacts): Work<ClassFacts['asPeople']> {
    if (!ifPeople || ifPeople.length === 0 || this.table.rowCount === 0) return undefined;
    return classRisk((yield* this.#classesAsPeople.on(ifPeople)).sizes, settings.k);
  }

  *#inPopulation(facts: ClassFacts, budget: number | undefined): Work<InPopulation | undefined> {
    if (this.#found.inPopulation) return this.#found.inPopulation;
    const population = facts.risk && (yield* this.population());
    // Each row is placed among the people of the population.
    if (!population || !this.counts.rows) return undefined;
    const file = yield* this.populationFile();
    this.#found.inPopulation = yield* inPopulation(facts, population, this.pairs, file, budget);
    return this.#found.inPopulation;
  }
}

export type { Analysis };

/** A text that is read becomes a data set here and nowhere else. */
export function openDataSet<T extends Columns = Table>(data: DataRead<T>, world: World): Analysis<T> {
  return new Analysis(data, world);
}

/** Of each column the share of the rows whose text holds what names somebody. */
function namedIn({ rowCount }: Columns, looks: readonly ColumnLook[]): number[] {
  return looks.map(({ embedded }) => (embedded ? embedded.rows / Math.max(1, rowCount) : 0));
}

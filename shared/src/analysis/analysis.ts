/**
 * What is known of one table, worked out when it is asked for and kept until an edit makes it untrue.
 *
 * This is the only place that decides when something is computed. All long work is a generator, so that a server can run
 * it in slices and drop it, and a command line can run it to its end.
 */
import type { Settings } from '../config/index.ts';
import type { RowClasses } from '../counts/index.ts';
import { type ColumnRole, type SafeHarborBreach, safeHarborBreach } from '../roles/index.ts';
import { type Cell, cellsOfRecord, type Table, type TableChange, type TextSource } from '../table/index.ts';
import { deadlineOf } from './budget.ts';
import { type ColumnChanges, changedTable, remaining } from './changedTable.ts';
import { classRisk } from './classRisk.ts';
import { type ColumnLook, lookAtColumn } from './columnLook.ts';
import type { ClassFacts, InsightFacts, ProfileFacts, StructureFacts } from './facts.ts';
import { type FileInsight, fileInsight } from './fileInsight.ts';
import { type FirstStep, firstSteps } from './firstSteps.ts';
import { findFlaws } from './flaws.ts';
import { insightInto } from './insight.ts';
import { type ClassOfRow, KeptClasses } from './keptClasses.ts';
import { KeptSets } from './keptSets.ts';
import { PairTables } from './pairTables.ts';
import { partOfStage, staged, type Work } from './progress.ts';
import { chooseQuasiIdentifiers } from './quasiIdentifiers.ts';
import { type RareValues, rareValues } from './rareValues.ts';
import { type RowInsight, rowInsight } from './rowInsight.ts';
import { type RowWeighted, rowWeightedOf } from './rowWeighted.ts';
import { type SensitiveClasses, sensitiveClasses, worstOf } from './sensitiveClasses.ts';
import { settleRoles } from './settleRoles.ts';
import { smallestSets } from './smallestSets.ts';
import { type TreePair, testedTree } from './testedTree.ts';
import { belongTogether } from './together.ts';
import { verdictOn } from './verdict.ts';
import { worstRows } from './worstRows.ts';

/** Where a table's text comes from, and when it is looked at. */
export interface Origin {
  readonly kind: 'editor' | 'disk';
  /** What a file on disk is encoded in. */
  readonly encoding?: string;
  readonly text: TextSource;
  /** The day of the analysis, as an ISO date: it decides how old people are. */
  readonly today: string;
}

/** What has been worked out already of the text as it stands. */
interface Found {
  structure?: StructureFacts | undefined;
  profile?: ProfileFacts | undefined;
  classes?: ClassFacts | undefined;
  insight?: InsightFacts | undefined;
  expected?: FileInsight | undefined;
  together?: ReadonlyMap<number, readonly number[]> | undefined;
  rowWeighted?: RowWeighted | undefined;
  firstSteps?: readonly (FirstStep | undefined)[] | undefined;
  tree?: readonly TreePair[] | undefined;
  pairs?: PairTables | undefined;
}

export type Known = Readonly<Omit<Found, 'structure' | 'tree' | 'pairs' | 'firstSteps'>>;

export class Analysis {
  readonly table: Table;
  readonly settings: Settings;
  readonly #origin: Origin;
  readonly #classes: KeptClasses;
  #looks: (ColumnLook | undefined)[];
  #found: Found = {};
  /** Of the text as it stood when they were looked for; what of them still holds is checked. */
  readonly #smallestSets = new KeptSets();

  constructor(table: Table, settings: Settings, origin: Origin) {
    this.table = table;
    this.settings = settings;
    this.#origin = origin;
    this.#classes = new KeptClasses(table);
    this.#looks = table.columns.map(() => undefined);
  }

  *structure(): Work<StructureFacts> {
    const { table, settings } = this;
    const { kind, encoding } = this.#origin;
    this.#found.structure ??= {
      table,
      settings,
      origin: kind,
      encoding,
      cellsOf: (record) => this.cellsOf(record),
      flaws: yield* staged('reading', table.recordCount, findFlaws(table)),
    };
    return this.#found.structure;
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
    const inferred = looks.map((look) => look.inferred);
    const roles = yield* staged('columns', columns.length, settleRoles(names, inferred, this.settings));
    this.#found.profile = {
      ...structure,
      profiles: looks.map(({ profile }) => profile),
      roles,
      embedded: looks.map(({ embedded }) => embedded),
      safeHarbor: yield* this.#safeHarbor(roles),
      ...chooseQuasiIdentifiers(this.table, roles, this.settings),
    };
    return this.#found.profile;
  }

  *classes(): Work<ClassFacts> {
    if (this.#found.classes) return this.#found.classes;
    const profile = yield* this.profile();
    const { table, settings } = this;
    const columns = profile.quasiIdentifiers.map((column) => table.columns[column]);
    const { classes, sizes } = yield* this.#classes.on(profile.quasiIdentifiers);
    const rows = table.rowCount;
    const risk = rows > 0 && columns.length > 0 ? classRisk(sizes, settings.k) : undefined;
    const worst = yield* staged('rows', rows, worstRows(columns, classes, settings.k, settings.maxRowFindings));
    const { criteria } = settings.policy;
    const isJudged = criteria.l !== undefined || criteria.t !== undefined;
    const sensitive = isJudged ? yield* this.#sensitive(profile.roles, classes) : [];
    const breaches = profile.safeHarbor.filter((breach) => breach !== undefined).length;
    const verdict = verdictOn({ risk, rows, ...worstOf(sensitive), breaches }, settings);
    const facts = { ...profile, classes, sizes, risk, worstRows: worst, verdict, smallestSets: new Map() };
    this.#found.classes = { ...facts, smallestSets: yield* this.#smallestSets.known(facts) };
    return this.#found.classes;
  }

  /** `budget`: seconds for each part that may take long. */
  *insight(budget: number | undefined): Work<InsightFacts> {
    if (this.#found.insight) return this.#found.insight;
    const facts = yield* this.classes();
    const { table, settings } = this;
    const rare: (RareValues | undefined)[] = [];
    for (const [i, column] of table.columns.entries()) {
      const isCompared = facts.quasiIdentifiers.includes(i);
      rare.push(
        isCompared ? yield* staged('columns', column.dictionary.size, rareValues(column, settings.k)) : undefined,
      );
    }
    const sensitive = yield* this.#sensitive(facts.roles, facts.classes);
    const insight = yield* insightInto(facts, this.pairs, budget);
    const sets = yield* smallestSets(facts, insight.repeats, deadlineOf(budget));
    this.#smallestSets.keep(sets);
    this.#found.insight = { ...facts, ...insight, rare, sensitive, smallestSets: sets };
    return this.#found.insight;
  }

  /** The columns crossed in pairs, as far as somebody has asked for them. */
  get pairs(): PairTables {
    this.#found.pairs ??= new PairTables(this.table);
    return this.#found.pairs;
  }

  /** What the numbers of the file lead one to expect; undefined where there is nothing to compare. */
  *expected(): Work<FileInsight | undefined> {
    const facts = yield* this.classes();
    this.#found.expected ??= yield* fileInsight(facts);
    return this.#found.expected;
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

  /** How much the quasi-identifiers give away, row by row; it comes last. */
  *rowWeighted(budget: number | undefined): Work<RowWeighted> {
    const facts = yield* this.profile();
    this.#found.rowWeighted ??= yield* rowWeightedOf(facts, budget);
    return this.#found.rowWeighted;
  }

  /** What makes a row stand out; undefined without quasi-identifiers. What takes longer than `budget` seconds is left out. */
  *row(row: number, budget: number | undefined): Work<RowInsight | undefined> {
    const facts = yield* this.classes();
    return yield* rowInsight(facts, row, this.#found.firstSteps, this.tree(), deadlineOf(budget));
  }

  /** Makes ready for edits: afterwards an edited cell costs the same however long the file is. */
  *prepareForEdits(): Work<void> {
    yield* this.classes();
    yield* this.#classes.prepareForEdits();
  }

  /** Takes note of a change the table has undergone. */
  apply(change: TableChange): void {
    this.#found = {};
    this.#smallestSets.apply(change, this.table);
    for (const column of change.columns) this.#looks[column] = undefined;
    this.#classes.apply(change);
  }

  /** Takes over what was known of rows that are still there when the text was read again, or the settings changed. */
  inherit(before: Analysis, newRow: (row: number) => number | undefined): void {
    this.#smallestSets.inherit(before.#smallestSets, newRow);
  }

  /** The analysis of the table with other columns, as if it were read anew; what is known of columns by themselves is kept. Cells cannot be read in it. */
  changed(changes: ColumnChanges): Analysis {
    const after = new Analysis(changedTable(this.table, changes), this.settings, this.#origin);
    after.#looks = remaining(this.table.columns, changes).map((i) => (changes.has(i) ? undefined : this.#looks[i]));
    return after;
  }

  /** What is known without further work; facts of before an edit are not. */
  get known(): Known {
    return this.#found;
  }

  /** The class of a row, if it is known without further work. */
  classOfRow(row: number): ClassOfRow | undefined {
    return this.#classes.ofRow(row);
  }

  /** The cells of a record, by reading its bytes again. */
  cellsOf(record: number): Cell[] {
    return cellsOfRecord(this.table, this.#origin.text, record);
  }

  *#safeHarbor(roles: readonly ColumnRole[]): Work<(SafeHarborBreach | undefined)[]> {
    const breaches: (SafeHarborBreach | undefined)[] = [];
    const isAsked = this.settings.policy.criteria.safeHarbor === true;
    for (const [i, { dictionary }] of this.table.columns.entries()) {
      const looking = safeHarborBreach(dictionary, roles[i], this.#origin.today);
      breaches.push(isAsked ? yield* staged('columns', dictionary.size, looking) : undefined);
    }
    return breaches;
  }

  *#sensitive(roles: readonly ColumnRole[], classes: RowClasses): Work<SensitiveClasses[]> {
    const found: SensitiveClasses[] = [];
    for (const [i, { role }] of roles.entries()) {
      if (role === 'sensitive') found.push(yield* sensitiveClasses(this.table.columns, i, classes, this.settings));
    }
    return found;
  }
}

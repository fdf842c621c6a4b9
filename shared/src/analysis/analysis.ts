/**
 * What is known of one table, worked out when it is asked for and kept until an edit makes it untrue.
 *
 * This is the only place that decides when something is computed. All long work is a generator, so that a server can run
 * it in slices and drop it, and a command line can run it to its end.
 */
import type { Settings } from '../config/index.ts';
import {
  type ClassIndex,
  countClasses,
  indexClasses,
  type RowClasses,
  type SizeHistogram,
  sizeHistogram,
} from '../counts/index.ts';
import { anonymity, overallRisk, rowsBelow, uniqueRows } from '../measures/index.ts';
import { type ColumnRole, type SafeHarborBreach, safeHarborBreach } from '../roles/index.ts';
import { type Cell, cellsOfRecord, type Table, type TableChange, type TextSource } from '../table/index.ts';
import { deadlineOf } from './budget.ts';
import { type ColumnLook, lookAtColumn } from './columnLook.ts';
import type { ClassFacts, ClassRisk, InsightFacts, ProfileFacts, StructureFacts } from './facts.ts';
import { findFlaws } from './flaws.ts';
import { insightInto } from './insight.ts';
import { PairTables } from './pairTables.ts';
import { partOfStage, staged, type Work } from './progress.ts';
import { chooseQuasiIdentifiers } from './quasiIdentifiers.ts';
import { type RareValues, rareValues } from './rareValues.ts';
import { type RowInsight, rowInsight } from './rowInsight.ts';
import { type SensitiveClasses, sensitiveClasses, worstOf } from './sensitiveClasses.ts';
import { settleRoles } from './settleRoles.ts';
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

/** What has been worked out already. */
export interface Known {
  readonly profile: ProfileFacts | undefined;
  readonly classes: ClassFacts | undefined;
  readonly insight: InsightFacts | undefined;
  readonly together: ReadonlyMap<number, readonly number[]> | undefined;
}

export class Analysis {
  readonly table: Table;
  readonly settings: Settings;
  readonly #origin: Origin;
  #structure: StructureFacts | undefined;
  #looks: (ColumnLook | undefined)[];
  #profileFacts: ProfileFacts | undefined;
  #pairs: PairTables | undefined;
  #together: ReadonlyMap<number, readonly number[]> | undefined;
  #classes: RowClasses | undefined;
  #classFacts: ClassFacts | undefined;
  /** The columns `#classes` is about. */
  #classColumns: readonly number[] = [];
  /** Keeps the classes right under edits; made once a first edit is to be expected. */
  #index: ClassIndex | undefined;
  #insightFacts: InsightFacts | undefined;
  #tree: readonly TreePair[] | undefined;

  constructor(table: Table, settings: Settings, origin: Origin) {
    this.table = table;
    this.settings = settings;
    this.#origin = origin;
    this.#looks = table.columns.map(() => undefined);
  }

  *structure(): Work<StructureFacts> {
    if (this.#structure) return this.#structure;
    const { table, settings } = this;
    const { kind, encoding } = this.#origin;
    const flaws = yield* staged('reading', table.recordCount, findFlaws(table));
    this.#structure = {
      table,
      settings,
      origin: kind,
      encoding,
      cellsOf: (record) => this.cellsOf(record),
      flaws,
    };
    return this.#structure;
  }

  *profile(): Work<ProfileFacts> {
    if (this.#profileFacts) return this.#profileFacts;
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
    this.#profileFacts = {
      ...structure,
      profiles: looks.map(({ profile }) => profile),
      roles,
      embedded: looks.map(({ embedded }) => embedded),
      safeHarbor: yield* this.#safeHarbor(roles),
      ...chooseQuasiIdentifiers(this.table, roles, this.settings),
    };
    return this.#profileFacts;
  }

  /** The columns crossed in pairs, as far as somebody has asked for them. */
  get pairs(): PairTables {
    this.#pairs ??= new PairTables(this.table);
    return this.#pairs;
  }

  /** Columns that say the same thing more or less finely; nothing that is found depends on it, so it comes last. */
  *together(): Work<ReadonlyMap<number, readonly number[]>> {
    const { roles } = yield* this.profile();
    this.#together ??= yield* belongTogether(this.pairs, roles);
    return this.#together;
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

  *classes(): Work<ClassFacts> {
    if (this.#classFacts) return this.#classFacts;
    const profile = yield* this.profile();
    const { table, settings } = this;
    if (!sameNumbers(profile.quasiIdentifiers, this.#classColumns)) this.#forgetClasses();
    this.#classColumns = profile.quasiIdentifiers;
    const columns = this.#classColumns.map((column) => table.columns[column]);
    const rows = table.rowCount;
    this.#classes ??=
      this.#index?.classes ??
      (yield* staged(
        'classes',
        rows,
        countClasses(
          columns.map(({ codes }) => codes),
          rows,
        ),
      ));
    const sizes = this.#index?.histogram() ?? sizeHistogram(this.#classes);
    const risk = rows > 0 && columns.length > 0 ? classRisk(sizes, settings.k) : undefined;
    const worst = yield* staged('rows', rows, worstRows(columns, this.#classes, settings.k, settings.maxRowFindings));
    const { criteria } = settings.policy;
    const isJudged = criteria.l !== undefined || criteria.t !== undefined;
    const sensitive = isJudged ? yield* this.#sensitive(profile.roles, this.#classes) : [];
    const verdict = verdictOn({ risk, rows, ...worstOf(sensitive) }, settings);
    this.#classFacts = { ...profile, classes: this.#classes, sizes, risk, worstRows: worst, verdict };
    return this.#classFacts;
  }

  /** `budget`: seconds for each part that may take long. */
  *insight(budget: number | undefined): Work<InsightFacts> {
    if (this.#insightFacts) return this.#insightFacts;
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
    this.#insightFacts = { ...facts, ...insight, rare, sensitive };
    return this.#insightFacts;
  }

  /** The dependencies among the quasi-identifiers that are not chance. */
  *tree(): Work<readonly TreePair[] | undefined> {
    const { quasiIdentifiers } = yield* this.profile();
    this.#tree ??= yield* testedTree(this.pairs, quasiIdentifiers);
    return this.#tree;
  }

  /** What makes a row stand out; undefined without quasi-identifiers. What takes longer than `budget` seconds is left out. */
  *row(row: number, budget: number | undefined): Work<RowInsight | undefined> {
    const facts = yield* this.classes();
    return yield* rowInsight(facts, row, this.tree(), deadlineOf(budget));
  }

  *#sensitive(roles: readonly ColumnRole[], classes: RowClasses): Work<SensitiveClasses[]> {
    const { columns } = this.table;
    const found: SensitiveClasses[] = [];
    for (const [i, { role }] of roles.entries()) {
      if (role === 'sensitive') found.push(yield* sensitiveClasses(columns, i, classes, this.settings));
    }
    return found;
  }

  /** Makes ready for edits: afterwards an edited cell costs the same however long the file is. */
  *prepareForEdits(): Work<void> {
    const { classes } = yield* this.classes();
    if (this.#index) return;
    const columns = this.#classColumns.map((column) => this.table.columns[column].codes);
    this.#index = yield* staged('classes', this.table.rowCount, indexClasses(columns, classes));
    this.#classes = this.#index.classes;
  }

  /** Takes note of a change the table has undergone. */
  apply({ record, removed, inserted, columns }: TableChange): void {
    const { table } = this;
    this.#structure = undefined;
    this.#profileFacts = undefined;
    this.#classFacts = undefined;
    this.#insightFacts = undefined;
    this.#classes = undefined;
    this.#together = undefined;
    this.#pairs = undefined;
    this.#tree = undefined;
    for (const column of columns) this.#looks[column] = undefined;
    if (!this.#index) return;
    const headerTouched = record < table.headerRecords ? 1 : 0;
    const row = record + headerTouched - table.headerRecords;
    const codes = this.#classColumns.map((column) =>
      Uint32Array.from({ length: inserted - headerTouched }, (_, r) => table.columns[column].codes.at(row + r)),
    );
    this.#index.replaceRows(row, removed - headerTouched, inserted - headerTouched, codes);
  }

  /** What is known without further work; facts of before an edit are not. */
  get known(): Known {
    return {
      profile: this.#profileFacts,
      classes: this.#classFacts,
      insight: this.#insightFacts,
      together: this.#together,
    };
  }

  /** The size of a row's class and the columns it was formed on, if that is known without further work. */
  classOfRow(row: number): { readonly size: number; readonly columns: readonly number[] } | undefined {
    if (this.#index) return { size: this.#index.sizeOfRow(row), columns: this.#classColumns };
    if (!this.#classes) return undefined;
    const { classOfRow, sizeOfClass } = this.#classes;
    return { size: sizeOfClass[classOfRow[row]], columns: this.#classColumns };
  }

  /** The cells of a record, by reading its bytes again. */
  cellsOf(record: number): Cell[] {
    return cellsOfRecord(this.table, this.#origin.text, record);
  }

  #forgetClasses(): void {
    this.#classes = undefined;
    this.#index = undefined;
  }
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((number, i) => number === b[i]);
}

function classRisk(sizes: SizeHistogram, target: number): ClassRisk {
  return {
    k: anonymity(sizes),
    uniqueRows: uniqueRows(sizes),
    rowsBelow: rowsBelow(sizes, target),
    orr: overallRisk(sizes),
  };
}

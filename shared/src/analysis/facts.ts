/** The facts on a table, in the order in which they become known. Rules read facts and compute nothing. */
import type { Settings } from '../config/index.ts';
import type { ClassPeople, Counts, Crowds, RowClasses, SizeHistogram } from '../counts/index.ts';
import type { GroupFacts } from '../groups/index.ts';
import type { ColumnRole, Embedded, SafeHarborBreach } from '../roles/index.ts';
import type { StatedColumns } from '../schema/index.ts';
import type { Cell, Columns, WrittenTable } from '../table/index.ts';
import type { Unit } from '../unit/index.ts';
import type { ClassRisk } from './classRisk.ts';
import type { Flaw } from './flaws.ts';
import type { InPopulation } from './inPopulation.ts';
import type { Insight } from './insight.ts';
import type { NamingColumn } from './naming.ts';
import type { OpenQuote } from './openQuote.ts';
import type { KnownPopulation } from './populationOf.ts';
import type { PeopleBehind, Protection } from './protected/index.ts';
import type { QuasiIdentifierChoice } from './quasiIdentifiers.ts';
import type { RaggedRecords } from './raggedRecords.ts';
import type { RareValues } from './rareValues.ts';
import type { SensitiveClasses } from './sensitiveClasses.ts';
import type { SmallestSets } from './smallestSets.ts';
import type { ColumnHierarchy } from './statedHierarchies.ts';
import type { TolerantRisk } from './tolerantRisk.ts';
import type { Verdict } from './verdict.ts';
import type { WorstCase } from './worstCase.ts';

/** Records that share a flaw: how many, and the first of them (all, up to a cap). */
export interface FlaggedRecords {
  readonly total: number;
  readonly records: readonly number[];
}

/** Known as soon as the text is read. */
export interface StructureFacts {
  readonly table: Columns;
  /** The engine that counts its rows. */
  readonly counts: Counts;
  readonly settings: Settings;
  /** An editor hands over decoded text: encoding, line ends and byte order mark are then as the editor made them. */
  readonly origin: 'editor' | 'disk';
  /** The columns that a schema says there are; undefined where none is about the file. */
  readonly statedColumns: StatedColumns | undefined;
  /** Undefined where the table was read from no text. */
  readonly text: TextFacts | undefined;
}

/** What a delimited text has beside the values of its table. */
export interface TextFacts extends WrittenTable {
  /** The cells of a record, by reading its bytes again; of a very wide one the first and the last. */
  cellsOf(record: number): readonly Cell[];
  /** How many cells a record has, by reading its bytes again. */
  widthOf(record: number): number;
  /** Records with another number of cells than the first. */
  readonly ragged: RaggedRecords;
  /** Records with something wrong, by what is wrong. */
  readonly flaws: Readonly<Record<Flaw, FlaggedRecords>>;
  /** A quote that swallows the rows behind it: nothing is judged until it is closed. */
  readonly openQuote: OpenQuote | undefined;
}

/** The facts on a table that was read from a text. */
export interface WrittenFacts extends StructureFacts {
  readonly text: TextFacts;
}

export function hasText(facts: StructureFacts): facts is WrittenFacts {
  return facts.text !== undefined;
}

export interface ColumnProfile {
  /** Distinct values; all missing cells count as one value. */
  readonly distinct: number;
  readonly missing: number;
  /** Values that occur exactly once. */
  readonly uniqueValues: number;
  /** Rows whose value occurs nowhere else, as a share of the rows that have a value. */
  readonly keyShare: number;
  /** In bits. */
  readonly entropy: number;
  /** Mean length of a value in characters, over rows that have one. */
  readonly meanLength: number;
  /** Cells that begin as a formula does. */
  readonly formulaCells: number;
  /** Those of them that could be phone numbers with a plus sign. */
  readonly numbersWithPlus: number;
}

/** Known once each column has been looked at by itself. */
export interface ProfileFacts extends StructureFacts, QuasiIdentifierChoice {
  readonly profiles: readonly ColumnProfile[];
  readonly roles: readonly ColumnRole[];
  /** The people or things that the rows are about. */
  readonly unit: Unit;
  /** Small cells, and what totals reveal of those held back; undefined where no column counts people. */
  readonly groups: GroupFacts | undefined;
  /** Column → identifiers inside its texts, if it has any. */
  readonly embedded: readonly (Embedded | undefined)[];
  /** The columns that name people. */
  readonly naming: readonly NamingColumn[];
  /** Columns of phones and addresses that are those of firms, schools and the like. */
  readonly contactsOfThings: ReadonlySet<number>;
  /** Column → what HIPAA's safe harbor wants gone of it; all undefined unless the policy asks for it. */
  readonly safeHarbor: readonly (SafeHarborBreach | undefined)[];
  /** Column → the hierarchy that settings name for it. */
  readonly hierarchies: readonly (ColumnHierarchy | undefined)[];
  /** Columns that are said to hold answers of randomised response; none of these is a quasi-identifier. Undefined if there are none. */
  readonly protection: Protection | undefined;
}

/** Known once the rows are divided into classes on the quasi-identifiers. */
export interface ClassFacts extends ProfileFacts {
  readonly classes: RowClasses;
  readonly sizes: SizeHistogram;
  /** The column that names the people of the rows, and how many people each class has by it; undefined where no column does. */
  readonly subjects: (ClassPeople & { readonly column: number }) | undefined;
  /** How many people classes have where a column names them and an engine that only counts says so. */
  readonly counted: Crowds | undefined;
  /** The classes as risk counts them: by people where rows name theirs, else by rows. */
  readonly crowds: RowClasses;
  /** Undefined where there is nothing to compare: no rows, or no quasi-identifiers. */
  readonly risk: ClassRisk | undefined;
  /** The risk there would be if the rows were people; undefined where they are taken for people, or nothing could be compared. */
  readonly asPeople: ClassRisk | undefined;
  /** Rows in classes below the target k, most at risk first: 50, or as many as the settings let be reported. */
  readonly worstRows: readonly number[];
  /** Of those of them that are alone: with insight of all, before that as far as it is known from before an edit. */
  readonly smallestSets: SmallestSets;
  /** Undefined where there is nothing to judge. */
  readonly verdict: Verdict | undefined;
  /** Undefined where no population is known, or there is nothing to compare, and before there is insight unless the policy asks for it. */
  readonly inPopulation: InPopulation | undefined;
}

/** Known last: what columns reveal of each other, and of people. */
export interface InsightFacts extends ClassFacts, Insight {
  /** Column → values that few rows have, for quasi-identifiers. */
  readonly rare: readonly (RareValues | undefined)[];
  /** Undefined where nothing is compared, or nothing more could be known. */
  readonly worstCase: WorstCase | undefined;
  /** For each sensitive column. */
  readonly sensitive: readonly SensitiveClasses[];
  /** Undefined where the attacker is never wrong about a column. */
  readonly approximate: TolerantRisk | undefined;
  /** How large the population is, and what is said of it that is not used. */
  readonly knownPopulation: KnownPopulation;
  /** The people behind the answers of a protected file; undefined for any other. */
  readonly peopleBehind: PeopleBehind | undefined;
}

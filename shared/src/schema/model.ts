/** What schemas say of tables, whatever they are written in, and where each word of it stands. */
import type { ColumnTag, ConfigProblem } from '../config/index.ts';
import type { Place, PlainTree } from '../statistics/index.ts';
import type { FieldProperties, TableProperties } from './quasiProperties.ts';
import type { ValueForm } from './valueForms.ts';

/** A schema may lie in several files, so a place names its own. */
export interface FilePlace extends Place {
  readonly path: string;
}

export interface Placed<T> extends FilePlace {
  readonly value: T;
}

export interface SchemaProblem extends ConfigProblem {
  /** Nobody knows what was meant, so nothing may be judged by it; otherwise only that piece has no effect. */
  readonly isGrave: boolean;
}

const schemaFormats = ['data-package', 'data-resource', 'table-schema', 'csvw', 'dbt', 'odcs'] as const;

export type SchemaFormat = (typeof schemaFormats)[number];

export interface Schema {
  readonly path: string;
  /** Undefined if it is none of them. */
  readonly format: SchemaFormat | undefined;
  /** Nothing of it could be read, so it may be anything. */
  readonly isUnreadable: boolean;
  readonly resources: readonly Resource[];
  readonly problems: readonly SchemaProblem[];
  /** All files that were read or looked for in vain: if one of them changes, so may the schema. */
  readonly paths: readonly string[];
}

/** One table: a resource of a Data Package, a table of CSVW, or what a Table Schema that stands alone describes. */
export interface Resource {
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly place: FilePlace;
  /** What a file with its data is called, without ending: where data are in a warehouse, a copy of them has its name. */
  readonly calledAs: readonly string[];
  /** Whole paths of the files with its data; none if the data are elsewhere, or a Table Schema stands alone. */
  readonly files: readonly Placed<string>[];
  /**
   * Whole paths of files that lie outside of the workspace because of a link: the schema is about them, but nothing there is read for it.
   */
  readonly outside: readonly string[];
  /** Where data are named that are on the web, which nobody fetches. */
  readonly onWeb: readonly FilePlace[];
  /** Places that name files without a table in plain text, for example archives and pictures. */
  readonly notText: readonly FilePlace[];
  readonly encoding: Placed<string> | undefined;
  readonly dialect: Dialect;
  /** What holds for all its columns. */
  readonly missingValues: Placed<readonly string[]> | undefined;
  readonly fields: readonly Field[];
  /** Names of columns that are in no file, which keys may name all the same. */
  readonly virtual: readonly string[];
  /** Which columns the data need to have and may have, as Table Schema calls it. */
  readonly fieldsMatch: FieldsMatch;
  readonly primaryKey: readonly Placed<string>[];
  readonly uniqueKeys: readonly (readonly Placed<string>[])[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly quasi: Stated<TableProperties>;
}

export const fieldsMatches = ['exact', 'equal', 'subset', 'superset', 'partial'] as const;

export type FieldsMatch = (typeof fieldsMatches)[number];

/** As far as it is stated and Quasi can read so. */
export interface Dialect {
  readonly delimiter?: Placed<string>;
  readonly header?: Placed<boolean>;
  /** Lines above the table. */
  readonly skip?: Placed<number>;
}

export interface Field {
  readonly name: string;
  /** What the header of the data may call it; one of them, if there are several. */
  readonly headings: readonly string[];
  /** Its place among the columns, from 0. */
  readonly index: number;
  readonly place: FilePlace;
  readonly namePlace: FilePlace;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** As it is written. */
  readonly type: Placed<string> | undefined;
  readonly format: string | undefined;
  readonly rdfType: string | undefined;
  /** The form of its values, if the type determines it. */
  readonly form: ValueForm;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  /** The values that it may have: `categories`, else the constraint `enum`. */
  readonly values: Placed<readonly string[]> | undefined;
  /** Its own missing values. Quasi reads missing values by the file, so these are only reported. */
  readonly missingValues: Placed<readonly string[]> | undefined;
  readonly quasi: Stated<FieldProperties>;
  /** What somebody tagged it with for other programs. */
  readonly tag: Placed<ColumnTag> | undefined;
}

export interface ForeignKey extends FilePlace {
  readonly fields: readonly Placed<string>[];
  /** Undefined: the same table. By name, or in CSVW by the whole path of its data. */
  readonly resource: Placed<string> | undefined;
  readonly referenced: readonly Placed<string>[];
}

/** Quasi's own properties, as far as they are valid, and where they stand. */
export interface Stated<Properties> {
  readonly said: Properties;
  readonly trees: ReadonlyMap<string, StatedProperty>;
}

export interface StatedProperty {
  readonly path: string;
  readonly key: Place;
  readonly value: PlainTree;
}

/** What a check of one file found, ready to be written, and what writes it. */
import type { ClassFacts, LeftOutDatabase, WorstCase } from '@quasi/shared/analysis';
import type { Report } from '@quasi/shared/report';
import type { Finding, Severity } from '@quasi/shared/rules';
import type { CountedElsewhere } from '../../countedElsewhere.ts';
import type { Position } from '../../files/index.ts';
import type { Colours } from '../colours.ts';
import type { FileEvidence } from '../evidence/fileEvidence.ts';
import type { Link } from '../links.ts';

export interface LocatedFinding {
  readonly finding: Omit<Finding, 'id'>;
  /** Where it begins, and where it has ended; counted from 0. Undefined where the data are no text. */
  readonly range: Readonly<Record<'start' | 'end', Position>> | undefined;
  /** The data row, counted from 1, if it is about one. */
  readonly row: number | undefined;
  /** Where a spreadsheet has it, if the data are of one: `Sheet1!C17`, in row 17. */
  readonly inSheet?: { readonly cell: string; readonly row: number } | undefined;
  /** The column's name, if it is about one. */
  readonly column: string | undefined;
  /** Of a finding on several columns the names of all, and of one on rows the first of them, counted from 1; the worst first. */
  readonly columns?: readonly string[];
  readonly rows?: readonly number[];
  /** The lines of these rows, where the data are a text, and the rows of the sheet, where they are one; counted from 1. */
  readonly lines?: readonly number[];
  readonly rowsInSheet?: readonly number[];
}

export interface FileReport {
  readonly file: string;
  readonly rows: number;
  readonly columns: number;
  readonly facts: ClassFacts;
  /** How many rows would be unique if more were known, if that was looked at. */
  readonly worstCase: WorstCase | undefined;
  /** That not all of its columns were compared with each other, if so. */
  readonly compared: string | undefined;
  readonly findings: readonly LocatedFinding[];
  /** Lines of the rows at risk, counted from 1, the worst first; undefined where the data are no text. */
  readonly worstLines: readonly number[] | undefined;
  /** How many findings an exception allows: they are not among the others. */
  readonly allowed: number;
  /** Those that a baseline holds back, where there is one. */
  readonly heldBack?: number;
  /** The findings about the file in its schema. */
  readonly inSchema: readonly FindingIn[];
  /** Named columns that the file does not have. */
  readonly lacking: readonly string[];
  /** Of its package, and of no use to say who could be behind a row. */
  readonly unusedDatabases: readonly LeftOutDatabase[];
  /** If another engine than this process counted. */
  readonly counted: CountedElsewhere | undefined;
  /** If it was asked for. */
  readonly evidence: FileEvidence | undefined;
  /** The content of its page, if one was asked for and there is something to show. */
  readonly page?: Report | undefined;
}

/** A finding in another file than the one that was checked. */
export interface FindingIn {
  readonly file: string;
  readonly located: LocatedFinding;
}

/** What a check of statistics found: a file of them, or what a schema states of a table. */
export interface StatisticsReport {
  readonly file: string;
  /** A summary in a few words. */
  readonly summary: string;
  /** Each in the file that it stands in. */
  readonly findings: readonly FindingIn[];
  /** The content of its page, if one was asked for. */
  readonly page?: Report | undefined;
}

/** For formats that people read. */
export interface Style {
  readonly colours: Colours;
  readonly link: Link;
  readonly withSummary: boolean;
  /** Columns of the terminal: longer lines are cut. Undefined where there is none, as in a pipe: nothing is cut. */
  readonly width: number | undefined;
  /** By which files are read and judged, as they were typed: a command that is proposed repeats them. */
  readonly options: readonly string[];
  /** The severities that make the command fail. */
  readonly failing: readonly Severity[];
}

/** All return text for standard output. */
export interface Emitter {
  file(report: FileReport): string;
  statistics(report: StatisticsReport): string;
  /** The findings in schemas, statistics and configurations, after all files of the command. */
  beside(findings: readonly FindingIn[]): string;
  end(): string | Promise<string>;
  /** Something that could not be read; it is reported on standard error in any case. */
  problem?(message: string, path: string): void;
  /** Markdown for the summary of a step of CI. */
  summary?(): string;
}

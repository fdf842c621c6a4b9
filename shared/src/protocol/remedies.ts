/** Remedies: chosen, listed, previewed, measured. */

import type { PlaceInText } from './placeInText.ts';

/** A remedy that was chosen, by an entry of the lightbulb's menu or from a list: what is handed back to have it applied. */
export interface ChosenRemedy {
  readonly title: string;
  readonly uri: string;
  /** It changes too many cells for one edit: a copy of the file is written instead. */
  readonly isLarge: boolean;
  /** It needs the key for pseudonyms. */
  readonly needsKey: boolean;
  /** As in the data of an entry that is still to be resolved. */
  readonly data: unknown;
  /** A recipe can hold it. */
  readonly fitsRecipe?: boolean;
  /** It writes answers of randomised response: once that is done, their ε can be declared. */
  readonly isNoise?: boolean;
  /** It changes nothing in the file: its parts are written beside it. */
  readonly isSplit?: boolean;
}
/** A command of the editor: applies a remedy; its argument is a `ChosenRemedy`. */
export const TREAT_COMMAND = 'quasi.treat';

/** Client → server: all remedies for a column of an open document, with what they do as far as it could be measured; null if nothing is known. */
export const remediesRequest = 'quasi/remedies';
export interface RemediesParams {
  readonly uri: string;
  readonly column: number;
}
export interface RemedyList {
  /** The name of the column, as it can be shown. */
  readonly name: string;
  readonly remedies: readonly ListedRemedy[];
}
export interface ListedRemedy {
  readonly chosen: ChosenRemedy;
  /** What it does to the numbers of the file; empty where it does nothing to them, or could not be measured in time. */
  readonly effect: string;
}

/** Client → server: the plan that is recommended for an open document to reach its k, looked for longer than a menu can wait; null if there is none. */
export const reachRequest = 'quasi/reach';
export interface ReachParams {
  readonly uri: string;
}
/** What somebody sees of a plan before anything can be applied. */
export interface ReachResult {
  /** `Reach k = 5` */
  readonly title: string;
  /** Rows, edits, detail lost, k: a phrase each. */
  readonly costs: readonly string[];
  /** The compared columns that change. */
  readonly columns: readonly PlannedColumn[];
  /** The columns that identify people, and what is proposed for them. */
  readonly identifiers: readonly PlannedColumn[];
  /** The plan by itself: identifiers stay as they are. */
  readonly chosen: ChosenRemedy;
  /** The same with the identifiers treated in one go; absent where there are none. */
  readonly withIdentifiers?: ChosenRemedy;
}
export interface PlannedColumn {
  /** Its number in the table. */
  readonly column: number;
  /** As it can be shown. */
  readonly name: string;
  readonly what: string;
  /** It keeps none of its values. */
  readonly isErased: boolean;
  /** `1985-05-08 → 1980–1989`: values, which go no further than the user's own editor. */
  readonly example?: string;
}

/** Client → server: the columns of an open document that identify people, with what is proposed for each; null if nothing is known. */
export const identifiersRequest = 'quasi/identifiers';
export interface IdentifiersParams {
  readonly uri: string;
}
export interface IdentifierList {
  readonly identifiers: readonly PlannedColumn[];
}

/** Client → server: what is proposed for some of these columns, as one remedy. */
export const fixIdentifiersRequest = 'quasi/fixIdentifiers';
export interface FixIdentifiersParams {
  readonly uri: string;
  /** By their numbers. */
  readonly columns: readonly number[];
}
/** The commands of the editor that begin with these; the argument is the document. */
export const FIX_IDENTIFIERS_COMMAND = 'quasi.fixIdentifiers';
export const REACH_COMMAND = 'quasi.reachK';

/** Client → server: says in the configuration that the rows of a file are not about people. */
export const notAboutPeopleRequest = 'quasi/notAboutPeople';
export interface NotAboutPeopleParams {
  readonly uri: string;
}

/** Client → server: what a remedy would change in a document. */
export const previewRequest = 'quasi/preview';
/** Two texts side by side, or a list of the values before and after, column by column. */
export type PreviewForm = 'comparison' | 'list';
export interface PreviewParams {
  readonly chosen: ChosenRemedy;
  /** Absent: a comparison, unless the file is too large or too wide for an editor to compare. */
  readonly form?: PreviewForm;
}
export interface PreviewResult {
  readonly form: PreviewForm;
  /** The document as the remedy would leave it; or the list. */
  readonly text: string;
  /** What it does to the sensitivities of columns, in words; empty where that could not be found out in time. */
  readonly note: string;
  /** Of a comparison: where the first change is. */
  readonly first?: PlaceInText;
  /** An editor can compare the two texts. */
  readonly canCompare: boolean;
  /** The names of the columns that are treated. */
  readonly names: readonly string[];
}

/** Client → server: the same remedy for the document as it has become since, measured anew; fails where it cannot be made again. */
export const renewRequest = 'quasi/renew';
export interface RenewParams {
  readonly chosen: ChosenRemedy;
  /** As the preview gave them, lest other columns have moved there. */
  readonly names: readonly string[];
}

/** Client → server: all that is known of what a remedy would do: its card. */
export const detailsRequest = 'quasi/details';
export interface DetailsParams {
  readonly chosen: ChosenRemedy;
}
export interface DetailsResult {
  readonly markdown: string;
  /** The same for an editor that shows no Markdown. */
  readonly text: string;
}

/** Client → server: what could be done to an open document as a whole by drawing at random, with what it does; null if nothing is known. */
export const protectRequest = 'quasi/protect';
export interface ProtectParams {
  readonly uri: string;
}

/** Client → server: says in the configuration with which ε the answers were made that were written last into a document, or into its copy. */
export const declareNoiseRequest = 'quasi/declareNoise';
export interface DeclareNoiseParams {
  readonly chosen: ChosenRemedy;
  /** Somebody has been asked, and agreed that values stand in the configuration. */
  readonly mayHoldValues: boolean;
}
export interface DeclareNoiseResult {
  /** Values would stand in the configuration: what somebody is to be asked before they do, in a sentence. Nothing was written then. */
  readonly question?: string;
}

/** Client → server: the key for pseudonyms, which the server keeps in memory only. */
export const pseudonymKeyRequest = 'quasi/pseudonymKey';
/** A shorter one can be guessed by anyone who has some pseudonyms and knows some values. */
export const ENOUGH_KEY_BYTES = 16;
export interface PseudonymKeyParams {
  readonly key: string;
}

/** What client and server say to each other beyond the Language Server Protocol. */
import type { ColumnOutline } from './explain/index.ts';
import type { Texts } from './words/index.ts';

/** Server → client: the state of one file, shown in the status item. Holds no cell value. */
export const fileStatusNotification = 'quasi/fileStatus';
export interface FileStatus {
  readonly uri: string;
  /** Idle: what was being done was stopped, nothing is known, and nothing more is done until somebody asks. */
  readonly state: 'analysing' | 'ready' | 'failed' | 'idle';
  /** When ready: what takes longest is still being worked out, and may add findings. */
  readonly isPartial?: boolean;
  /** Of an open document: the version that was analysed. */
  readonly version?: number;
  /** While analysing: what is being done, and the share done, 0 to 1. */
  readonly stage?: string;
  readonly progress?: number;
  /** When ready; what concerns classes is absent where there is nothing to compare. */
  readonly rows?: number;
  readonly columns?: number;
  readonly delimiter?: string;
  readonly quasiIdentifiers?: readonly string[];
  readonly k?: number;
  readonly targetK?: number;
  readonly uniqueRows?: number;
  /** Their share, as it is written everywhere: `41 %`. */
  readonly uniqueShare?: string;
  readonly rowsBelow?: number;
  /** Whether the file satisfies its policy; absent where there is nothing to judge. */
  readonly isReady?: boolean;
  /** Of a file of randomised response, whose rows are nobody's: what takes the place of k, in a few words. */
  readonly protection?: string;
  /** Of a file of statistics: what it leads one to expect, in a few words. */
  readonly prediction?: string;
  /** How many people the population has, if that is known. */
  readonly population?: number;
  /** Findings that exceptions of `quasi.json` allow. */
  readonly allowed?: number;
  /** When ready: the card of the file, as Markdown. */
  readonly card?: string;
  /** When failed: why, in a sentence. */
  readonly reason?: string;
}

/** What a client says of itself in `initializationOptions`, beside settings. */
export interface ClientOptions {
  /** It checks an open `quasi.json` by its JSON Schema, so that the server need not. */
  readonly checksConfigBySchema?: boolean;
  /** It checks open documents in YAML by their JSON Schemas, too. */
  readonly checksYamlBySchema?: boolean;
  /** It has the commands of the extension, so that lenses and actions can name them. */
  readonly hasCommands?: boolean;
  /** Our texts in the language of the editor, if that is not English. */
  readonly texts?: Texts | undefined;
}

/** In the data of each entry of the lightbulb's menu, for a client that has entries resolved: what sort it is of, whatever its title says. */
export interface EntrySort {
  readonly maker: string;
}
/** The sort of the entries that mark a column as something else. */
export const MARKING = 'mark';

/** Client → server: analyse a file from disk and publish its findings. Takes a `workDoneToken` for progress; can be cancelled. */
export const checkFileRequest = 'quasi/checkFile';
export interface CheckFileParams {
  readonly uri: string;
  readonly workDoneToken?: string | number;
}
export interface CheckFileResult {
  readonly status: FileStatus;
  readonly findings: number;
}

/** A place in a document, as the Language Server Protocol writes it. */
export interface PlaceInText {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** Client → server: the columns of an open document, those that give most away first, at most `MOST_COLUMN_ENTRIES`; null if nothing is known. */
export const columnsRequest = 'quasi/columns';
export const MOST_COLUMN_ENTRIES = 500;
export interface ColumnsParams {
  readonly uri: string;
}
/** The outline of a column, and where it is. */
export interface ColumnEntry extends ColumnOutline {
  /** Its number, by which its card is asked for. */
  readonly column: number;
  readonly role: string;
  /** The column's cell in the first record. */
  readonly range: PlaceInText;
}
export type { OutlineDetail as ColumnDetail } from './explain/index.ts';

/** Client → server: the card of one column of an open document, as Markdown; null if nothing is known. */
export const columnCardRequest = 'quasi/columnCard';
export interface ColumnCardParams {
  readonly uri: string;
  readonly column: number;
}

/** Client → server: how much the cells of some lines contribute to the risk of their rows; null if that is not known yet. */
export const heatRequest = 'quasi/heat';
export interface HeatParams {
  readonly uri: string;
  readonly ranges: readonly PlaceInText[];
}
export interface Heat {
  readonly cells: readonly { readonly range: PlaceInText; readonly level: HeatLevel }[];
  /** The rows most at risk of the whole file, for the marks beside the scroll bar. */
  readonly worst: readonly PlaceInText[];
  /** There was no time for all lines: what is missing is to be had by asking again. */
  readonly isPartial?: boolean;
}
/** From little to most. */
export type HeatLevel = 1 | 2 | 3 | 4;

/** Client → server: says in the configuration how large the population is that a document's people are taken from. */
export const setPopulationRequest = 'quasi/setPopulation';
export interface SetPopulationParams {
  readonly uri: string;
  readonly population: number;
}

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
/** A command of the editor: applies a remedy, of which the argument is a `ChosenRemedy`. */
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

/** Client → server: the least-loss generalisation of an open document that reaches its k, looked for longer than a menu can wait; null if there is none. */
export const reachRequest = 'quasi/reach';
export interface ReachParams {
  readonly uri: string;
}

/** Client → server: the text of the document as a remedy would leave it. */
export const previewRequest = 'quasi/preview';
export interface PreviewParams {
  readonly chosen: ChosenRemedy;
}
export interface PreviewResult {
  readonly text: string;
  /** What it does to the sensitivities of columns, in words; empty where that could not be found out in time. */
  readonly note: string;
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

/** Client → server: writes the text as a remedy leaves it beside the file. Nothing is written over unless the client says so. */
export const safeCopyRequest = 'quasi/safeCopy';
export interface SafeCopyParams {
  readonly chosen: ChosenRemedy;
  readonly overwrites: boolean;
}
export interface SafeCopyResult {
  readonly uri: string;
  /** It was not written, as there is a file of that name. */
  readonly isThere: boolean;
}

/** Client → server: what could be done to an open document as a whole by drawing at random, with what it does; null if nothing is known. */
export const protectRequest = 'quasi/protect';
export interface ProtectParams {
  readonly uri: string;
}

/** Client → server: writes the parts of a chosen split beside the file, as `name.part1.csv` and so on. Nothing is written over unless the client says so. */
export const splitRequest = 'quasi/split';
export interface SplitParams {
  readonly chosen: ChosenRemedy;
  readonly overwrites: boolean;
}
export interface SplitResult {
  /** The parts, written or not. */
  readonly uris: readonly string[];
  /** Those that were there; if there are any, nothing was written. */
  readonly there: readonly string[];
}

/** Client → server: says in the configuration with which ε the answers were made that were written last into a document, or into its copy. */
export const declareNoiseRequest = 'quasi/declareNoise';
export interface DeclareNoiseParams {
  readonly chosen: ChosenRemedy;
}

/** Client → server: the key for pseudonyms, which the server keeps in memory only. */
export const pseudonymKeyRequest = 'quasi/pseudonymKey';
export interface PseudonymKeyParams {
  readonly key: string;
}

/** Client → server: the hierarchy file of a column of an open document; it is written, and named in the configuration, where there is none. */
export const editHierarchyRequest = 'quasi/editHierarchy';
export interface EditHierarchyParams {
  readonly uri: string;
  readonly column: number;
}
export interface EditHierarchyResult {
  /** Of the hierarchy file. */
  readonly uri: string;
}
/** A command of the editor: opens the hierarchy of a column, of which the arguments are the document and the number. */
export const EDIT_HIERARCHY_COMMAND = 'quasi.editHierarchy';

/** Client → server: writes a recipe beside the file of an open document: of the remedies that were applied to it, or of one that was chosen. */
export const saveRecipeRequest = 'quasi/saveRecipe';
export interface SaveRecipeParams {
  readonly uri: string;
  readonly chosen?: ChosenRemedy;
  readonly overwrites: boolean;
}
export interface SaveRecipeResult {
  /** Of the recipe; absent where there is nothing to save. */
  readonly uri?: string;
  /** It was not written, as there is a file of that name. */
  readonly isThere: boolean;
  /** How many remedies it holds, and what it could not hold, in words. */
  readonly note: string;
}

/** Client → server: what a recipe would do to an open document, measured; fails where it does not fit. */
export const applyRecipeRequest = 'quasi/applyRecipe';
export interface ApplyRecipeParams {
  readonly uri: string;
  /** Of the recipe, to which hierarchy files are relative, and its text. */
  readonly recipe: { readonly uri: string; readonly text: string };
}

/** Client → server: writes the statistics of an open document beside its file, as `name.stats.json`. Nothing is written over unless the client says so. */
export const writeStatisticsRequest = 'quasi/writeStatistics';
export interface WriteStatisticsParams {
  readonly uri: string;
  /** Counts below it are told in sum only; absent: all are told. */
  readonly below?: number;
  /** Tell of dependent pairs of columns: their frequent values, and the tree of pair tables. */
  readonly pairs: boolean;
  readonly tree: boolean;
  readonly overwrites: boolean;
}
export interface WriteStatisticsResult {
  readonly uri: string;
  /** It was not written, as there is a file of that name. */
  readonly isThere: boolean;
  /** What somebody should know who is about to publish them, in words. */
  readonly note: string;
}

/** Client → server: what a record is to be judged by: of an open data file, statistics or schema. Fails where there is nothing. */
export const recordFormRequest = 'quasi/recordForm';
export interface RecordFormParams {
  readonly uri: string;
  /** Of a schema that states statistics of several tables. */
  readonly table?: string;
}
export interface RecordForm {
  /** Tables to choose among first; there are no columns then. */
  readonly tables: readonly string[];
  readonly columns: readonly RecordColumn[];
}
export interface RecordColumn {
  /** As it can be shown. */
  readonly name: string;
  /** Known values, the most frequent first, at most `MOST_RECORD_VALUES`. */
  readonly values: readonly string[];
}
export const MOST_RECORD_VALUES = 1000;

/** Client → server: judges a record by statistics, or by the people behind a protected file: its card. It is kept nowhere. */
export const judgeRecordRequest = 'quasi/judgeRecord';
export interface JudgeRecordParams extends RecordFormParams {
  /** One for each column of the form; the empty text is a missing value. */
  readonly values: readonly string[];
}
export type JudgeRecordResult = DetailsResult;

/** What the server reports of one file, for the status item and for anything that waits for the file. */

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
  /** Where rows name the people they are about. */
  readonly people?: number;
  readonly columns?: number;
  /** Of text. */
  readonly delimiter?: string;
  /** The names of the tables in the file, where it holds several. */
  readonly tables?: readonly string[];
  readonly quasiIdentifiers?: readonly string[];
  readonly k?: number;
  readonly targetK?: number;
  readonly uniqueRows?: number;
  readonly rowsBelow?: number;
  /** Absent where there is nothing to judge. */
  readonly verdictState?: 'ready' | 'not-ready' | 'provisional' | 'identified' | 'not-judged';
  /** The icon of the verdict, by the name that editors know it by. */
  readonly icon?: string;
  /** What to fix, in this order; empty where nothing helps, or nothing needs to be fixed. */
  readonly nextFixes?: readonly ('identifiers' | 'k')[];
  /** The larger, the further up the file stands in a list of files. */
  readonly gravity?: number;
  /** The verdict in a few words: `6 identifiers · k 1 of 5`; of statistics, what they lead one to expect. */
  readonly inShort?: string;
  /** The subject of the rows, and the verdict, a sentence each. */
  readonly unit?: string;
  readonly verdict?: string;
  /** Its rows are about things: prices, readings, places. */
  readonly isAboutNobody?: boolean;
  /** Its rows are answers of randomised response, and so nobody's. */
  readonly isNoise?: boolean;
  /** How many people the population has, if that is known. */
  readonly population?: number;
  /** Findings that exceptions of `quasi.json` allow. */
  readonly allowed?: number;
  /** When ready: the card of the file, as Markdown. */
  readonly card?: string;
  /** When failed: why, in a sentence. */
  readonly reason?: string;
}

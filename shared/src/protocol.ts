/** What client and server say to each other beyond the Language Server Protocol. */

/** Server → client: the state of one file, shown in the status item. Holds no cell value. */
export const fileStatusNotification = 'quasi/fileStatus';
export interface FileStatus {
  readonly uri: string;
  readonly state: 'analysing' | 'ready' | 'failed';
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
  /** Findings that exceptions of `quasi.json` allow. */
  readonly allowed?: number;
  /** When failed: why, in a sentence. */
  readonly reason?: string;
}

/** What a client says of itself in `initializationOptions`, beside settings. */
export interface ClientOptions {
  /** It checks an open `quasi.json` by its JSON Schema, so that the server need not. */
  readonly checksConfigBySchema?: boolean;
}

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

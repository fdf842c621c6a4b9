/** What competes: something that gets ready untimed, then does its work as often as it is asked. */

/** A number that all contestants of one contest must agree on, so that nobody wins by doing less. */
export type Answer = number;

/** Gets ready (loads what the measure takes as given) and returns the work to be timed. */
export type Contestant = (file: string, columns: readonly string[]) => Promise<() => Answer | Promise<Answer>>;

/** Where each contestant lives. A child process loads the one it runs and no other. */
const homes = {
  'quasi: read': () => import('../ours/read.ts').then((home) => home.read),
  'quasi: smallest class': () => import('../ours/classes.ts').then((home) => home.smallestClassOfFile),
  'quasi: classes': () => import('../ours/classes.ts').then((home) => home.classes),
  'csv-parse: fields': () => import('../peers/csvParse.ts').then((home) => home.fields),
  'Papa Parse: fields': () => import('../peers/papaParse.ts').then((home) => home.fields),
  'uDSV: codes': () => import('../peers/udsv.ts').then((home) => home.codes),
  'DuckDB: table': () => import('../peers/duckdb.ts').then((home) => home.table),
  'DuckDB: table + ENUM': () => import('../peers/duckdb.ts').then((home) => home.tableWithEnums),
  'DuckDB: smallest class': () => import('../peers/duckdb.ts').then((home) => home.smallestClassOfFile),
  'DuckDB: group by': () => import('../peers/duckdb.ts').then((home) => home.groupBy),
  'DuckDB: group by ENUM': () => import('../peers/duckdb.ts').then((home) => home.groupByEnums),
  'DuckDB: window': () => import('../peers/duckdb.ts').then((home) => home.window),
} satisfies Record<string, () => Promise<Contestant>>;

export type ContestantName = keyof typeof homes;

export function contestant(name: ContestantName): Promise<Contestant> {
  return homes[name]();
}

/** What the figures of `score.mjs` have to reach: judgement.md, the column "corpus, to reach". */

/** As `score.mjs --json` prints them. */
export interface Figures {
  readonly tables: number;
  readonly failed: number;
  readonly readWithOtherWidth: number;
  readonly unitAccuracy: number;
  readonly unitMatrix: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly peopleOrEventsSaidThings: number;
  readonly thingsSaidThings: number;
  readonly unitUnclear: number;
  readonly directPrecision: number;
  readonly directRecall: number;
  readonly directKnownButSilent: number;
  readonly textsWithNames: number;
  readonly textsWithNamesFound: number;
  readonly textsWithoutNamesAlarmed: number;
  readonly withoutHeaders: { readonly there: number; readonly found: number };
  readonly addedPeople: { readonly tables: number; readonly noticed: number };
  readonly roleAccuracy: number;
  readonly roleAccuracyMeanOfTables: number;
  readonly roleAccuracyMacro: number;
  readonly certainQuasiIdentifierRecall: number;
  readonly certainSensitiveRecall: number;
  readonly unknownColumns: number;
  readonly nobodyNotReady: number;
  readonly smallCellTables: number;
  readonly smallCellTablesNotReady: number;
  readonly regret: { readonly falseAllClearShare: number | null; readonly falseAlarmShare: number | null } | null;
  readonly findingsMedian: number;
  readonly findingsP90: number;
  readonly findingsMax: number;
}

export interface Target {
  readonly what: string;
  readonly found: (figures: Figures) => number;
  /** At least so much, or at most. */
  readonly least?: number;
  readonly most?: number;
}

const share = (part: number, of: number) => (of === 0 ? 1 : part / of);

export const targets: readonly Target[] = [
  { what: 'tables that failed', found: ({ failed }) => failed, most: 0 },
  { what: 'tables read with another width', found: ({ readWithOtherWidth }) => readWithOtherWidth, most: 0 },
  { what: 'tables without a unit', found: withoutUnit, most: 0 },
  { what: 'false all-clears', found: ({ regret }) => regret?.falseAllClearShare ?? 1, most: 0.01 },
  { what: 'false alarms', found: ({ regret }) => regret?.falseAlarmShare ?? 1, most: 0.05 },
  { what: 'direct identifiers: precision', found: ({ directPrecision }) => directPrecision, least: 0.98 },
  { what: 'direct identifiers: recall', found: ({ directRecall }) => directRecall, least: 0.94 },
  { what: 'identifiers without a finding', found: ({ directKnownButSilent }) => directKnownButSilent, most: 0 },
  {
    what: 'found without headers',
    found: ({ withoutHeaders }) => share(withoutHeaders.found, withoutHeaders.there),
    least: 33 / 38,
  },
  {
    what: 'texts with names found',
    found: ({ textsWithNames, textsWithNamesFound }) => share(textsWithNamesFound, textsWithNames),
    least: 33 / 41,
  },
  { what: 'alarms on texts without names', found: ({ textsWithoutNamesAlarmed }) => textsWithoutNamesAlarmed, most: 2 },
  { what: 'roles right: columns', found: ({ roleAccuracy }) => roleAccuracy, least: 0.86 },
  {
    what: 'roles right: mean of tables',
    found: ({ roleAccuracyMeanOfTables }) => roleAccuracyMeanOfTables,
    least: 0.86,
  },
  { what: 'roles right: mean of best roles', found: ({ roleAccuracyMacro }) => roleAccuracyMacro, least: 0.82 },
  {
    what: 'certain quasi-identifiers found',
    found: ({ certainQuasiIdentifierRecall }) => certainQuasiIdentifierRecall,
    least: 0.95,
  },
  {
    what: 'certain sensitive columns found',
    found: ({ certainSensitiveRecall }) => certainSensitiveRecall,
    least: 0.8,
  },
  { what: 'columns of people left unknown', found: ({ unknownColumns }) => unknownColumns, most: 0.2 },
  { what: 'unit accepted', found: ({ unitAccuracy }) => unitAccuracy, least: 0.95 },
  {
    what: 'people or events called things',
    found: ({ peopleOrEventsSaidThings }) => peopleOrEventsSaidThings,
    most: 2,
  },
  { what: 'things called things', found: ({ thingsSaidThings }) => thingsSaidThings, least: 0.75 },
  { what: 'unclear', found: ({ unitUnclear }) => unitUnclear, most: 0.15 },
  { what: 'tables about nobody called not ready', found: ({ nobodyNotReady }) => nobodyNotReady, most: 0.03 },
  {
    what: 'tables with small cells called not ready',
    found: ({ smallCellTables, smallCellTablesNotReady }) => share(smallCellTablesNotReady, smallCellTables),
    least: 1,
  },
  {
    what: 'people added to things: no all-clear',
    found: ({ addedPeople }) => share(addedPeople.noticed, addedPeople.tables),
    least: 1,
  },
  { what: 'findings a file: median', found: ({ findingsMedian }) => findingsMedian, most: 10 },
  { what: 'findings a file: 90th', found: ({ findingsP90 }) => findingsP90, most: 25 },
  { what: 'findings a file: largest', found: ({ findingsMax }) => findingsMax, most: 60 },
];

export function isMet({ found, least, most }: Target, figures: Figures): boolean {
  const value = found(figures);
  return least === undefined ? value <= (most ?? 0) : value >= least;
}

function withoutUnit({ unitMatrix }: Figures): number {
  return Object.values(unitMatrix).reduce((sum, said) => sum + (said['none'] ?? 0), 0);
}

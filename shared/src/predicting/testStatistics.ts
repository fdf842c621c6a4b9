/** From lines of text to an analysis and statistics, for the tests of this folder. */
import { type Analysis, drain } from '../analysis/index.ts';
import { readSettings } from '../config/index.ts';
import type { Statistics } from '../statistics/index.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { statisticsOf } from './statisticsOf.ts';
import type { StatisticsRequest } from './statisticsRequest.ts';

const nothing: StatisticsRequest = {
  columns: undefined,
  withheld: [],
  below: undefined,
  pairs: false,
  tree: false,
  seed: 1,
  budget: undefined,
};

/** `quasiIdentifiers`: all columns if not given. */
export function analysisOf(text: string, quasiIdentifiers = text.slice(0, text.indexOf('\n')).split(',')): Analysis {
  const bytes = new TextEncoder().encode(text);
  const options = { missingTokens: ['', 'NA'], trim: false, delimiter: ',', header: true };
  const { settings } = readSettings({ quasiIdentifiers });
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  return dataSet(drain(readTable(bytes, options)), settings, source);
}

export function statisticsIn(text: string, request: Partial<StatisticsRequest> = {}): Statistics {
  return drain(statisticsOf(analysisOf(text), { ...nothing, ...request })).statistics;
}

/** Table 1 of R3A. */
export const table1 = 'Age,Gender,Smoking\n20,M,Y\n25,M,Y\n25,F,N\n25,F,N\n35,M,N\n';

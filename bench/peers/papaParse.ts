/** Papa Parse, which stops at the fields; run for comparison, no target is set against it. */
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Contestant } from '../contest/contestant.ts';

export const fields: Contestant = async (file) => () =>
  Papa.parse(readFileSync(file, 'utf8'), { skipEmptyLines: true }).data.length - 1;

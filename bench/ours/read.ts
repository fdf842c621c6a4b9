/** Quasi reading a whole file into codes and dictionaries of all its columns. */
import { readFileSync } from 'node:fs';
import { readTable } from '@quasi/shared/table';
import type { Contestant } from '../contest/contestant.ts';
import { drain, readingOptions } from './reading.ts';

export const read: Contestant = async (file) => () => drain(readTable(readFileSync(file), readingOptions)).rowCount;

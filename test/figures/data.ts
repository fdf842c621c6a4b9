/** Where the data sets are that the figures are computed from. */
import { resolve } from 'node:path';
import { project } from './quasi.ts';

const folder = resolve(project, process.env['QUASI_DATA'] ?? '../shared/data');

export function dataFile(path: string): string {
  return resolve(folder, path);
}

/** The gate computes a part of what takes long. */
export const isPart = process.env['QUASI_FIGURES'] === 'part';

/** Where the data sets are read from and the results written to. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

export const dataFolder = resolve(project, process.env['QUASI_DATA'] ?? '../shared/data');
export const resultsFolder = resolve(project, 'docs/reproduction');

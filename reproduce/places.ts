/** Where data sets and papers are read from and the results written to. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

export const dataFolder = resolve(project, process.env['QUASI_DATA'] ?? '../shared/data');
/** The papers' texts: beside the data sets unless it is said. */
export const papersFolder = resolve(project, process.env['QUASI_PAPERS'] ?? resolve(dirname(dataFolder), 'papers'));
export const resultsFolder = resolve(project, 'docs/reproduction');

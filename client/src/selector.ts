/** Which documents Quasi looks at: data by language, our own and those of Rainbow CSV, and by the ending of the name; configurations, statistics and schemas. */
import { type DocumentFilter, languages as editorLanguages, Range, type TextDocument, type Uri } from 'vscode';

const languages = ['csv', 'tsv', 'csv (semicolon)', 'csv (pipe)', 'csv (whitespace)', 'dynamic csv', 'jsonl'];

/** Documents that stand for tables of databases: the server has what is in them. */
export const tableScheme = 'quasi-table';

/** Documents in memory or on disk; the read-only sides of a comparison, say, are left alone. */
const schemes = ['file', 'untitled'];

export const dataSelector = schemes.flatMap((scheme) => [
  ...languages.map((language) => ({ scheme, language })),
  { scheme, pattern: '**/*.{csv,tsv,tab,psv,jsonl,ndjson}' },
]) satisfies DocumentFilter[];

/** Any document of JSON: those that begin as a list of objects are data, the others are left alone. */
const jsonSelector = schemes.map((scheme) => ({
  scheme,
  language: 'json',
  pattern: '**/*.json',
})) satisfies DocumentFilter[];

/** What files of data end in that are no text; the manifest says the same in its when-clauses. */
export const binaryEndings: readonly string[] = [
  ...['parquet', 'parq', 'pq', 'pqt'],
  ...['xlsx', 'xlsm'],
  ...['sqlite', 'sqlite3', 'db', 'db3'],
  ...['sav', 'zsav'],
  ...['csv', 'tsv', 'tab', 'psv', 'txt', 'jsonl', 'ndjson', 'json'].map((ending) => `${ending}.gz`),
];

export function isBinaryData({ path }: Uri): boolean {
  const name = path.toLowerCase();
  return binaryEndings.some((ending) => name.endsWith(`.${ending}`));
}

export const statisticsFilter = { scheme: 'file', pattern: '**/*.stats.json' } satisfies DocumentFilter;

/** Schemas, by the names that the server knows them by; what stands in them decides. */
const schemaFilters = [
  {
    scheme: 'file',
    pattern: '**/{datapackage,dataresource,*.dataresource,tableschema,*.tableschema,schema,*.schema}.{json,yaml,yml}',
  },
  { scheme: 'file', pattern: '**/*-metadata.json' },
  { scheme: 'file', pattern: '**/{odcs,*.odcs,datacontract,*.datacontract}.{json,yaml,yml}' },
  { scheme: 'file', pattern: '**/{,_}{schema,properties,seeds,models,sources,snapshots}.{yaml,yml}' },
  { scheme: 'file', pattern: '**/_*__{models,seeds,sources}.{yaml,yml}' },
] satisfies DocumentFilter[];

/** What describes data, by its name. */
const describingSelector = [
  { scheme: 'file', pattern: '**/{quasi.json,*.quasi.json}' },
  statisticsFilter,
  ...schemaFilters,
] satisfies DocumentFilter[];

export const documentSelector = [...dataSelector, ...describingSelector, ...jsonSelector] satisfies DocumentFilter[];

/** Whether a document holds data. */
export function isData(document: TextDocument): boolean {
  if (editorLanguages.match(dataSelector, document) > 0) return true;
  return isOfJson(document) && beginsAsRecords(document);
}

/** A manifest, say, or settings: JSON that is nobody's data, which the server need not know. */
export function isOtherJson(document: TextDocument): boolean {
  return isOfJson(document) && !beginsAsRecords(document);
}

function isOfJson(document: TextDocument): boolean {
  return editorLanguages.match(jsonSelector, document) > 0 && editorLanguages.match(describingSelector, document) === 0;
}

function beginsAsRecords(document: TextDocument): boolean {
  return /^\s*\[\s*\{/.test(document.getText(new Range(0, 0, 20, 200)));
}

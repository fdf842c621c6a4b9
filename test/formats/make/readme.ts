/** The page beside the files: which program wrote each of them. */

/** By how a name ends; the first that fits. */
const makers: readonly (readonly [pattern: RegExp, maker: string])[] = [
  [/\.csv(\.gz)?$/, 'our own test (gzip packed it)'],
  [/\.jq\.jsonl/, 'jq, of the JSON by Python'],
  [/\.(jsonl|ndjson|json)(\.gz)?$/, "Python's json (gzip packed it)"],
  [/^formulas\.xlsx|\.gnumeric\.xlsx/, 'ssconvert (gnumeric), of a workbook by openpyxl'],
  [/\.xlsx/, 'openpyxl'],
  [/\.parquet/, 'DuckDB'],
  [/\.(sqlite|db|db-wal)/, "SQLite's shell"],
  [/\.z?sav/, 'PSPP'],
];

export function readmeOf(files: readonly string[], versions: readonly string[]): string {
  const rows = files.map((name) => `| \`${name}\` | ${makers.find(([pattern]) => pattern.test(name))?.[1] ?? ''} |`);
  return `# Files of other programs

The hard table (\`hard.*\`, see \`hardTable.ts\`), a table of invented people (\`people.*\`, see \`people.ts\`) and what formats have besides, as other
programs write them. \`npm run formats\` makes all of them anew where the programs are installed; the tests need none of them. Files that are much
smaller so are kept packed by gzip; tests use them unpacked.

Made by ${versions.join(', ')}; gzip.

| file | written by |
| --- | --- |
${rows.join('\n')}
`;
}

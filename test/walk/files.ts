/** The files of the walk: small ones to look at, and one too large for the editor to hand to an extension, so that only a check reads it. */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Rows with the same birth year, sex and zip are as many as a class is meant to show; the rows nine to eleven are flawed or alone, few enough to be found each. */
const people = `name,birth_year,sex,zip,illness
Ann,1984,f,8001,asthma
Bea,1984,f,8001,none
Cleo,1984,f,8001,none
Dan,1979,m,8002,diabetes
Eli,1979,m,8002,none
Finn,1979,m,8002,asthma
Gus,1979,m,8002,none
Hal,1979,m,8002,none
Ida,1990,f,8003,none
Jon,1990,m,8003
Kim,1951,f,8004,=1+2
Lea,1984,f,8001,none
Mia,1984,f,8001,none
Nora,1984,f,8001,none
Olga,1984,f,8001,none
Pia,1984,f,8001,none
`;

/** The third cell of the second row goes over three lines. */
const notes = `name,sex,note,zip
Ann,f,short,8001
Bea,f,"first line
second, with ""quotes""
third",8001
Cleo,f,none,8001
`;

/** At some 20 bytes each, more than the 50 MB up to which VS Code hands a document to extensions. */
const largeRows = 2_800_000;

export function writeFiles(folder: string): void {
  writeFileSync(join(folder, 'people.csv'), people);
  writeFileSync(join(folder, 'notes.csv'), notes);
  const file = openSync(join(folder, 'large.csv'), 'w');
  writeSync(file, 'id,birth_year,sex,zip\n');
  const chunkRows = 100_000;
  for (let first = 0; first < largeRows; first += chunkRows) {
    const lines = Array.from({ length: Math.min(chunkRows, largeRows - first) }, (_, index) => largeRow(first + index));
    writeSync(file, lines.join(''));
  }
  closeSync(file);
}

/** Some twenty rows share each combination; the last row stands alone. */
const largeRow = (row: number): string => {
  const birthYear = row === largeRows - 1 ? 1850 : 1930 + (row % 71);
  return `${row},${birthYear},${row % 2 ? 'f' : 'm'},${8000 + ((row * 7919) % 997)}\n`;
};

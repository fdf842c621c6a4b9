/** The files of the walk: a small one to look at, and one so large that its check can be seen at work. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rows with the same birth year, sex and zip are as many as a class is meant to show; the last three rows are flawed or alone. */
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
`;

const largeRows = 400_000;

export function writeFiles(folder: string): void {
  writeFileSync(join(folder, 'people.csv'), people);
  const lines = Array.from({ length: largeRows }, (_, row) => {
    return `${row},${1930 + (row % 71)},${row % 2 ? 'f' : 'm'},${8000 + ((row * 7919) % 997)}`;
  });
  writeFileSync(join(folder, 'large.csv'), `id,birth_year,sex,zip\n${lines.join('\n')}\n`);
}

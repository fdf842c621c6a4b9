/** A made-up table of a personnel office: two columns that identify people, and rows that an age and a postcode are enough to find. */
const firstNames =
  'Anna Bruno Carla David Elena Fabio Greta Hugo Irene Jonas Karin Lukas Maria Noah Olga Paul Rosa Stefan Tanja Urs';
const lastNames =
  'Keller Meier Weber Huber Frei Graf Roth Moser Baumann Vogel Arnold Berger Christen Egger Fischer Hess Imhof Lang Peter Suter';
const departments = ['Sales', 'Support', 'Research', 'Finance'];

/** As many of each: every first name with every last name is one row. */
const names = { first: firstNames.split(' '), last: lastNames.split(' ') };
const each = 20;

export function staffTable(): string {
  let drawn = 11;
  const below = (limit: number): number => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn % limit;
  };
  const lines = Array.from({ length: each * each }, (_, row) => {
    const first = names.first[row % each] ?? '';
    const last = names.last[(7 * row + Math.floor(row / each)) % each] ?? '';
    const email = `${first}.${last}@example.org`.toLowerCase();
    const sex = below(2) === 0 ? 'f' : 'm';
    return [`${first} ${last}`, email, 20 + below(40), sex, 8001 + below(12), departments[below(4)]].join(',');
  });
  return `name,email,age,sex,zip,department\n${lines.join('\n')}\n`;
}

/** A made-up table of a personnel office: two columns that identify people, and rows that an age and a postcode are enough to find. */
const firstNames = ['Anna', 'Bruno', 'Carla', 'David', 'Elena', 'Fabio', 'Greta', 'Hugo', 'Irene', 'Jonas'];
const lastNames = ['Keller', 'Meier', 'Weber', 'Huber', 'Frei', 'Graf', 'Roth', 'Moser', 'Baumann', 'Vogel'];
const departments = ['Sales', 'Support', 'Research', 'Finance'];
const rows = 400;

export function staffTable(): string {
  let drawn = 11;
  const below = (limit: number): number => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn % limit;
  };
  const one = (texts: readonly string[]): string => texts[below(texts.length)] ?? '';
  const lines = Array.from({ length: rows }, (_, row) => {
    const [first, last] = [one(firstNames), one(lastNames)];
    const email = `${first}.${last}${row}@example.org`.toLowerCase();
    return [`${first} ${last}`, email, 20 + below(40), one(['f', 'm']), 8001 + below(12), one(departments)].join(',');
  });
  return `name,email,age,sex,zip,department\n${lines.join('\n')}\n`;
}

/** Makes a table of people of about a given size in bytes; the same each time. Without quotes, one that is typed turns all behind it into one cell. */
export function csvOfSize(bytes: number, hasQuotes = true): string {
  const lines = ['person,age,sex,zip,birthdate,education,occupation,income'];
  let state = 42;
  const next = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let size = 0, row = 0; size < bytes; row++) {
    const line = [
      `p${String(row).padStart(7, '0')}`,
      20 + next(60),
      'fmx'[next(3)],
      String(10000 + next(4000)),
      `19${String(30 + next(70))}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
      ['none', 'primary', 'secondary', 'tertiary'][next(4)],
      `occupation ${next(300)}`,
      hasQuotes && next(3) === 0 ? `"${next(90)},000"` : next(90_000),
    ].join(',');
    lines.push(line);
    size += line.length + 1;
  }
  return `${lines.join('\n')}\n`;
}

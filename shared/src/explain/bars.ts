/** A small distribution, drawn with characters: one bar for each number of rows. */

const blocks = '▁▂▃▄▅▆▇█';
/** Where there are no rows at all. */
const nothing = '·';

/** The highest bar stands for the largest number. */
export function bars(rows: readonly number[]): string {
  const most = Math.max(...rows);
  return rows.map((count) => (count === 0 ? nothing : blocks[Math.ceil((count / most) * blocks.length) - 1])).join('');
}

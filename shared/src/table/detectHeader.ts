/** Judges whether the first record names the columns, by comparing it with the records below it. */

const measure = /^[-+]?(\d+([.,:/-]\d+)*|[.,]\d+)([eE][-+]?\d+)?\s*%?$/;
const blank = /^(|NA|N\/A|NULL|null|NaN|nan|\?|-|\.)$/;
/** Names are short; a sentence or a long text is a value. */
const LONGEST_NAME = 64;

/** `sure` when the evidence is clear either way. */
export function judgeHeader(records: readonly (readonly string[])[]): { header: boolean; sure: boolean } {
  const [first, ...body] = records;
  if (!first || first.length === 0) return { header: true, sure: true };
  if (body.length === 0) {
    const measures = first.filter((cell) => measure.test(cell)).length;
    return { header: measures === 0, sure: false };
  }
  let evidence = 0;
  let recurring = 0;
  for (const [column, name] of first.entries()) {
    const values = body.map((record) => record[column] ?? '').filter((value) => !blank.test(value));
    const measures = values.filter((value) => measure.test(value)).length;
    const bodyIsMeasures = values.length > 0 && measures >= 0.8 * values.length;
    const nameIsMeasure = measure.test(name);
    if (nameIsMeasure && bodyIsMeasures) evidence -= 1;
    else if (bodyIsMeasures && !blank.test(name)) evidence += 1;
    else if (!nameIsMeasure && !blank.test(name) && values.includes(name)) recurring++;
    if (name.length > LONGEST_NAME) evidence -= 0.5;
  }
  evidence -= 0.5 * recurring;
  const duplicates = first.length - new Set(first).size;
  if (evidence !== 0) return { header: evidence > 0, sure: Math.abs(evidence) >= 1 };
  // Text over text: names are all there and differ from each other, and there are values enough to have met one again.
  return { header: true, sure: duplicates === 0 && !first.some((name) => blank.test(name)) && body.length >= 3 };
}

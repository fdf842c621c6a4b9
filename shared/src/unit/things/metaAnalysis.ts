/** Studies side by side, each with the numbers of its arms: facts about people are about all participants at once. */
import { Things } from '../families.ts';
import { isNumeric, isText, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';

/** Effects and how sure they are, by the names that programs for meta-analyses give them. */
const effect =
  /^(?:yi|ri|te|es|smd|hedges[ ._]?g|cohens?[ ._]?d|effect[ ._]?size|log[ ._]?(?:or|rr|hr)|ln[ ._]?(?:or|rr))$/i;
const doubt =
  /^(?:vi|ni|sei|sete|se[ ._]?(?:te|es|smd|g|d)|var[ ._]?(?:es|g|d|eff(?:ect)?[ ._]?size)?|v[ ._]?(?:es|g|d))$/i;
/** Cells of two by two tables and numbers of arms, by the arguments of `escalc` (Viechtbauer 2010, J. Stat. Softw. 36(3)). */
const cell = /^(?:[abcdxtn]i|[xtnm][12]i|sd[12]?i|[nx]t?[tc]i?|[tc](?:pos|neg)|(?:[a-z][._])?x?[nt][tc]?i)$/i;
const FEWEST_CELLS = 2;
/** Works by their names, and how many took part in each. */
const work = /^(?:stud(?:y|ies)(?:[ ._]?(?:id|name|label|no))?|studlab|trial|authors?|author[ ._]?name|article)$/i;
const size = /^(?:n|ni|n[ ._]?total|total|randomi[sz]ed|patients|participants|sample[ ._]?size|ntot|size)$/i;

const statistic =
  /(?<![a-z])(?:n|mean|avg|m|sd|std|se|sem|events?|ev|total|tot|size|pos|neg|responders|deaths|cases)(?![a-z])|^(?:n|m|sd)(?=\d)/;
const control = /(?<![a-z])(?:c|con|contr?|ctrl|ctl|control|controls|placebo|pbo|unexposed|sham|untreated)(?![a-z])/;
const FEWEST_STATISTICS = 2;
const COLUMNS_A_STEP = 1024;

/** `hcq_n` is the statistic `n` of the arm `hcq`. */
function partsOf({ form: { header } }: Seen): { statistic: string; arm: string } | undefined {
  const name = header.name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_').toLowerCase();
  const found = statistic.exec(name)?.[0];
  if (found === undefined) return undefined;
  const arm = name
    .replace(statistic, ' ')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
  return arm === '' ? undefined : { statistic: found, arm };
}

/** The same statistics of a control and of those beside it. */
function* armsAmong(columns: readonly Seen[]): Generator<number, readonly Seen[]> {
  const told: { readonly column: Seen; readonly statistic: string; readonly arm: string }[] = [];
  for (const [i, column] of columns.entries()) {
    const parts = isNumeric(column) ? partsOf(column) : undefined;
    if (parts) told.push({ column, ...parts });
    if (i % COLUMNS_A_STEP === 0) yield i;
  }
  const controls = told.filter(({ arm }) => control.test(arm));
  const statistics = new Set(
    controls
      .map((each) => each.statistic)
      .filter((of) => told.some((other) => other.statistic === of && !control.test(other.arm))),
  );
  return statistics.size < FEWEST_STATISTICS
    ? []
    : told.filter((each) => statistics.has(each.statistic)).map(({ column }) => column);
}

/** Studies or authors in words, the cells that a program asks for, or each with its size. */
function studiesBySize(columns: readonly Seen[], named: (words: RegExp) => readonly Seen[]): readonly Seen[] {
  const works = columns.filter((column) => work.test(column.form.header.name.trim()) && column.form.distinct > 1);
  if (works.length === 0) return [];
  const cells = named(cell);
  if (cells.length >= FEWEST_CELLS) return [...works, ...cells];
  const inWords = works.filter((column) => isText(column));
  const sizes = inWords.length > 0 ? named(size) : [];
  return sizes.length > 0 ? [...inWords, ...sizes] : [];
}

/** Yields the number of columns looked at. */
export function* studiesSideBySide(columns: readonly Seen[]): Generator<number, Sign[]> {
  const named = (words: RegExp) =>
    columns.filter((column) => isNumeric(column) && words.test(column.form.header.name.trim()));
  const effects = named(effect);
  yield columns.length;
  const doubts = effects.length > 0 ? named(doubt) : [];
  const told = doubts.length > 0 ? [...effects, ...doubts] : studiesBySize(columns, named);
  yield columns.length;
  const members = told.length > 0 ? told : yield* armsAmong(columns);
  if (members.length === 0) return [];
  return [{ what: Things.studies, speaksFor: 'things', weight: 3, columns: members.map(({ index }) => index) }];
}

/** Which columns of a table count people, by what columns are called and what they hold. */
import type { ColumnForm } from '../roles/index.ts';
import { type CountNoun, countNounOf, isBareCount, isCategory, isMeasure } from './countWords.ts';
import { readCount } from './readCount.ts';

export interface CountColumn {
  readonly column: number;
  /** Whether its own name says that people are counted, or the user does. */
  readonly counts: CountNoun;
}

/** Values that may be something else: footnotes and remarks. */
const NEARLY_ALL = 0.95;
/** Fewer columns across than these may be flags. */
const FEWEST_CATEGORIES = 2;

const COLUMNS_A_STEP = 500;

const none: ReadonlySet<string> = new Set();

/**
 * In the order of the file. `declared`: column numbers that the user calls counts. `isSure`: whether it is known that rows are
 * groups, so that a lone total or letter counts. Yields the number of columns looked at.
 */
export function* countColumnsOf(
  forms: readonly ColumnForm[],
  declared: ReadonlySet<number>,
  marks: ReadonlySet<string> = none,
  isSure = false,
): Generator<number, CountColumn[]> {
  const found: (CountColumn & { readonly isFlag: boolean; readonly isAcross: boolean })[] = [];
  for (const [column, form] of forms.entries()) {
    if (column % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield column;
    const isDeclared = declared.has(column);
    const counts = isDeclared ? 'people' : countNounOf(form.header);
    if (!counts || !(isDeclared || holdsCounts(form, marks))) continue;
    const isAcross = counts === 'anything' && isCategory(form.header);
    found.push({ column, counts, isFlag: !isDeclared && !holdsMoreThanFlags(form, marks), isAcross });
  }
  if (isSure && found.length === 0) {
    const bare = bareCounts(forms, marks);
    return bare.length > 0 ? bare : numbersAtTheEnd(forms, marks);
  }
  const across = found.filter(({ isAcross, isFlag }) => isAcross && !isFlag).length;
  const isCounted = found.some(({ counts, isFlag }) => counts === 'people' && !isFlag);
  // One column called `M` is a flag or a measure, and so is one of nothing but 0 and 1, unless people are counted beside it.
  return found
    .filter(({ isAcross, isFlag }) => isCounted || (!isFlag && (isSure || !isAcross || across >= FEWEST_CATEGORIES)))
    .map(({ column, counts }) => ({ column, counts }));
}

function bareCounts(forms: readonly ColumnForm[], marks: ReadonlySet<string>): CountColumn[] {
  return forms.flatMap((form, column) =>
    isBareCount(form.header) && holdsCounts(form, marks) ? [{ column, counts: 'anything' as const }] : [],
  );
}

const LARGEST_YEAR = 2200;
/** Fewer different numbers are categories. */
const FEWEST_NUMBERS = 5;

/** In a table of groups the whole numbers behind its categories say how many there are, whatever they are called. */
function numbersAtTheEnd(forms: readonly ColumnForm[], marks: ReadonlySet<string>): CountColumn[] {
  const first = forms.findLastIndex(({ numbers }) => !numbers) + 1;
  return forms.flatMap((form, column) => {
    if (column < first || first === 0 || form.distinct < FEWEST_NUMBERS || isMeasure(form)) return [];
    const isYear = (form.numbers?.least ?? 0) >= 1500 && (form.numbers?.largest ?? 0) <= LARGEST_YEAR;
    return isYear || !holdsCounts(form, marks) ? [] : [{ column, counts: 'anything' as const }];
  });
}

/** Integers from 0 on, with marks of suppression among them. */
function holdsCounts({ probe }: ColumnForm, marks: ReadonlySet<string>): boolean {
  const cells = probe.map((text) => readCount(text, marks));
  const read = cells.filter((cell) => cell.is !== 'other').length;
  return cells.some((cell) => cell.is === 'count') && read >= NEARLY_ALL * probe.length;
}

function holdsMoreThanFlags({ probe }: ColumnForm, marks: ReadonlySet<string>): boolean {
  return probe.some((text) => {
    const cell = readCount(text, marks);
    return cell.is === 'count' && cell.value > 1;
  });
}

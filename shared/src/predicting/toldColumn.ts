/** The listed numbers of one column: how often its values occur, with small counts only as a sum if that is asked for. */
import { naturalOrder, type ProfileFacts, sortInSteps, staged, type Work } from '../analysis/index.ts';
import { RowsElsewhere } from '../counts/index.ts';
import type { ColumnStatistics } from '../statistics/index.ts';
import { peopleOfValues } from './peopleOfValues.ts';
import type { StatisticsRequest } from './statisticsRequest.ts';
import { suppress } from './suppress.ts';

/** Values between two yields. */
const VALUES_A_STEP = 4096;

/** A column, and its codes of the table as codes of the statistics; those that are suppressed have none. */
export interface ToldColumn {
  readonly number: number;
  readonly told: ColumnStatistics;
  readonly codeOf: ReadonlyMap<number, number>;
}

/**
 * In the natural order of the values, or by falling counts: the order in which values are first met would, over all columns, be the
 * first rows of the table.
 */
export function* toldColumn(facts: ProfileFacts, number: number, request: StatisticsRequest): Work<ToldColumn> {
  const { name, dictionary, beyond } = facts.table.columns[number];
  if (beyond) throw new RowsElsewhere('A column has too many values to be listed by this engine.');
  const { role, kind } = facts.roles[number];
  const { counts: frequencies } = dictionary;
  const ordered = (yield* staged('columns', dictionary.size, naturalOrder(dictionary))).codes;
  const codes = (frequencies[0] > 0 ? [0, ...ordered] : ordered).filter((code) => frequencies[code] > 0);
  const peopleOf = request.below === undefined ? undefined : yield* peopleOfValues(facts, [number]);
  const kept =
    request.below === undefined
      ? { codes, suppressed: undefined }
      : yield* staged('columns', codes.length, suppress(codes, frequencies, request.below, peopleOf));
  yield { stage: 'columns', share: 1 };
  const isWithheld = request.withheld.includes(name);
  const values = kept.codes.filter((code) => code !== 0);
  const falling = (a: number, b: number) => frequencies[b] - frequencies[a];
  const told = isWithheld ? yield* staged('columns', values.length, sortInSteps(values, falling)) : values;
  const isMissingTold = frequencies[0] === 0 || kept.codes[0] === 0;
  const codeOf = new Map<number, number>(isMissingTold ? [[0, 0]] : []);
  const texts: string[] = [];
  for (const [i, code] of told.entries()) {
    codeOf.set(code, i + 1);
    texts.push(dictionary.text(code));
    if (i % VALUES_A_STEP === 0) yield { stage: 'columns', share: i / told.length };
  }
  return {
    number,
    told: {
      name,
      role,
      kind,
      missing: isMissingTold ? frequencies[0] : undefined,
      values: isWithheld ? undefined : texts,
      counts: Uint32Array.from(told, (code) => frequencies[code]),
      suppressed: kept.suppressed,
    },
    codeOf,
  };
}

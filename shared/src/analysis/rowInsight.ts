/** What makes one row stand out: worked out when somebody looks at the row, and quick enough to be waited for. */
import { type CellsToBlank, fewestCellsToBlank, minimalSampleUniques } from '../combinations/index.ts';
import type { Settings } from '../config/index.ts';
import { rowsIn } from '../counts/index.ts';
import { orderFreeProduct } from '../measures/numeric/index.ts';
import type { ClassLaw } from '../measures/scaling/index.ts';
import type { Statistics } from '../statistics/index.ts';
import { partOf, unlessOver, untilDeadline } from './budget.ts';
import type { ClassFacts } from './facts.ts';
import type { FirstStep } from './firstSteps.ts';
import { classSizesIf } from './leftOut.ts';
import { classesOfPerson, peopleNamed } from './peopleWithin.ts';
import { declaredWeights, ratiosToPopulation } from './populationFrequencies.ts';
import type { Population } from './populationOf.ts';
import { staged, type Work } from './progress.ts';
import { type RiskShares, riskShares } from './riskShares.ts';
import {
  attackRisk,
  type Indistinguishable,
  printedIndistinguishable,
  type RowInPopulation,
  rowCounted,
  rowInPopulation,
  rowsWithPairs,
  treeIndistinguishable,
} from './rowLaws.ts';
import { rowRank } from './rowRank.ts';
import type { TreePair } from './testedTree.ts';

/** Columns are named by their numbers, and all are quasi-identifiers. */
export interface RowInsight {
  /** The attacker that all this is about. */
  readonly attacker: Settings['attacker'];
  /** Rows that share the values of the row, this one included; people, where rows name theirs. */
  readonly classSize: number;
  /** The smallest sets of columns on which the row is alone, as far as the attacker knows so many; smallest first. */
  readonly sets: readonly (readonly number[])[];
  /** All of them are found. */
  readonly setsAreAll: boolean;
  /** There are sets of more columns than the attacker knows. */
  readonly hasWiderSets: boolean;
  /** The fewest columns that every set has one of; undefined where not all sets are known. */
  readonly blank: CellsToBlank | undefined;
  /** What leaving one column out would do. */
  readonly without: readonly { readonly column: number; readonly classSize: number }[];
  /** What the mildest step of one column would do, for columns that have one; undefined while the steps are not known. */
  readonly coarser: readonly CoarserColumn[] | undefined;
  /** What each of its cells adds to its risk, the quasi-identifiers in turn; undefined where that takes longer than there is. */
  readonly shares: RiskShares | undefined;
  /** Rows at least as exposed as this one, itself included. */
  readonly rank: number;
  /** The probability that the attacker tries and finds the row. */
  readonly attack: number;
  /** Column → rows that have the row's value in it. */
  readonly frequencies: readonly number[];
  readonly printed: Indistinguishable;
  /** These two are undefined while it is not known which columns depend on each other. */
  readonly calibrated: Indistinguishable | undefined;
  /** Undefined without a population, too. */
  readonly population: RowInPopulation | undefined;
  /** By the size of its class alone; undefined without a scaling law, and where the class reaches the target. */
  readonly ofClass: ClassLaw | undefined;
}

interface CoarserColumn {
  readonly column: number;
  readonly treatment: FirstStep['treatment'];
  readonly classSize: number;
}

/** What a file of the population says of a row: the people who are like it, or how frequent its values are among them. */
interface KnownOfPopulation {
  readonly matches: number | undefined;
  readonly statistics: Statistics | undefined;
}

/** Results for the whole file that a row needs. */
interface KnownOfFile {
  readonly firstSteps: readonly (FirstStep | undefined)[] | undefined;
  readonly laws: readonly ClassLaw[] | undefined;
}

/** The share of the time that the search for sets may take. */
const SEARCH = 0.5;

/**
 * `known`: what is known by now of the file; `tree` is only looked for if there is time. Undefined without quasi-identifiers.
 */
export function* rowInsight(
  facts: ClassFacts,
  row: number,
  known: KnownOfFile,
  tree: Work<readonly TreePair[] | undefined>,
  population: Population | undefined,
  { matches, statistics }: KnownOfPopulation,
  deadline: number,
): Work<RowInsight | undefined> {
  const { table, counts, settings, quasiIdentifiers, crowds, subjects, profiles } = facts;
  const { firstSteps, laws } = known;
  if (quasiIdentifiers.length === 0) return undefined;
  const columns = quasiIdentifiers.map((column) => table.columns[column]);
  const values = rowsIn(counts).values(quasiIdentifiers);
  const codes = values.map((column) => column.codes);
  const rows = table.rowCount;
  const classSize = crowds.sizeOfClass[crowds.classOfRow[row]];
  const groups = columns.map((_, i) => firstSteps?.[i]?.groupOf);
  const { without, grouped } = yield* staged(
    'rows',
    rows,
    classSizesIf(codes, groups, rows, row, subjects?.personOfRow),
  );
  const rank = yield* staged('rows', rows, rowRank(values, crowds, row));
  const frequencies = values.map((column) => column.counts[column.codes.at(row)]);
  const { kappa } = settings.attacker;
  const search = minimalSampleUniques(codes, rows, row, kappa === 'all' ? undefined : kappa, subjects?.personOfRow);
  const found = yield* untilDeadline('combinations', search, partOf(deadline, SEARCH));
  const blanking = staged('combinations', 0, fewestCellsToBlank(found.sets, columns.length));
  const blank = found.complete ? yield* unlessOver(blanking, deadline) : undefined;
  const [shares] = (yield* unlessOver(riskShares(facts, [row]), deadline)) ?? [];
  const edges = yield* unlessOver(tree, deadline);
  const both = edges && (yield* staged('rows', rows, rowsWithPairs(codes, edges, row)));
  const numbersOf = (set: readonly number[]) => set.map((place) => quasiIdentifiers[place]);
  return {
    attacker: settings.attacker,
    classSize,
    sets: found.sets.map(numbersOf),
    setsAreAll: found.complete,
    hasWiderSets: found.larger,
    blank: blank && { ...blank, columns: numbersOf(blank.columns) },
    without: without.map((size, i) => ({ column: quasiIdentifiers[i], classSize: size })),
    coarser: firstSteps?.flatMap((step, i) =>
      step ? [{ column: quasiIdentifiers[i], treatment: step.treatment, classSize: grouped[i] }] : [],
    ),
    shares,
    rank,
    attack: attackRisk(settings, classSize, population),
    frequencies,
    printed: printedIndistinguishable(rows, frequencies),
    calibrated: edges && both && treeIndistinguishable(rows, frequencies, edges, both),
    population: population && (yield* ofPopulation(population)),
    ofClass: laws?.find((law) => law.rows === classSize),
  };

  function* ofPopulation(of: Population): Work<RowInPopulation | undefined> {
    if (matches !== undefined) return rowCounted(of, classSize, matches);
    const ofPerson = classesOfPerson(subjects, subjects ? peopleNamed(profiles[subjects.column]) : rows);
    const ratios = yield* ratiosToPopulation(columns, statistics, declaredWeights(table.columns, facts.roles));
    const ratio = ofPerson * orderFreeProduct((ratios ?? []).map((ofCodes, i) => ofCodes[codes[i].at(row)]));
    return edges && both && rowInPopulation(of, classSize, rows, frequencies, edges, both, ratio);
  }
}

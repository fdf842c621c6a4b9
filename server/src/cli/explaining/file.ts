/** What `quasi explain` says of a file: the card of the editor's status item, or its numbers. */
import {
  type Analysis,
  AT_MOST,
  type FileInsight,
  guessedIn,
  type InPopulation,
  type InsightFacts,
  type PeopleBehind,
  type ScalingLaw,
  type Work,
} from '@quasi/shared/analysis';
import { fileCard, passedOverText } from '@quasi/shared/explain';
import { scalingInNumbers, unitInNumbers, worstCaseInNumbers } from '@quasi/shared/measuring';
import type { Columns } from '@quasi/shared/table';
import type { Explained } from './explained.ts';

export function* explainFile(analysis: Analysis<Columns>, path: string, isJson: boolean): Work<Explained> {
  const facts = yield* analysis.insight();
  const expected = yield* analysis.expected();
  const scaling = yield* analysis.scaling();
  if (isJson) return { numbers: numbersOf(path, facts, expected, scaling) };
  const title = path === '-' ? 'Standard input' : path;
  return { card: fileCard(title, facts, facts, expected, yield* analysis.knowledge(), scaling) };
}

function numbersOf(
  file: string,
  facts: InsightFacts,
  insight: FileInsight | undefined,
  scaling: ScalingLaw | undefined,
): object {
  const { table, settings, quasiIdentifiers, risk, verdict, sensitivity, sensitive } = facts;
  const nameOf = (column: number) => table.columns[column].name;
  const { protection, peopleBehind, inPopulation, approximate } = facts;
  const drawn = peopleBehind?.drawn;
  const guessed = peopleBehind ? guessedIn(peopleBehind) : [];
  const { population, passedOver } = facts.knownPopulation;
  return {
    file,
    rows: table.rowCount,
    quasiIdentifiers: quasiIdentifiers.map(nameOf),
    target: settings.k,
    ...risk,
    expectedOrr: insight?.expected?.value,
    expectedOrrMethod: insight?.expected?.method,
    population: population?.size,
    populationSource: population?.source,
    populationNotUsed: passedOver.length > 0 ? passedOver.map(passedOverText) : undefined,
    matches: insight?.matches,
    uniqueInPopulation: inPopulation && uniqueIn(inPopulation),
    scaling: scaling && scalingInNumbers(scaling),
    protected: protection && {
      epsilons: Object.fromEntries([...protection.noised].map(([column, epsilon]) => [nameOf(column), epsilon])),
      totalEpsilon: protection.total,
      populationSize: peopleBehind?.population,
      databases: peopleBehind && listed(peopleBehind),
      allTrue: peopleBehind?.allTrue,
      guessed: guessed.length > 0 ? guessed : undefined,
      cap: peopleBehind?.cap,
      aloneShare: drawn?.aloneShare,
      onFloor: drawn?.onFloor,
      atMost: drawn && Object.fromEntries(AT_MOST.map((most, i) => [most, drawn.atMost[i]])),
    },
    approximate: approximate && {
      columns: approximate.columns.map(({ column, by, within }) => ({ column: nameOf(column), by, within })),
      exactly: approximate.exactly,
      unique: approximate.unique,
      below: approximate.below,
      drawn: approximate.drawn,
    },
    sensitivity: [...sensitivity.ofColumn].map(([column, { value, lower, upper }]) => ({
      column: nameOf(column),
      amongQuasiIdentifiers: value,
      lower,
      upper,
    })),
    complete: sensitivity.isComplete ? undefined : false,
    diversity: sensitive.map(({ column, l, t }) => ({ sensitive: nameOf(column), l, t })),
    unit: unitInNumbers(facts.unit, table),
    verdict,
    worstCase: facts.worstCase && worstCaseInNumbers(facts.worstCase, table),
  };
}

/** A person who matches hardly anybody in a file of the population is not unique in it, but unknown. */
function uniqueIn({ uniqueness, alone, apart, rowsBelow, register }: InPopulation): object | undefined {
  if (register?.isForeign) return undefined;
  return { ...uniqueness, frequencies: alone, apart, rowsBelow, kMap: register?.kMap };
}

function listed({ databases }: PeopleBehind): object[] | undefined {
  return databases.length === 0 ? undefined : databases.map(({ name, rate }) => ({ file: name, rate }));
}

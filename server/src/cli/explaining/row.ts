/** What `quasi explain --row` says of a row: the card of the editor's hover, or its numbers. */
import { type Analysis, INDISTINGUISHABLE_TARGETS, lineOfRow, type Work } from '@quasi/shared/analysis';
import { rowsIn } from '@quasi/shared/counts';
import { noiseCard, rowCard } from '@quasi/shared/explain';
import { sudaOfRow } from '@quasi/shared/measuring';
import type { Columns } from '@quasi/shared/table';
import type { Explained } from './explained.ts';

/** Sets that are listed; their number is true. */
const MOST_SETS = 200;

/** `cell`: where a spreadsheet has it. */
export function* explainRow(
  analysis: Analysis<Columns>,
  row: number,
  cell: string | undefined,
  isJson: boolean,
): Work<Explained> {
  const facts = yield* analysis.classes();
  const { table, settings, crowds, subjects, quasiIdentifiers, protection } = facts;
  const nameOf = (column: number) => table.columns[column].name;
  const namesOf = (columns: readonly number[]) => columns.map(nameOf);
  const rows = table.rowCount;
  const line = yield* lineOfRow(facts.text, row);
  const about = { row: row + 1, rows, quasiIdentifiers: namesOf(quasiIdentifiers) };
  if (protection?.isWhole) {
    const people = yield* analysis.peopleBehind();
    if (!isJson) return { card: noiseCard({ table, row, line, cell }, protection, people) };
    const columns = namesOf([...protection.noised.keys()]);
    return { numbers: { ...about, noise: { epsilon: protection.total, columns, allTrue: people?.allTrue } } };
  }
  // Where there is a file of the population, its people are counted first.
  yield* analysis.inPopulation(analysis.world.budget);
  yield* analysis.firstSteps();
  yield* analysis.scaling();
  const insight = yield* analysis.row(row, analysis.world.budget);
  const classSize = crowds.sizeOfClass[crowds.classOfRow[row]];
  const seen = { table, row, line, cell, classSize, subjects, target: settings.k, columns: quasiIdentifiers };
  if (!isJson) return { card: rowCard(seen, insight) };
  if (!insight) return { numbers: about };
  const { attacker, sets, blank, frequencies, calibrated, population } = insight;
  const kappa = attacker.kappa === 'all' ? undefined : attacker.kappa;
  const suda = yield* sudaOfRow(
    rowsIn(analysis.counts),
    quasiIdentifiers,
    row,
    kappa,
    (yield* analysis.population())?.rate,
    analysis.world.budget,
  );
  const numbers = {
    ...about,
    attacker: attacker.name,
    kappa: kappa ?? null,
    classSize,
    target: settings.k,
    toTarget: Math.max(0, settings.k - classSize),
    risk: 1 / classSize,
    attackRisk: insight.attack,
    setCount: sets.length,
    sets: sets.slice(0, MOST_SETS).map(namesOf),
    complete: insight.setsAreAll ? undefined : false,
    blank: blank && namesOf(blank.columns),
    without: insight.without.map((one) => ({ column: table.columns[one.column].name, classSize: one.classSize })),
    coarser: insight.coarser?.map(({ column, treatment, classSize: size }) => ({
      column: nameOf(column),
      remedy: treatment.remedy,
      parameters: treatment.parameters,
      classSize: size,
    })),
    shares: insight.shares && [...insight.shares].map((share, i) => ({ column: nameOf(quasiIdentifiers[i]), share })),
    rank: insight.rank,
    indistinguishable: byTarget(insight.printed),
    calibrated: calibrated && byTarget(calibrated),
    population: population && {
      ...population,
      indistinguishable: byTarget(population.indistinguishable),
      ofClass: insight.ofClass,
    },
    suda: suda ?? { complete: false },
    cells: namesOf(quasiIdentifiers).map((column, i) => ({ column, rows: frequencies[i] })),
  };
  return { numbers };
}

function byTarget(probabilities: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(INDISTINGUISHABLE_TARGETS.map((k, i) => [k, probabilities[i]]));
}

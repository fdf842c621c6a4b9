/** What `quasi explain --row` says of a row: the card of the editor's hover, or its numbers. */
import { type Analysis, INDISTINGUISHABLE_TARGETS, type Work } from '@quasi/shared/analysis';
import { type Card, noiseCard, rowCard } from '@quasi/shared/explain';
import { sudaOfRow } from '@quasi/shared/measuring';

/** Sets that are listed; their number is true. */
const MOST_SETS = 200;

export function* cardOfRow(analysis: Analysis, row: number): Work<Card> {
  const { budget } = analysis.world;
  const { table, settings, crowds, subjects, quasiIdentifiers, protection } = yield* analysis.classes();
  if (protection?.isWhole) return noiseCard({ table }, row, protection, yield* analysis.peopleBehind());
  // Where there is a file of the population, its people are counted first.
  yield* analysis.inPopulation(budget);
  const classSize = crowds.sizeOfClass[crowds.classOfRow[row]];
  yield* analysis.firstSteps();
  const insight = yield* analysis.row(row, budget);
  return rowCard({ table, row, classSize, subjects, target: settings.k, columns: quasiIdentifiers }, insight);
}

export function* numbersOfRow(analysis: Analysis, row: number): Work<object> {
  const { budget } = analysis.world;
  const { table, settings, quasiIdentifiers, protection } = yield* analysis.classes();
  const nameOf = (column: number) => table.columns[column].name;
  const namesOf = (columns: readonly number[]) => columns.map(nameOf);
  const rows = table.rowCount;
  const about = { row: row + 1, rows, quasiIdentifiers: namesOf(quasiIdentifiers) };
  if (protection?.isWhole) {
    const columns = namesOf([...protection.noised.keys()]);
    const people = yield* analysis.peopleBehind();
    return { ...about, noise: { epsilon: protection.total, columns, allTrue: people?.allTrue } };
  }
  yield* analysis.inPopulation(budget);
  yield* analysis.firstSteps();
  const insight = yield* analysis.row(row, budget);
  if (!insight) return about;
  const { attacker, classSize, sets, blank, frequencies, calibrated, population } = insight;
  const kappa = attacker.kappa === 'all' ? undefined : attacker.kappa;
  const compared = quasiIdentifiers.map((column) => table.columns[column].codes);
  const suda = yield* sudaOfRow(compared, rows, row, kappa, (yield* analysis.population())?.rate, budget);
  return {
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
    population: population && { ...population, indistinguishable: byTarget(population.indistinguishable) },
    suda: suda ?? { complete: false },
    cells: namesOf(quasiIdentifiers).map((column, i) => ({ column, rows: frequencies[i] })),
  };
}

function byTarget(probabilities: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(INDISTINGUISHABLE_TARGETS.map((k, i) => [k, probabilities[i]]));
}

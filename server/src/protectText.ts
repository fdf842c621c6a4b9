/** How remedies that draw at random are told: by what they do to people, never by the classes of what they write. */
import type { CellTreatments, NoiseEffect, PartEffect, SampleEffect } from '@quasi/shared/effects';
import { formatCount, formatCountOf, formatProbability, formatShare, nameList } from '@quasi/shared/explain';
import type { CellTreatment } from '@quasi/shared/remedies';
import type { Table } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';

/** `people alone 39 % → 52 % as reckoned from the answers, a cell is true with 73 %`. */
export function noiseText({ alone, truth, epsilon, unfitRows }: NoiseEffect, treatments: CellTreatments): string {
  const columns = treatments.size;
  const parts = [...treatments.values()].flatMap((treatment) => movesText(treatment) ?? []);
  if (alone?.after !== undefined)
    parts.push(t`people alone ${formatShare(alone.before)} → ${formatShare(alone.after)} as reckoned from the answers`);
  else if (alone)
    parts.push(t`people alone ${formatShare(alone.before)} now; what the answers tell of it took too long to reckon`);
  if (truth !== undefined) {
    const share = formatShare(truth);
    parts.push(columns === 1 ? t`a cell is true with ${share}` : t`a row's answers are all true with ${share}`);
    if (columns > 1) parts.push(t`ε ${String(Number(epsilon.toPrecision(6)))} in all`);
  }
  if (unfitRows > 0) parts.push(t`nothing left in ${formatCountOf(unfitRows, t`row`, t`rows`)}`);
  return parts.join(', ');
}

/** `moves numbers by 20 on average, 95 % of them by less than 60`: Laplace's and Gauss's law; undefined for what is no noise on numbers. */
export function movesText({ parameters }: CellTreatment): string | undefined {
  const { law, scale } = parameters as { law?: 'laplace' | 'gaussian'; scale?: number };
  if (law === undefined || scale === undefined) return undefined;
  const [mean, most] = law === 'laplace' ? [1, Math.log(20)] : [Math.sqrt(2 / Math.PI), 1.96];
  const shown = (distance: number) => String(Number(distance.toPrecision(2)));
  return t`moves numbers by ${shown(mean * scale)} on average, 95 % of them by less than ${shown(most * scale)}`;
}

export function responseNote(): string {
  return t`Who is alone stays alone; what protects is that no row can be taken for anybody's. The answers say how many people are alone as far as can be reckoned back from them.`;
}

export function noiseNote(): string {
  return t`A number is no longer its row's own. How many rows look alike says nothing afterwards, and rare numbers stay rare.`;
}

/** `somebody is in it with 10 %, mean chance of the right row 41 % → 6 %, a single match is right with 100 % → 34 %`. */
export function sampleText({ rate, orr, match, population, aloneInPopulation }: SampleEffect): string {
  const parts = [
    population === undefined
      ? t`somebody of the file is in it with ${formatShare(rate)}`
      : t`one of the ${formatCount(population)} people is in it with ${formatShare(rate)}`,
    t`mean chance of picking the right row ${formatShare(orr.before)} → ${formatShare(orr.after)}`,
  ];
  if (match.after !== undefined) {
    const after = formatShare(match.after);
    const told = match.before === undefined ? after : `${formatShare(match.before)} → ${after}`;
    parts.push(t`a single match is right with ${told}`);
  }
  if (aloneInPopulation !== undefined)
    parts.push(t`${formatShare(aloneInPopulation)} of the people are alone in the population, as before`);
  return parts.join(', ');
}

export function sampleNote(): string {
  return t`A sample protects as long as nobody knows who is in it. A row that is alone among all people is found as before once it is drawn.`;
}

/** `age, sex (alone 3 %, k 1, ORR 0.2)`, part by part. */
export function partsText(parts: readonly PartEffect[], { columns }: Table): string {
  return parts.map((part) => partText(part, columns)).join(' · ');
}

function partText({ columns: numbers, risk, rows }: PartEffect, columns: Table['columns']): string {
  const names = nameList(numbers.map((column) => columns[column].name));
  if (!risk) return t`${names} (no column that rows are compared on)`;
  const alone = formatShare(risk.uniqueRows / rows);
  return t`${names} (alone ${alone}, k ${formatCount(risk.k)}, ORR ${formatProbability(risk.orr)})`;
}

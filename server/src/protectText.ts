/** How remedies that draw at random are described: by what they do to people, never by the classes of what they write. */
import type { CellTreatments, NoiseEffect, PartEffect, SampleEffect } from '@quasi/shared/effects';
import { formatCount, formatCountOf, formatProbability, formatShare, nameList } from '@quasi/shared/explain';
import type { CellTreatment } from '@quasi/shared/remedies';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';

/** `73 % of cells stay true, people unique 39 % counted, 52 % by the answers`: as long as one line of a list can be. */
export function noiseText(
  { alone, truth, epsilon, unfitRows, inRanges }: NoiseEffect,
  treatments: CellTreatments,
): string {
  const columns = treatments.size;
  const parts = [...treatments.values()].flatMap((treatment) => movesText(treatment) ?? []);
  if (truth !== undefined) {
    const share = formatShare(truth);
    parts.push(columns === 1 ? t`${share} of cells stay true` : t`${share} of rows stay true`);
    if (columns > 1) parts.push(t`ε ${String(Number(epsilon.toPrecision(6)))} in all`);
  }
  if (alone?.after !== undefined)
    parts.push(t`people unique ${formatShare(alone.before)} counted, ${formatShare(alone.after)} by the answers`);
  else if (alone)
    parts.push(t`people unique ${formatShare(alone.before)} counted, by the answers not reckoned in time`);
  if (inRanges.length > 0)
    parts.push(t`numbers of ${formatCountOf(inRanges.length, t`column`, t`columns`)} answered in ranges`);
  if (unfitRows > 0) parts.push(t`nothing left in ${formatCountOf(unfitRows, t`row`, t`rows`)}`);
  return parts.join(', ');
}

/** `moves numbers by 20 on average, 95 % of them by less than 60`: Laplace's and Gauss's law; undefined for what is no noise on numbers. */
function movesText({ parameters }: CellTreatment): string | undefined {
  const { law, scale } = parameters as { law?: 'laplace' | 'gaussian'; scale?: number };
  if (law === undefined || scale === undefined) return undefined;
  const [mean, most] = law === 'laplace' ? [1, Math.log(20)] : [Math.sqrt(2 / Math.PI), 1.96];
  const shown = (distance: number) => String(Number(distance.toPrecision(2)));
  return t`moves numbers by ${shown(mean * scale)} on average, 95 % of them by less than ${shown(most * scale)}`;
}

export function responseNote(): string {
  return t`People who are unique stay unique; they are protected because no row can be taken for anybody's. The answers say how many people are unique, as far as that can be reckoned back.`;
}

export function noiseNote(): string {
  return t`A number is no longer its row's own. How many rows look alike says nothing afterwards, and rare numbers stay rare.`;
}

/** `right row picked with 41 % → 6 %, a single match is right with 100 % → 34 %`: as long as one line of a list can be. */
export function sampleText({ rate, orr, match, population, aloneInPopulation }: SampleEffect): string {
  const parts = [t`right row picked with ${formatShare(orr.before)} → ${formatShare(orr.after)}`];
  if (match.after !== undefined) {
    const after = formatShare(match.after);
    const told = match.before === undefined ? after : `${formatShare(match.before)} → ${after}`;
    parts.push(t`a single match is right with ${told}`);
  }
  if (population !== undefined)
    parts.push(t`one of the ${formatCount(population)} people is in it with ${formatShare(rate)}`);
  if (aloneInPopulation !== undefined)
    parts.push(t`${formatShare(aloneInPopulation)} of the people are alone in the population, as before`);
  return parts.join(', ');
}

export function sampleNote(): string {
  return t`A sample protects as long as nobody knows who is in it. A row that is alone among all people is found as before once it is drawn.`;
}

/** `at most 3 % unique in a part: age, sex (unique 3 %, k 1, ORR 0.2) · …`: what matters first, as a list cuts it off. */
export function partsText(parts: readonly PartEffect[], { columns }: Columns): string {
  const list = parts.map((part) => partText(part, columns)).join(' · ');
  const alone = parts.flatMap(({ risk, rows }) => (risk ? [risk.uniqueRows / rows] : []));
  return alone.length > 1 ? t`at most ${formatShare(Math.max(...alone))} unique in a part: ${list}` : list;
}

function partText({ columns: numbers, risk, rows }: PartEffect, columns: Columns['columns']): string {
  const names = nameList(numbers.map((column) => columns[column].name));
  if (!risk) return t`${names} (no column that rows are compared on)`;
  const alone = formatShare(risk.uniqueRows / rows);
  return t`${names} (unique ${alone}, k ${formatCount(risk.k)}, ORR ${formatProbability(risk.orr)})`;
}

/** What a file says of people in its population by how its classes grow: a section of the card of a file, and lines of the card of a row. */
import type { ClassLaw, Estimate, ScalingLaw } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import type { CardSection, CardValue } from './card.ts';
import { formatCount, formatShare } from './format.ts';

export function scalingSection(law: ScalingLaw | undefined): CardSection[] {
  if (!law) return [];
  const { population, target } = law;
  return [
    {
      title: t`Scaling law: from the file to its population`,
      sentences: [
        t`How the classes of the file would grow to ${formatCount(population.people)} people. Each interval should hold the true number in 9 of 10 files: it allows for chance, and for a model that is as wrong as on other tables of people. It holds for a random sample of people only.`,
      ],
      values: [
        { name: t`Unique people`, value: withInterval(population.unique) },
        { name: t`Chance to pick the right person`, value: withInterval(population.correctness) },
        ...(target > 2
          ? [{ name: t`People with fewer than ${formatCount(target)} alike`, value: withInterval(population.below) }]
          : []),
      ],
    },
  ];
}

export function withInterval({ value, low, high }: Estimate): string {
  return t`${formatShare(value)} (${formatShare(low)} to ${formatShare(high)})`;
}

/** By the size of the class of the row alone, whatever its values are. */
export function ofClassValues(law: ClassLaw | undefined): CardValue[] {
  if (!law) return [];
  return [
    ...(law.rows === 1 ? [{ name: t`Unique in the population (scaling law)`, value: formatShare(law.alone) }] : []),
    { name: t`Chance of re-identification (scaling law)`, value: formatShare(law.risk) },
  ];
}

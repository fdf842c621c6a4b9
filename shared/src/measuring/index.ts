/** All numbers of a file, part by part. The only registry of parts; they are printed in this order. */
import { approximate } from './approximate.ts';
import { background } from './background.ts';
import { classes } from './classes.ts';
import { columns } from './columns.ts';
import { dependency } from './dependency.ts';
import { diversity } from './diversity.ts';
import { frequency } from './frequency.ts';
import { inference } from './inference.ts';
import { knowledge } from './knowledge.ts';
import type { Measured } from './measured.ts';
import { models } from './models.ts';
import { overall } from './overall.ts';
import type { Part } from './part.ts';
import { population } from './population.ts';
import { protectedPart } from './protected.ts';
import { relaxedCombinations } from './relaxedCombinations.ts';
import { sensitivity } from './sensitivity.ts';
import { suda } from './suda.ts';
import { unicity } from './unicity.ts';
import { uniqueCombinations } from './uniqueCombinations.ts';
import { verdict } from './verdict.ts';

export { classNumbers } from './classes.ts';
export { diversityNumbers } from './diversity.ts';
export { registerOf } from './indistinguishable.ts';
export { type Measured, startMeasuring } from './measured.ts';
export type { Part } from './part.ts';
export { columnsOfModel } from './protected.ts';
export { type MeasureRequest, type NamedValue, SAMPLED_VALUES } from './request.ts';
export { scalingInNumbers } from './scaling.ts';
export { sudaOfRow } from './sudaOfRow.ts';
export { unitInNumbers, worstCaseInNumbers } from './unit.ts';

export const parts = {
  columns,
  classes,
  knowledge,
  overall,
  dependency,
  uniqueCombinations,
  relaxedCombinations,
  sensitivity,
  frequency,
  background,
  unicity,
  approximate,
  diversity,
  inference,
  models,
  population,
  suda,
  protected: protectedPart,
  verdict,
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

/** The parts that make sense for a file whose rows are about nobody, because all its quasi-identifiers are noised. */
const partsOfNoise: readonly PartName[] = ['columns', 'protected', 'verdict'];

/** Whether a part applies to the file. */
export function applies(part: PartName, { facts }: Measured): boolean {
  return !facts.protection?.isWhole || partsOfNoise.includes(part);
}

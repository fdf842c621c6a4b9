/** The scaling law: from the classes of a sample to those of the population, by the Pitman–Yor process, with intervals. */
export type { ClassLaw } from './classLaw.ts';
export { type Estimate, type ScalingLaw, type ScalingPoint, scalingLaw } from './scalingLaw.ts';

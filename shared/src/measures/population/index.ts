/** From sample to population: how many of the unique rows are unique people. */
export { correctMatchProbability, type PopulationUniqueness, populationUniqueness } from './populationUniqueness.ts';
export { type SampleLaw, sampleLaw } from './sampleLaw.ts';

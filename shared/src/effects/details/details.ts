/**
 * All that is known of what a remedy does, before and after, measured on the file as it would be read afterwards. The registry of the parts;
 * each has its own time, and one that was too slow says so.
 */
import type { Work } from '../../analysis/index.ts';
import { type RiskOfFile, riskOf } from '../effect.ts';
import { type DependenciesKept, dependenciesKept } from './dependenciesKept.ts';
import { type DiversityChange, diversityChanges } from './diversityChanges.ts';
import { type InformationLoss, informationLoss } from './informationLoss.ts';
import { type KnowledgeChanges, knowledgeChanges } from './knowledgeChanges.ts';
import { type PopulationChange, populationChange } from './populationChange.ts';
import { type SensitivityChanges, sensitivitiesBetween } from './sensitivitiesBetween.ts';
import type { Sides } from './sides.ts';
import { inTime, type Told } from './told.ts';

export interface Details {
  readonly before: RiskOfFile;
  readonly after: RiskOfFile;
  /** COL's S of the quasi-identifiers and the changed columns. */
  readonly sensitivity: Told<SensitivityChanges>;
  /** ITO's R(X), of transactions. */
  readonly background: Told<KnowledgeChanges>;
  /** ℓ and t, of sensitive columns. */
  readonly diversity: Told<readonly DiversityChange[]>;
  /** TFRR's law, where a population is set. */
  readonly population: Told<PopulationChange>;
  readonly dependencies: Told<DependenciesKept>;
  readonly loss: Told<InformationLoss>;
}

/** `budget`: seconds for each part; undefined: any. */
export function* detailsOf(sides: Sides, budget: number | undefined): Work<Details> {
  const { before, after } = sides;
  return {
    before: riskOf(before.facts),
    after: riskOf(after.facts),
    sensitivity: yield* sensitivitiesBetween(sides, budget),
    background: yield* inTime(knowledgeChanges(sides), budget),
    diversity: yield* inTime(diversityChanges(sides), budget),
    population: yield* inTime(populationChange(sides), budget),
    dependencies: yield* inTime(dependenciesKept(sides), budget),
    loss: yield* inTime(informationLoss(sides), budget),
  };
}

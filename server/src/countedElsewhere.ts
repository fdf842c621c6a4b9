/** Says that another engine than this process counted, why, and what it left open: a number that is absent is not one that is 0. */
import type { ClassFacts, InsightFacts } from '@quasi/shared/analysis';
import { t } from '@quasi/shared/words';

export interface CountedElsewhere {
  readonly engine: string;
  /** If nobody asked for it. */
  readonly because: string | undefined;
  readonly notAvailable: readonly string[];
}

interface Counted {
  readonly countedBy?: string;
  readonly why?: string | undefined;
}

/** Undefined where this process counted. */
export function countedElsewhere(
  { countedBy: engine, why: because }: Counted,
  facts: ClassFacts,
  insight: Pick<InsightFacts, 'knownPopulation'> | undefined,
): CountedElsewhere | undefined {
  if (engine === undefined) return undefined;
  const { table, unit, roles, protection } = facts;
  const isOfGroups = unit.rows === 'groups' || unit.rows === 'unclear';
  const sensitive = roles.some(({ role }, i) => role === 'sensitive' && table.columns[i].beyond);
  return {
    engine,
    because,
    notAvailable: [
      t`single rows and their lines`,
      t`faults of the text`,
      ...(isOfGroups ? [t`small cells and totals of tables of counts`] : []),
      ...(insight?.knownPopulation.population ? [t`rows among the people of the population`] : []),
      ...(protection ? [t`the people behind protected answers`] : []),
      ...(sensitive ? [t`diversity of sensitive columns of too many values`] : []),
    ],
  };
}

export function countedText({ engine, because, notAvailable }: CountedElsewhere): string {
  const missing = t`Not available on this engine: ${notAvailable.join('; ')}.`;
  const counted = because === undefined ? t`Counted by ${engine}.` : t`Counted by ${engine}: ${because}.`;
  return `${counted} ${missing}`;
}

/** Says that another engine than this process counted, why, and what it left open: a number that is absent is not one that is 0. */
import type { ClassFacts, InsightFacts } from '@quasi/shared/analysis';
import type { OpenedData } from './openTable.ts';
import { shownPath } from './paths.ts';

export interface CountedElsewhere {
  readonly engine: string;
  /** If nobody asked for it. */
  readonly because: string | undefined;
  readonly notAvailable: readonly string[];
}

/** Undefined where this process counted. */
export function countedElsewhere(
  opened: OpenedData,
  facts: ClassFacts,
  insight: Pick<InsightFacts, 'knownPopulation'> | undefined,
): CountedElsewhere | undefined {
  const { countedBy: engine, why: because } = opened;
  if (engine === undefined) return undefined;
  const { table, unit, roles, protection } = facts;
  const isOfGroups = unit.rows === 'groups' || unit.rows === 'unclear';
  const sensitive = roles.some(({ role }, i) => role === 'sensitive' && table.columns[i].beyond);
  return {
    engine,
    because,
    notAvailable: [
      'single rows and their lines',
      'faults of the text',
      ...(isOfGroups ? ['small cells and totals of tables of counts'] : []),
      ...(insight?.knownPopulation.population ? ['rows among the people of the population'] : []),
      ...(protection ? ['the people behind protected answers'] : []),
      ...(sensitive ? ['diversity of sensitive columns of too many values'] : []),
    ],
  };
}

export function countedText({ engine, because, notAvailable }: CountedElsewhere): string {
  const why = because === undefined ? '' : `: ${because}`;
  return `Counted by ${engine}${why}. Not available on this engine: ${notAvailable.join('; ')}.`;
}

export function countedNote(path: string, counted: CountedElsewhere): string {
  return `${shownPath(path)}: ${countedText(counted)}`;
}

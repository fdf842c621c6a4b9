/** What a change of columns does, measured before it is made: the file is analysed as it would be read afterwards. */
import type { Analysis, ClassFacts, ClassRisk, Verdict, Work } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import { lossOf } from './loss.ts';
import { analysisAfter, type Treated } from './treatColumn.ts';

export interface Effect {
  readonly before: RiskOfFile;
  readonly after: RiskOfFile;
  readonly loss: number;
}

export interface RiskOfFile {
  readonly rows: number;
  /** Undefined where there is nothing to compare. */
  readonly risk: ClassRisk | undefined;
  readonly verdict: Verdict | undefined;
}

export function* effectOf(analysis: Analysis<Columns>, treated: Treated): Work<Effect> {
  const before = yield* analysis.classes();
  const after = yield* (yield* analysisAfter(analysis, treated)).classes();
  return { before: riskOf(before), after: riskOf(after), loss: yield* lossOf(before, treated) };
}

export function riskOf({ table, risk, verdict }: ClassFacts): RiskOfFile {
  return { rows: table.rowCount, risk, verdict };
}

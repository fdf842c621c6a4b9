/** A column treated, as the file would be read afterwards. */
import { type ProfileFacts, staged, type Work } from '../analysis/index.ts';
import { type ColumnToTreat, type Recoded, recode, type Treatment } from '../remedies/index.ts';
import { Dictionary, MissingTokens } from '../table/index.ts';

export function toTreat({ table, roles, settings }: ProfileFacts, column: number): ColumnToTreat {
  const { role, kind, detector } = roles[column];
  return { role, kind, detector, values: table.columns[column].dictionary, rows: table.rowCount, k: settings.k };
}

export function* treatColumn(facts: ProfileFacts, column: number, treatment: Treatment): Work<Recoded> {
  const { table, settings } = facts;
  const fresh = new Dictionary(new MissingTokens(settings.missingTokens));
  const recoding = recode(table.columns[column], toTreat(facts, column), treatment, fresh);
  return yield* staged('columns', table.rowCount, recoding);
}

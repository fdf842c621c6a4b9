/** Fields that share a name: what one says holds for the columns of the others too, so they may not say it differently. */
import { t } from '../words/index.ts';
import type { Field, Resource, SchemaProblem } from './model.ts';
import { PARTS_A_STEP, type Reading } from './reading.ts';
import { fault, note } from './source.ts';
import { columnNames } from './statementOf.ts';

const FIELDS_A_STEP = 128;

/** The values, as JSON, by the names of properties. */
type Said = Readonly<Record<string, string>>;

export function* checkSharedNames(resources: readonly Resource[], problems: SchemaProblem[]): Reading<void> {
  for (const resource of resources) {
    const known = new Map<string, Said>();
    for (const [i, field] of resource.fields.entries()) {
      if (i % FIELDS_A_STEP === FIELDS_A_STEP - 1) yield PARTS_A_STEP;
      const said = saidBy(field);
      const before = columnNames(resource, field).flatMap((name): readonly Said[] => {
        const one = known.get(name);
        return one ? [one] : [];
      });
      if (before.length > 0) tell(field, disagreement(said, before), problems);
      for (const name of columnNames(resource, field)) known.set(name, { ...said, ...known.get(name) });
    }
  }
}

/** What it says in Quasi's own properties but for statistics, which are read by fields. */
function saidBy({ quasi }: Field): Said {
  const said = Object.entries(quasi.said).filter(([key]) => key !== 'quasi:statistics');
  return Object.fromEntries(said.map(([key, value]) => [key, JSON.stringify(value)]));
}

function disagreement(said: Said, before: readonly Said[]): string | undefined {
  return Object.keys(said).find((key) => before.some((other) => other[key] !== undefined && other[key] !== said[key]));
}

function tell({ namePlace }: Field, key: string | undefined, problems: SchemaProblem[]): void {
  const source = { path: namePlace.path, problems };
  if (key === undefined) {
    const message = t`Another field has this name too; what is said of both counts for each column of that name.`;
    note(source, namePlace, message);
    return;
  }
  const message = t`Another field has this name too and states another "${key}", so it is not known which is meant. Give each a name of its own, or state the same of both.`;
  fault(source, namePlace, message);
}

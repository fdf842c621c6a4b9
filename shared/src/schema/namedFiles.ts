/** The files that Quasi's own properties name, by their whole paths; what leads out of the workspace is said. */
import { pathWithin } from './linkedPath.ts';
import type { Placed, Resource, SchemaProblem, Stated } from './model.ts';
import { PARTS_A_STEP, type Reading } from './reading.ts';
import { placed } from './source.ts';

export function* checkNamedFiles(
  resources: readonly Resource[],
  folder: string,
  problems: SchemaProblem[],
): Reading<void> {
  const stated = new Set(resources.flatMap(({ quasi, fields }) => [quasi, ...fields.map((field) => field.quasi)]));
  let parts = 0;
  for (const { trees } of stated) {
    if (++parts % PARTS_A_STEP === 0) yield PARTS_A_STEP;
    for (const key of ['quasi:hierarchy', 'quasi:populationFile', 'quasi:statistics']) {
      const path = pathIn({ said: {}, trees }, key);
      if (path) pathWithin({ path: path.path, problems }, path, folder);
    }
  }
}

/** As it is written. */
export function pathIn({ trees }: Stated<object>, key: string): Placed<string> | undefined {
  const property = trees.get(key);
  if (property?.value.kind !== 'scalar' || typeof property.value.value !== 'string') return undefined;
  return placed({ path: property.path, problems: [] }, property.value, property.value.value);
}

/** The files that Quasi's own properties name, by their whole paths; what is on the web or leads out of the workspace is said, and holds no more. */
import { isReadable } from './linkedPath.ts';
import { PARTS_OF_FILE, type SchemaFiles } from './loading.ts';
import type { Placed, Resource, SchemaProblem, Stated, StatedProperty } from './model.ts';
import { PARTS_A_STEP, type Reading } from './reading.ts';
import { placed } from './source.ts';

const KEYS = ['quasi:hierarchy', 'quasi:populationFile', 'quasi:statistics'];

/** Resources without statistics that have been reported as missing. */
export function* withReadableFiles(
  resources: readonly Resource[],
  files: SchemaFiles,
  problems: SchemaProblem[],
): Reading<Resource[]> {
  const looked = new Set<StatedProperty>();
  const refused = new Set<StatedProperty>();
  let parts = 0;
  for (const { quasi, fields } of resources) {
    for (const stated of [quasi, ...fields.map((field) => field.quasi)]) {
      if (++parts % PARTS_A_STEP === 0) yield PARTS_A_STEP;
      for (const key of KEYS) {
        const property = stated.trees.get(key);
        const path = pathIn(stated, key);
        // Statements about a group of tables apply to each of them.
        if (!property || !path || looked.has(property)) continue;
        looked.add(property);
        yield PARTS_OF_FILE;
        if (!isReadable({ path: path.path, problems }, path, files)) refused.add(property);
      }
    }
  }
  return resources.map((resource) => withoutStatistics(resource, refused));
}

function withoutStatistics(resource: Resource, refused: ReadonlySet<StatedProperty>): Resource {
  const { said, trees } = resource.quasi;
  const stated = trees.get('quasi:statistics');
  if (!stated || !refused.has(stated)) return resource;
  const { 'quasi:statistics': _, ...others } = said;
  return { ...resource, quasi: { said: others, trees } };
}

/** As it is written. */
export function pathIn({ trees }: Stated<object>, key: string): Placed<string> | undefined {
  const property = trees.get(key);
  if (property?.value.kind !== 'scalar' || typeof property.value.value !== 'string') return undefined;
  return placed({ path: property.path, problems: [] }, property.value, property.value.value);
}

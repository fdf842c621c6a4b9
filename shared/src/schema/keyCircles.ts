/** Foreign keys of several tables that lead in a circle: rows each need others before they can be. */
import { t } from '../words/index.ts';
import type { TargetOf } from './checkReferences.ts';
import type { Resource, SchemaProblem } from './model.ts';
import { shownText } from './shownText.ts';
import { isFull, note } from './source.ts';

/** The number of tables that are named for one circle. */
const MOST_NAMES = 10;

/** Each circle is reported once, where it closes. A table that refers to itself is no circle, because trees are kept like this. */
export function tellOfCircles(resources: readonly Resource[], targetOf: TargetOf, problems: SchemaProblem[]): void {
  const state = new Map<Resource, 'open' | 'done'>();
  for (const start of resources) {
    if (state.has(start)) continue;
    state.set(start, 'open');
    const way = [{ resource: start, next: 0 }];
    for (let step = way.at(-1); step; step = way.at(-1)) {
      const key = step.resource.foreignKeys[step.next++];
      if (!key) {
        state.set(step.resource, 'done');
        way.pop();
        continue;
      }
      const target = key.resource && targetOf(step.resource, key.resource);
      if (!key.resource || !target || target === step.resource || isFull({ problems })) continue;
      if (state.get(target) === 'open') {
        const circle = way.slice(way.findIndex(({ resource }) => resource === target)).map(({ resource }) => resource);
        const names = [...circle, target].map(({ name }) => shownText(name ?? '?'));
        const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), '…', names.at(-1)] : names;
        const message = t`These keys lead in a circle: ${shown.join(' → ')}. No table can be filled before the others.`;
        note({ path: key.path, problems }, key.resource, message);
      } else if (!state.has(target)) {
        state.set(target, 'open');
        way.push({ resource: target, next: 0 });
      }
    }
  }
}

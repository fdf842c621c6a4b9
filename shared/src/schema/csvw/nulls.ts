/** The null values of CSVW: one or several. */
import type { PlainObject } from '../../statistics/index.ts';
import type { Placed } from '../model.ts';
import type { Reading } from '../reading.ts';
import { placed, type Source, textsIn, valueIn } from '../source.ts';

export function* nullsIn(source: Source, tree: PlainObject): Reading<Placed<string[]> | undefined> {
  const texts = yield* textsIn(source, tree, 'null');
  const value = valueIn(tree, 'null');
  return (
    texts &&
    value &&
    placed(
      source,
      value,
      texts.map((text) => text.value),
    )
  );
}
